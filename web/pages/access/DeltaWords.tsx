import { useFormatter, useTranslations } from 'use-intl';
import { sizeOf, type PolicyDelta } from '#shared/rules/policy-delta.ts';
import { useGrantNames } from './use-grant-names.ts';

/** What was given and what was taken away, by name. */
export function DeltaWords({ delta: { add, remove } }: { delta: PolicyDelta }) {
  const t = useTranslations('access.grant');
  const format = useFormatter();
  const namesOf = useGrantNames();
  return (
    <ul className="ways">
      {sizeOf(add) > 0 ? <li>{t('given', { names: format.list(namesOf(add)) })}</li> : undefined}
      {sizeOf(remove) > 0 ? <li>{t('taken', { names: format.list(namesOf(remove)) })}</li> : undefined}
    </ul>
  );
}
