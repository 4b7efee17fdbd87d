import { useTranslations } from 'use-intl';
import type { Permission } from '#shared/contract/iam/permissions.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { nameText } from '#web/ui/name-text.ts';

export interface PermissionChoiceProps {
  /** Those on one kind of resource: a handful. */
  permissions: readonly Permission[];
  /** Uuids. */
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
}

/** The permissions that can be given on a kind of resource. */
export function PermissionChoice({ permissions, chosen, onChoose }: PermissionChoiceProps) {
  const t = useTranslations('acls.giving');
  const sorted = [...permissions].sort((a, b) => (a.name < b.name ? -1 : 1));

  function choose(uuid: string, on: boolean) {
    const next = new Set(chosen);
    if (on) next.add(uuid);
    else next.delete(uuid);
    onChoose(next);
  }

  return (
    <section className="form-section" aria-label={t('permissions')}>
      <h3>{t('permissions')}</h3>
      {sorted.length === 0 ? <p className="field-hint">{t('noKind')}</p> : undefined}
      {sorted.map(({ uuid, name, description }) => (
        <Checkbox
          key={uuid}
          label={<code>{nameText(name)}</code>}
          hint={description === '' ? undefined : description}
          checked={chosen.has(uuid)}
          onChange={(event) => choose(uuid, event.currentTarget.checked)}
        />
      ))}
    </section>
  );
}
