import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Role } from '#shared/contract/iam/roles.ts';
import { folded } from '#web/directory/folded.ts';
import { Combobox } from '#web/ui/Combobox.tsx';
import { roleName } from './role-words.ts';

export interface RoleChoiceProps {
  label: string;
  roles: readonly Role[];
  loading: boolean;
  /** Uuid, or the empty text. */
  chosen: string;
  onChoose: (uuid: string) => void;
}

/** One role out of all roles of the scope. */
export function RoleChoice({ label, roles, loading, chosen, onChoose }: RoleChoiceProps) {
  const t = useTranslations('role.comparing');
  const kind = useTranslations('roles');
  const role = roles.find(({ uuid }) => uuid === chosen);
  const [typed, setTyped] = useState<string>();
  const name = role ? roleName(role) : '';
  const text = typed ?? name;
  const wanted = text === name ? '' : folded(text.trim());
  return (
    <Combobox
      label={label}
      placeholder={t('choose')}
      inputValue={text}
      onInputChange={setTyped}
      selectedId={role?.uuid ?? null}
      onSelect={(uuid) => {
        setTyped(undefined);
        if (uuid !== null) onChoose(uuid);
      }}
      onBlur={() => setTyped(undefined)}
      options={roles
        .filter((each) => folded(`${roleName(each)} ${each.uuid}`).includes(wanted))
        .map((each) => ({
          id: each.uuid,
          label: roleName(each),
          detail: kind('kind', { custom: String(each.custom) }),
        }))}
      loading={loading}
    />
  );
}
