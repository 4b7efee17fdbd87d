import { useTranslations } from 'use-intl';
import type { User } from '#shared/contract/iam/users.ts';
import { Copy } from '#web/ui/Copy.tsx';
import { KeyValueList } from '#web/ui/KeyValueList.tsx';
import { DateTime } from '#web/ui/Time.tsx';
import { UserStatus } from './UserStatus.tsx';

/** What the region knows of a user. */
export function UserFacts({ user }: { user: User }) {
  const t = useTranslations('user.facts');
  const time = (at: string | undefined) => at && <DateTime at={at} show="both" />;
  return (
    <section aria-labelledby="user-facts" className="page-section">
      <h2 id="user-facts">{t('title')}</h2>
      <KeyValueList
        columns={2}
        items={[
          { label: t('firstname'), value: user.firstname },
          { label: t('lastname'), value: user.lastname },
          { label: t('email'), value: <Copy value={user.email} label={t('copyEmail')} /> },
          { label: t('status'), value: <UserStatus active={user.active} /> },
          { label: t('created'), value: time(user.createdOn) },
          { label: t('updated'), value: time(user.updatedOn) },
          { label: t('id'), value: <Copy value={user.id} label={t('copyId')} /> },
        ]}
      />
    </section>
  );
}
