import { useTranslations } from 'use-intl';
import type { Role } from '#shared/contract/iam/roles.ts';
import { HoldersState } from '#web/access/HoldersState.tsx';
import type { KnownRoleHolders } from '#web/access/use-role-holders.ts';
import { LazyFoundHolders } from './lazy-parts.ts';

/** Who holds a role in its scope, found when one asks for it. It stands with the page: only who was found comes later. */
export function RoleHolders({ role, holders }: { role: Role; holders: KnownRoleHolders }) {
  const t = useTranslations('roles.holders');
  const { known } = holders;
  return (
    <section aria-labelledby="role-holders" className="page-section">
      <div className="section-head">
        <h2 id="role-holders">{t('title')}</h2>
        <HoldersState holders={holders} />
        {known === null ? <p>{t('lead')}</p> : undefined}
      </div>
      {known === null ? undefined : <LazyFoundHolders role={role} known={known} />}
    </section>
  );
}
