import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Review } from '#shared/review.ts';
import { paths } from '#web/address/paths.ts';
import { matchesWords } from '#web/directory/matches-words.ts';
import { LazyListTools } from '#web/list/lazy-list-tools.ts';
import { ListFilter } from '#web/list/ListFilter.tsx';
import { useChosenColumns } from '#web/list/use-chosen-columns.ts';
import { useFilterText } from '#web/list/use-filter-text.ts';
import { PageSkeleton } from '#web/page/PageSkeleton.tsx';
import { PageTitle } from '#web/page/PageTitle.tsx';
import { ProblemPanel } from '#web/problem/ProblemPanel.tsx';
import { usePanel } from '#web/scope/use-panel.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import { TableToolbar } from '#web/table/TableToolbar.tsx';
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
  const allColumns = useReviewColumns();
  const columns = useChosenColumns(allColumns);
  const [text, setText] = useFilterText();
  const rows = items.filter((review) => matchesWords(text, ...allColumns.map((column) => column.text?.(review) ?? '')));
  return (
    <section className="list" aria-label={t('caption')}>
      <TableToolbar
        actions={
          <LazyListTools rows={rows} columns={columns} allColumns={allColumns} caption={t('caption')} of="whole" />
        }
      >
        <ListFilter label={t('filter')} text={text} onChange={setText} />
      </TableToolbar>
      <DataTable
        caption={t('caption')}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        rowHref={addressOf}
        empty={
          <EmptyState
            kind="none-match"
            title={t('noneMatch')}
            actions={<Button onClick={() => setText('')}>{t('showAll')}</Button>}
          />
        }
      />
    </section>
  );
}
