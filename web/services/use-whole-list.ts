import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'use-intl';
import type { OperationId, Reply } from '#shared/contract/catalogue.ts';
import { queryFor } from '#web/api/queries.ts';
import type { Read } from '#web/api/scope.ts';
import type { ListDefinition } from '#web/list/list-definition.ts';
import { filterRows } from '#web/directory/filter-index.ts';
import { sortRows } from '#web/table/sort-rows.ts';
import type { Column } from '#web/table/column.ts';
import type { List } from '#web/list/use-list.ts';
import { wholeHere } from '#web/directory/reading.ts';
import { useListState } from '#web/list/use-list-state.ts';
import { pageFrom } from './page-from.ts';

/** How often a list is read again while something in it changes by itself. */
export const pollEvery = 3_000;

/** Where the rows of a list come from, and what is shown of them. */
export interface WholeListSource<Id extends OperationId, Row> {
  readonly columns: readonly Column<Row>[];
  readonly read: Read<Id>;
  readonly itemsOf: (reply: Reply<Id>) => readonly Row[];
  /** Whether the state of a row is about to change by itself: the list is then read again every few seconds. */
  readonly isChanging?: (row: Row) => boolean;
}

/**
 * A list that the contract answers whole, without pages: filtered, sorted and paged here, at the address shown. Works
 * with `ListView` as the lists that the region pages do.
 */
export function useWholeList<Id extends OperationId, Row>(
  definition: ListDefinition<Row>,
  { columns, read, itemsOf, isChanging }: WholeListSource<Id, Row>,
): List<Row> {
  const address = useListState();
  const { state } = address;
  const locale = useLocale();
  const { data, error, refetch } = useQuery({
    ...queryFor(...read),
    refetchInterval: ({ state: { data: latest } }) =>
      isChanging !== undefined && latest !== undefined && itemsOf(latest as Reply<Id>).some(isChanging)
        ? pollEvery
        : false,
  });
  const items = data === undefined ? undefined : itemsOf(data);
  const filtered = items && filterRows(items, state.text, definition);
  const sorted = filtered && sortRows(filtered.rows, columns, state.sort, locale);
  const walking = state.text.trim() !== '';
  const page = sorted && !walking ? pageFrom(sorted, state) : undefined;

  return {
    ...address,
    rowKey: definition.rowKey,
    columns,
    rows: page?.rows ?? sorted,
    matching: sorted,
    loaded: filtered?.loaded ?? 0,
    total: items?.length,
    error,
    pending: false,
    nextToken: page?.nextToken,
    walk: walking ? wholeHere(items?.length ?? 0, error, () => void refetch()) : undefined,
    isReadWhole: walking,
    retry: () => void refetch(),
  };
}
