import { useTranslations } from 'use-intl';
import { isEmptyDelta, type PolicyDelta } from '#shared/rules/policy-delta.ts';
import { useGrantNames } from '#web/access/use-grant-names.ts';
import { useScope } from '#web/scope/use-scope.ts';
import { CloseIcon } from '#web/ui/icons.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { nameText } from '#web/ui/name-text.ts';

export interface ChosenChangesProps {
  delta: PolicyDelta;
  /** Takes a role or permission out of the change. */
  onDrop: (uuid: string) => void;
}

/** What has been chosen so far, each to be dropped again. */
export function ChosenChanges({ delta, onDrop }: ChosenChangesProps) {
  const t = useTranslations('access.grant');
  const namesOf = useGrantNames(useScope());
  if (isEmptyDelta(delta)) return <p className="field-hint">{t('noChanges')}</p>;
  const items = (['add', 'remove'] as const).flatMap((part) => {
    const ids = [...delta[part].roles, ...delta[part].permissions];
    return namesOf(delta[part]).map((name, index) => ({ part, name, uuid: ids[index] ?? '' }));
  });
  return (
    <ul className="change-list">
      {items.map(({ part, name, uuid }) => (
        <li key={uuid}>
          <span data-tone={part}>{t(part === 'add' ? 'give' : 'take')}</span>
          <span>{nameText(name)}</span>
          <IconButton icon={CloseIcon} size="small" label={t('drop', { name })} onClick={() => onDrop(uuid)} />
        </li>
      ))}
    </ul>
  );
}
