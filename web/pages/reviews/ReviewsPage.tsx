import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Review } from '#shared/review.ts';
import { paths } from '#web/address/paths.ts';
import { WholeList } from '#web/list/WholeList.tsx';
import { PageSkeleton } from '#web/page/PageSkeleton.tsx';
import { PageTitle } from '#web/page/PageTitle.tsx';
import { ProblemPanel } from '#web/problem/ProblemPanel.tsx';
import { usePanel } from '#web/scope/use-panel.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { reviewsQuery } from './review-calls.ts';
import { ReviewAddress } from './ReviewAddress.tsx';
import { useReviewColumns } from './use-review-columns.tsx';
import './reviews.css';

const StartReview = lazyPart(async () => (await import('./StartReview.tsx')).StartReview);

/** `/reviews`: those one began, or decides a part of; `?id=` shows one of them, `?new` begins another. */
export function ReviewsPage() {
  const [search] = useSearchParams();
  const id = search.get('id');
  return id === null ? <ReviewList /> : <ReviewAddress key={id} id={id} />;
}

const addressOf = ({ id }: Review) => `${paths.reviews}?id=${id}`;

function ReviewList() {
  const t = useTranslations('reviews');
  const starting = usePanel('new');
  const { data, error, refetch } = useQuery(reviewsQuery);
  return (
    <div className="reviews">
      <PageTitle title={t('title')} />
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        actions={
          <Button variant="primary" onClick={() => starting.open()}>
            {t('start.open')}
          </Button>
        }
      />
      {data === undefined ? (
        error === null ? (
          <PageSkeleton />
        ) : (
          <ProblemPanel error={error} titles={{ failed: t('failedTitle') }} onRetry={() => void refetch()} />
        )
      ) : data.items.length === 0 ? (
        <EmptyState kind="none-yet" title={t('noneTitle')}>
          {t('none')}
        </EmptyState>
      ) : (
        <Table items={data.items} />
      )}
      {starting.subject === undefined ? undefined : <StartReview onClose={starting.close} />}
    </div>
  );
}

function Table({ items }: { items: readonly Review[] }) {
  const t = useTranslations('reviews');
  return (
    <WholeList
      caption={t('caption')}
      words={{ filter: t('filter'), noneMatch: t('noneMatch'), showAll: t('showAll') }}
      columns={useReviewColumns()}
      rows={items}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      rowHref={addressOf}
    />
  );
}
