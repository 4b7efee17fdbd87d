import { useEffect, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ProblemPanel, type ProblemPanelProps } from '#web/problem/ProblemPanel.tsx';
import { DataTable } from '#web/table/DataTable.tsx';
import type { DataTableProps } from '#web/table/data-table-props.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { lazyPart, whenIdle } from '#web/ui/lazy-part.ts';
import { ListBar } from './ListBar.tsx';
import { LazyRereadNotice } from './lazy-reread-notice.ts';
import { ListFoot } from './ListFoot.tsx';
import { useChosenColumns } from './use-chosen-columns.ts';
import type { List } from './use-list.ts';

type TableProps<Row> = Omit<
  DataTableProps<Row>,
  'rows' | 'foundBy' | 'rowKey' | 'columns' | 'sort' | 'onSort' | 'skeletonRows' | 'empty' | 'foot'
>;

export interface ListViewProps<Row> extends TableProps<Row> {
  list: List<Row>;
  region: string;
  filterLabel: string;
  /** Words for a list that holds nothing, and what to do about it. */
  none: {
    readonly title: string;
    readonly words?: ReactNode;
    readonly actions?: ReactNode;
    /** Nothing passes the page's own controls: there may well be something, and the controls stay in reach. */
    readonly filtered?: boolean;
  };
  /** Words for a list that may not be seen or could not be loaded. */
  titles: NonNullable<ProblemPanelProps['titles']>;
  /** Further controls beside the filter. */
  controls?: ReactNode;
  /** Commands above the table, such as those for selected rows. */
  commands?: ReactNode;
}

// There before somebody can have filtered, and the notice with it: what they say is said without a network too.
const NoRows = lazyPart(async () => (await import('./row-notices.ts')).loadNoRows());

/** A list with its filter, count, table, pager, and the five ways to be empty. */
export function ListView<Row>({
  list: whole,
  region,
  filterLabel,
  none,
  titles,
  controls,
  commands,
  ...table
}: ListViewProps<Row>) {
  const t = useTranslations('core');
  const { columns: allColumns, rows, error, walk, state, foundBy, shown } = whole;
  const columns = useChosenColumns(allColumns);
  const list = { ...whole, columns, allColumns };
  // That nothing was found by one text says nothing of another.
  const wanted = whole.pending && rows?.length === 0 ? undefined : rows?.slice(0, walk ? shown : undefined);
  useEffect(() => whenIdle(NoRows.prefetch), []);

  const problem =
    rows === undefined && error !== null ? (
      <ProblemPanel error={error} region={region} titles={titles} onRetry={list.retry} />
    ) : undefined;
  // What was asked for by the page's own controls, or typed, is asked otherwise there.
  if (problem && !none.filtered && state.text === '') return problem;
  if (
    wanted?.length === 0 &&
    (walk?.complete ?? true) &&
    state.text === '' &&
    state.after === undefined &&
    !none.filtered
  ) {
    return (
      <EmptyState kind="none-yet" title={none.title} actions={none.actions}>
        {none.words}
      </EmptyState>
    );
  }
  const more = walk && rows ? Math.min(state.size, rows.length - shown) : 0;
  const foot = walk
    ? more > 0 && <Button onClick={list.showMore}>{t('list.showMore', { count: more })}</Button>
    : (rows ?? problem) && <ListFoot list={list} caption={table.caption} />;
  return (
    <section className="list" aria-label={table.caption} data-pending={list.pending || undefined}>
      <ListBar list={list} caption={table.caption} filterLabel={filterLabel} controls={controls} commands={commands} />
      {error !== null && !problem && <LazyRereadNotice list={list} />}
      {problem ?? (
        <DataTable
          {...table}
          rows={wanted}
          foundBy={foundBy}
          rowKey={list.rowKey}
          columns={columns}
          sort={list.sort}
          onSort={list.sortBy}
          skeletonRows={Math.min(state.size, 15)}
          empty={<NoRows list={list} none={none} />}
          foot={foot}
        />
      )}
      {problem && foot}
    </section>
  );
}
