import { useTranslations } from 'use-intl';
import { ChangedRights } from '#web/access/ChangedRights.tsx';
import { sizeOf, type Grants, type PolicyDelta } from '#shared/rules/policy-delta.ts';
import { nameText } from '#web/ui/name-text.ts';
import { useGrantNames } from './use-grant-names.ts';

/** What was taken away and what was given, by name: roles, then single permissions. */
export function DeltaWords({ delta: { add, remove } }: { delta: PolicyDelta }) {
  const t = useTranslations('access.grant');
  return (
    <>
      <Changed outcome="lost" title={t('taken', { count: sizeOf(remove) })} grants={remove} />
      <Changed outcome="gained" title={t('given', { count: sizeOf(add) })} grants={add} />
    </>
  );
}

function Changed({ grants, ...group }: { outcome: 'gained' | 'lost'; title: string; grants: Grants }) {
  const t = useTranslations('access.grant');
  const namesOf = useGrantNames();
  const roles = namesOf({ roles: grants.roles, permissions: [] });
  return (
    <ChangedRights {...group} permissions={namesOf({ roles: [], permissions: grants.permissions })}>
      {roles.length === 0 ? undefined : (
        <ul className="effect-sentences">
          {roles.map((name, index) => (
            <li key={grants.roles[index]}>
              {t('role')} <strong>{nameText(name)}</strong>
            </li>
          ))}
        </ul>
      )}
    </ChangedRights>
  );
}
