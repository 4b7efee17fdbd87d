import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { ApiProblem } from '#web/api/api-problem.ts';
import { LazyNotFound } from '#web/page/lazy-not-found.tsx';
import { PageSkeleton } from '#web/page/PageSkeleton.tsx';
import { PageTitle } from '#web/page/PageTitle.tsx';
import { ProblemPanel } from '#web/problem/ProblemPanel.tsx';
import { reviewQuery } from './review-calls.ts';
import { ReviewOverview } from './ReviewOverview.tsx';

/** One review, by the id in the address. */
export function ReviewAddress({ id }: { id: string }) {
  const t = useTranslations('reviews');
  const { data, error, refetch } = useQuery(reviewQuery(id));
  if (data !== undefined) return <ReviewOverview review={data} />;
  if (error instanceof ApiProblem && error.status === 404) return <LazyNotFound />;
  return (
    <>
      <PageTitle title={t('title')} />
      <h1 className="visually-hidden">{t('title')}</h1>
      {error === null ? (
        <PageSkeleton />
      ) : (
        <ProblemPanel error={error} titles={{ failed: t('failedTitle') }} onRetry={() => void refetch()} />
      )}
    </>
  );
}
