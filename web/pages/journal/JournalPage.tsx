import { useCallback, useMemo } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import type { JournalEntry, JournalFilter } from '#shared/journal.ts';
import { paths } from '#web/address/paths.ts';
import { LazyListTools } from '#web/list/lazy-list-tools.ts';
import { useChosenColumns } from '#web/list/use-chosen-columns.ts';
import { PageSkeleton } from '#web/page/PageSkeleton.tsx';
import { PageTitle } from '#web/page/PageTitle.tsx';
import { ProblemPanel } from '#web/problem/ProblemPanel.tsx';
import { usePanel } from '#web/scope/use-panel.ts';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { journalFilterFrom, journalFilterTo } from '#web/journal/journal-address.ts';
import { JournalExport } from './JournalExport.tsx';
import { JournalFilters } from './JournalFilters.tsx';
import { journalQuery } from '#web/journal/journal-read.ts';
import { JournalTable } from './JournalTable.tsx';
import { useChangeWords } from '#web/journal/use-change-words.ts';
import { useHomes } from './use-homes.ts';
import { useJournalColumns } from './use-journal-columns.tsx';
import { useTargetNames } from '#web/journal/use-target-names.ts';
import './journal.css';

const JournalDrawer = lazyPart(async () => (await import('./JournalDrawer.tsx')).JournalDrawer);

/** Every change made through this console that the reader may see, in all regions signed in to. */
export function JournalPage() {
  const t = useTranslations('journal');
  const [search, setSearch] = useSearchParams();
  const filter = useMemo(() => journalFilterFrom(search), [search]);
  const entry = usePanel('entry');
  const change = (next: Partial<JournalFilter>) =>
    setSearch(withColumns(search, journalFilterTo({ ...filter, ...next })), {
      replace: 'who' in next || 'target' in next,
    });
  return (
    <div className="journal">
      <PageTitle title={t('title')} />
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        actions={
          <>
            <ButtonLink variant="quiet" to={paths.reviews}>
              {t('reviews')}
            </ButtonLink>
            <JournalExport filter={filter} />
          </>
        }
      />
      <JournalFilters filter={filter} onChange={change} />
      <Changes filter={filter} onClear={() => setSearch(withColumns(search, new URLSearchParams()))} />
      {entry.subject === undefined ? undefined : <JournalDrawer id={entry.subject} onClose={entry.close} />}
    </div>
  );
}

/** The columns that were chosen stay, whatever is narrowed. */
function withColumns(search: URLSearchParams, query: URLSearchParams): URLSearchParams {
  const columns = search.get('columns');
  if (columns !== null) query.set('columns', columns);
  return query;
}

function Changes({ filter, onClear }: { filter: JournalFilter; onClear: () => void }) {
  const t = useTranslations('journal');
  const format = useFormatter();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } =
    useInfiniteQuery(journalQuery(filter));
  const pages = useMemo(() => data?.pages.map(({ items }) => items) ?? [], [data]);
  const rows = useMemo(() => pages.flat(), [pages]);
  const words = useChangeWords(useTargetNames(pages, useHomes()));
  const allColumns = useJournalColumns(words);
  const columns = useChosenColumns(allColumns);
  const [search] = useSearchParams();
  // What was looked at in vain is not gone on with by itself.
  const goesOn = hasNextPage && !isFetchingNextPage && !isFetchNextPageError && pages.at(-1)?.length !== 0;
  const onNearEnd = useCallback(() => {
    if (goesOn) void fetchNextPage();
  }, [goesOn, fetchNextPage]);

  if (data === undefined) {
    if (error === null) return <PageSkeleton />;
    return <ProblemPanel error={error} titles={{ failed: t('failedTitle') }} onRetry={() => void refetch()} />;
  }
  const unread = [...new Set(data.pages.flatMap((page) => page.unread))].sort();
  const [{ keptDays } = { keptDays: 0 }] = data.pages;
  const isFiltered = journalFilterTo(filter).size > 0;
  const nameOf = (one: JournalEntry) => t('rowName', { what: words.whatOf(one), target: words.targetOf(one) });
  const hrefOf = ({ id }: JournalEntry) => {
    const query = withColumns(search, journalFilterTo(filter));
    query.set('entry', String(id));
    return `${paths.journal}?${query}`;
  };
  return (
    <>
      {error === null ? undefined : (
        <Notice
          tone="warning"
          announce
          title={t('stale')}
          actions={
            <Button size="small" onClick={() => void (isFetchNextPageError ? fetchNextPage() : refetch())}>
              {t('again')}
            </Button>
          }
        />
      )}
      {unread.length === 0 ? undefined : (
        <Notice tone="warning" title={t('unread', { regions: format.list(unread) })} />
      )}
      {rows.length > 0 ? (
        <JournalTable
          rows={rows}
          columns={columns}
          nameOf={nameOf}
          hrefOf={hrefOf}
          isPart={hasNextPage}
          onNearEnd={onNearEnd}
        />
      ) : hasNextPage ? undefined : isFiltered ? (
        <EmptyState
          kind="none-match"
          title={t('noneMatch')}
          actions={<Button onClick={onClear}>{t('clear')}</Button>}
        />
      ) : (
        <EmptyState kind="none-yet" title={t('noneTitle')}>
          {t('none')}
        </EmptyState>
      )}
      <div className="journal-foot">
        <output>{t('shown', { count: rows.length, part: hasNextPage ? 'yes' : 'no', days: keptDays })}</output>
        {hasNextPage ? (
          <Button onClick={() => void fetchNextPage()} pending={isFetchingNextPage}>
            {t('more')}
          </Button>
        ) : undefined}
        <LazyListTools
          rows={undefined}
          columns={columns}
          allColumns={allColumns}
          caption={t('caption')}
          of={hasNextPage ? 'part' : 'whole'}
        />
      </div>
    </>
  );
}
