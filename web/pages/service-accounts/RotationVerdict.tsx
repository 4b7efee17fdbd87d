import { useTranslations } from 'use-intl';
import { Notice } from '#web/ui/Notice.tsx';
import type { PlaceGrants } from './rotation.ts';
import type { Verdict } from './use-verification.ts';

export interface RotationVerdictProps {
  verdict: Verdict;
  nameOf: (place: PlaceGrants['scope']) => string;
}

/** Whether the new account can take the old one's place. */
export function RotationVerdict({ verdict: { valid, missing }, nameOf }: RotationVerdictProps) {
  const t = useTranslations('rotation.verify');
  if (valid !== false && missing.length === 0) {
    return valid === undefined ? (
      <Notice tone="warning" announce title={t('passedRights')}>
        <p>{t('untested')}</p>
      </Notice>
    ) : (
      <Notice tone="good" announce title={t('passed')} />
    );
  }
  return (
    <Notice tone="error" announce title={t('failed')}>
      <ul className="effects">
        {valid !== false ? undefined : <li>{t('invalid')}</li>}
        {missing.map(({ scope, here, grants, acls }) => (
          <li key={scope.id}>
            {here
              ? t('missing', {
                  place: nameOf(scope),
                  roles: grants.roles.length,
                  permissions: grants.permissions.length,
                  acls: acls.length,
                })
              : t('notHere', { place: nameOf(scope) })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
