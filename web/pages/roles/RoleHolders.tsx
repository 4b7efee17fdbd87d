import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { Role } from '#shared/contract/iam/roles.ts';
import '#web/access/effect.css';
import { FirstOfMany } from '#web/access/FirstOfMany.tsx';
import { SubjectMark } from '#web/access/StatusMark.tsx';
import { paths } from '#web/address/paths.ts';
import { useScope } from '#web/scope/use-scope.ts';
import { nameText } from '#web/ui/name-text.ts';
import { TextLink } from '#web/ui/TextLink.tsx';
import { HoldersState } from '#web/access/HoldersState.tsx';
import type { KnownRoleHolders } from '#web/access/use-role-holders.ts';

const names = new Intl.Collator();

/** Who holds a role in its scope, found when one asks for it, with how complete and how old that is. */
export function RoleHolders({ role, holders }: { role: Role; holders: KnownRoleHolders }) {
  const t = useTranslations('roles.holders');
  const words = useTranslations('roles.deletion');
  const scope = useScope();
  const { known } = holders;
  const found = known?.byRole.get(role.uuid);
  const sorted = useMemo(() => found?.toSorted((a, b) => names.compare(a.name, b.name)) ?? [], [found]);
  const users = useMemo(() => sorted.filter(({ type }) => type === 'users').length, [sorted]);
  return (
    <section aria-labelledby="role-holders" className="page-section">
      <div className="section-head">
        <h2 id="role-holders">{t('title')}</h2>
        <HoldersState holders={holders} />
        {known === null ? <p>{t('lead')}</p> : undefined}
      </div>
      {known === null ? undefined : sorted.length === 0 ? (
        <p>{known.status === 'complete' ? words('nobody') : words('nobodySoFar')}</p>
      ) : (
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
      )}
    </section>
  );
}
