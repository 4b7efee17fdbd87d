import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { ApiProblem } from '#web/api/api-problem.ts';
import { queryFor } from '#web/api/queries.ts';
import { paths } from '#web/address/paths.ts';
import { PageHead } from '#web/page/PageHead.tsx';
import { PageSkeleton } from '#web/page/PageSkeleton.tsx';
import { useParam, useScope } from '#web/scope/use-scope.ts';
import { accountName } from './account-words.ts';
import { accountRead } from './accounts-read.ts';
import { AccountUnread } from './AccountUnread.tsx';
import { Rotation } from './Rotation.tsx';

/** Replaces a service account by a new one with the same grants, so that its secret changes without an outage. */
export function RotationPage() {
  const t = useTranslations('rotation');
  const accounts = useTranslations('accounts');
  const scope = useScope();
  const accountId = useParam('serviceAccountId');
  const query = queryFor(...accountRead(scope, accountId));
  const { data: account, error, refetch } = useQuery(query);
  const parent = { label: accounts('title'), to: paths.serviceAccounts(scope) };

  if (account === undefined) {
    if (error === null) return <PageSkeleton />;
    const isMissing = error instanceof ApiProblem && [400, 404].includes(error.status);
    return <AccountUnread error={error} isMissing={isMissing} parent={parent} onRetry={() => void refetch()} />;
  }
  const name = accountName(account);
  return (
    <>
      <PageHead
        title={t('title', { name })}
        parent={{ label: name, to: paths.serviceAccount(scope, accountId) }}
        lead={scope.kind === 'space' ? t('leadSpace') : t('lead')}
      />
      <Rotation key={accountId} account={account} scope={scope} />
    </>
  );
}
