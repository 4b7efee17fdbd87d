import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Role } from '#shared/contract/iam/roles.ts';
import '#web/access/effect.css';
import { SubjectMark } from '#web/access/StatusMark.tsx';
import { paths } from '#web/address/paths.ts';
import { useScope } from '#web/scope/use-scope.ts';
import { Button } from '#web/ui/Button.tsx';
import { nameText } from '#web/ui/name-text.ts';
import { TextLink } from '#web/ui/TextLink.tsx';
import { HoldersState } from '#web/access/HoldersState.tsx';
import type { KnownRoleHolders } from '#web/access/use-role-holders.ts';

/** So many names at once; the others on demand. */
const shownAtOnce = 20;

/** Who holds a role in its scope, found when one asks for it, with how complete and how old that is. */
export function RoleHolders({ role, holders }: { role: Role; holders: KnownRoleHolders }) {
  const t = useTranslations('roles.holders');
  const words = useTranslations('roles.deletion');
  const scope = useScope();
  const { known } = holders;
  const [all, setAll] = useState(false);
  const found = known?.byRole.get(role.uuid) ?? [];
  const sorted = found.toSorted((a, b) => a.name.localeCompare(b.name));
  const count = (type: string) => found.filter((one) => one.type === type).length;
  const [users, accounts] = [count('users'), count('serviceAccounts')];
  return (
    <section aria-labelledby="role-holders" className="page-section">
      <div className="section-head">
        <h2 id="role-holders">{t('title')}</h2>
        <HoldersState holders={holders} />
        {known === null ? <p>{t('lead')}</p> : undefined}
      </div>
      {known === null ? undefined : found.length === 0 ? (
        <p>{known.status === 'complete' ? words('nobody') : words('nobodySoFar')}</p>
      ) : (
        <>
          <p>
            <strong>{t('held', { users, accounts, sure: String(known.status === 'complete') })}</strong>
          </p>
          <ul className="effect-people">
            {(all ? sorted : sorted.slice(0, shownAtOnce)).map(({ type, id, name, record }) => (
              <li key={id}>
                <TextLink to={paths.access(scope, { type, id })}>{nameText(name)}</TextLink>{' '}
                <SubjectMark record={record} /> <span className="field-hint">{words('subject', { type })}</span>
              </li>
            ))}
          </ul>
          {all || found.length <= shownAtOnce ? undefined : (
            <Button size="small" onClick={() => setAll(true)}>
              {t('showAll', { count: found.length })}
            </Button>
          )}
        </>
      )}
    </section>
  );
}
