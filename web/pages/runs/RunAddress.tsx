import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '#web/address/paths.ts';
import { ApiProblem } from '#web/api/api-problem.ts';
import { runQuery } from '#web/api/run-calls.ts';
import { LazyNotFound } from '#web/page/lazy-not-found.tsx';
import { PageSkeleton } from '#web/page/PageSkeleton.tsx';
import { PageTitle } from '#web/page/PageTitle.tsx';
import { ProblemPanel } from '#web/problem/ProblemPanel.tsx';

/** `/runs/{id}` leads to the page of the run, in the place where it was begun. */
export function RunAddress({ id }: { id: string }) {
  const t = useTranslations('core.shell');
  const { search } = useLocation();
  const { data: run, error, refetch } = useQuery(runQuery(id));
  if (run !== undefined) return <Navigate to={paths.run(run.scope, run.id) + search} replace />;
  if (error instanceof ApiProblem && error.status === 404) return <LazyNotFound />;
  return (
    <>
      <PageTitle title={t('home')} />
      <h1 className="visually-hidden">{t('home')}</h1>
      {error === null ? (
        <PageSkeleton />
      ) : (
        <ProblemPanel error={error} region={undefined} onRetry={() => void refetch()} />
      )}
    </>
  );
}
