import { useTranslations } from 'use-intl';
import { ChangedRights } from '#web/access/ChangedRights.tsx';
import type { RoleDifference } from './role-receipt.ts';

/** What a role gives no longer and what it gives now, each to the last name. */
export function RoleDifferenceLists({ added, removed }: RoleDifference) {
  const t = useTranslations('role.receipt');
  const names = (permissions: RoleDifference['added']) => permissions.map(({ name }) => name).sort();
  return (
    <>
      <ChangedRights
        outcome="lost"
        title={t('noLongerGives', { count: removed.length })}
        permissions={names(removed)}
      />
      <ChangedRights outcome="gained" title={t('nowGives', { count: added.length })} permissions={names(added)} />
    </>
  );
}
