import { useTranslations } from 'use-intl';
import { ChangedRights } from './ChangedRights.tsx';
import type { Scope } from '#web/api/scope.ts';
import { sizeOf, type Grants, type PolicyDelta } from '#shared/rules/policy-delta.ts';
import { nameText } from '#web/ui/name-text.ts';
import { useGrantNames } from './use-grant-names.ts';

/** What was taken away and what was given, by name: roles, then single permissions. */
export function DeltaWords({ delta: { add, remove }, scope }: { delta: PolicyDelta; scope: Scope }) {
  const t = useTranslations('access.grant');
  return (
    <>
      <Changed outcome="lost" title={t('taken', { count: sizeOf(remove) })} grants={remove} scope={scope} />
      <Changed outcome="gained" title={t('given', { count: sizeOf(add) })} grants={add} scope={scope} />
    </>
  );
}

interface ChangedProps {
  outcome: 'gained' | 'lost';
  title: string;
  grants: Grants;
  scope: Scope;
}

function Changed({ grants, scope, ...group }: ChangedProps) {
  const t = useTranslations('access.grant');
  const namesOf = useGrantNames(scope);
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
