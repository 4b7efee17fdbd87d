import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { wholeName } from '#shared/rules/whole-name.ts';
import { queryFor } from '#web/api/queries.ts';
import { paths } from '#web/address/paths.ts';
import { PageHead } from '#web/page/PageHead.tsx';
import { PageSkeleton } from '#web/page/PageSkeleton.tsx';
import { ProblemPanel } from '#web/problem/ProblemPanel.tsx';
import { useParam, useScope } from '#web/scope/use-scope.ts';
import { nameText } from '#web/ui/name-text.ts';
import { Checklist } from './Checklist.tsx';
import { leaverRead } from './leaver.page.ts';

/** Everything to be looked at and taken away before a user of the organisation is deleted. */
export function LeaverPage() {
  const t = useTranslations('leaver');
  const scope = useScope();
  const userId = useParam('userId');
  const { data, error, refetch } = useQuery({
    ...queryFor(...leaverRead(scope, userId)),
    // Once known it is not asked for again: the checklist reads for itself, and ends with the user being gone.
    enabled: ({ state }) => state.data === undefined,
  });
  const users = { label: t('users'), to: paths.users(scope) };

  if (data === undefined) {
    if (error === null) return <PageSkeleton />;
    const titles = { forbidden: t('forbiddenTitle'), failed: t('failedTitle') };
    return (
      <>
        <PageHead title={t('unknown')} parent={users} />
        <ProblemPanel error={error} region={scope.region} titles={titles} onRetry={() => void refetch()} />
      </>
    );
  }
  const { email } = data;
  const name = nameText(wholeName(data)) || email;
  return (
    <>
      <PageHead
        title={t('title', { name })}
        parent={{ label: name, to: paths.user(scope, userId) }}
        lead={t('lead', { name })}
      />
      <Checklist key={`${scope.region} ${scope.id} ${userId}`} name={name} home={scope} userId={userId} email={email} />
    </>
  );
}
