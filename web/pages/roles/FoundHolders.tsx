import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { Role } from '#shared/contract/iam/roles.ts';
import '#web/access/effect.css';
import { FirstOfMany } from '#web/access/FirstOfMany.tsx';
import type { RoleHolders } from '#web/access/role-holders.ts';
import { SubjectMark } from '#web/access/StatusMark.tsx';
import { paths } from '#web/address/paths.ts';
import { useScope } from '#web/scope/use-scope.ts';
import { nameText } from '#web/ui/name-text.ts';
import { TextLink } from '#web/ui/TextLink.tsx';

const names = new Intl.Collator();

/** Those who are known to hold a role in its scope. */
export function FoundHolders({ role, known }: { role: Role; known: RoleHolders }) {
  const t = useTranslations('roles.holders');
  const words = useTranslations('roles.deletion');
  const scope = useScope();
  const found = known.byRole.get(role.uuid);
  const sorted = useMemo(() => found?.toSorted((a, b) => names.compare(a.name, b.name)) ?? [], [found]);
  const users = useMemo(() => sorted.filter(({ type }) => type === 'users').length, [sorted]);
  if (sorted.length === 0) return <p>{known.status === 'complete' ? words('nobody') : words('nobodySoFar')}</p>;
  return (
    <>
      <p>
        <strong>
          {t('held', { users, accounts: sorted.length - users, sure: String(known.status === 'complete') })}
        </strong>
      </p>
      <FirstOfMany items={sorted}>
        {(shown) => (
          <ul className="effect-people">
            {shown.map(({ type, id, name, record }) => (
              <li key={id}>
                <TextLink to={paths.access(scope, { type, id })}>{nameText(name)}</TextLink>{' '}
                <SubjectMark record={record} /> <span className="field-hint">{words('subject', { type })}</span>
              </li>
            ))}
          </ul>
        )}
      </FirstOfMany>
    </>
  );
}
