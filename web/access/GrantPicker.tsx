import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Permission } from '#shared/contract/iam/permissions.ts';
import type { Role } from '#shared/contract/iam/roles.ts';
import type { Grants } from '#shared/rules/policy-delta.ts';
import { PickList } from '#web/ui/PickList.tsx';
import { grantOptions, matchingOptions, type GrantOption } from './grant-options.ts';

export interface GrantPickerProps {
  roles: readonly Role[];
  permissions: readonly Permission[];
  held: Grants;
  onPick: (option: GrantOption) => void;
}

/** Rows that are put into the list at a time, so that a thousand to choose from cost no more than fifty. */
const pageOfOptions = 50;

/** Finds a role or a permission by its words, among however many. */
export function GrantPicker({ roles, permissions, held, onPick }: GrantPickerProps) {
  const t = useTranslations('access.grant');
  const [text, setText] = useState('');
  const [shown, setShown] = useState(pageOfOptions);
  const options = useMemo(() => grantOptions(roles, permissions, held), [roles, permissions, held]);
  const matching = useMemo(() => matchingOptions(options, text), [options, text]);
  return (
    <PickList
      label={t('find')}
      inputValue={text}
      onInputChange={(value) => {
        setText(value);
        setShown(pageOfOptions);
      }}
      options={matching.slice(0, shown).map(({ id, kind, label, description, held }) => ({
        id,
        label,
        detail: held
          ? t('optionHeld', { kind })
          : t('optionFree', { kind, description, described: description === '' ? 'no' : 'yes' }),
      }))}
      loading={false}
      onLoadMore={matching.length > shown ? () => setShown(shown + pageOfOptions) : undefined}
      onPick={(id) => {
        const option = matching.find((one) => one.id === id);
        if (option !== undefined) onPick(option);
      }}
    />
  );
}
