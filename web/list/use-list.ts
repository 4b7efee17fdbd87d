import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocale } from 'use-intl';
import type { OperationId } from '#shared/contract/catalogue.ts';
import { nextTokenOf, type ListReply } from '#shared/contract/list-reply.ts';
import { queryFor } from '#web/api/queries.ts';
import type { Read } from '#web/api/scope.ts';
import type { Column } from '#web/table/column.ts';
import type { ListDefinition } from './list-definition.ts';
import type { ListState } from './list-state.ts';
import { filterPages } from './filter-index.ts';
import { sortRows } from './sort-rows.ts';
import { useListState, type ListAddress } from './use-list-state.ts';
import { useWalk, type Walk } from './use-walk.ts';

/** Where the rows of a list come from, and what is shown of them. */
export interface ListSource<Row> {
  readonly columns: readonly Column<Row>[];
  /** The page to show for a state, or undefined when only a walk over all pages can answer its text. */
  readonly read: (state: ListState) => Read | undefined;
  /** The list without page and filter, for the walk. */
  readonly walk: Read;
}

export interface List<Row> extends ListAddress {
  readonly rowKey: (row: Row) => string;
  readonly columns: readonly Column<Row>[];
  /** Undefined until the first rows have come. */
  readonly rows: readonly Row[] | undefined;
  /** Rows looked at by the filter, or on this page. */
  readonly loaded: number;
  readonly total: number | undefined;
  readonly error: Error | null;
  /** Another page or filter is on its way; the rows shown are still the previous ones. */
  readonly pending: boolean;
  readonly nextToken: string | undefined;
  /** Present while the text is looked for page by page. */
  readonly walk: Walk<Row> | undefined;
  readonly retry: () => void;
}

/** A list at the address shown: one page by token, the API's own filter, or a walk that filters what it loads. */
export function useList<Row>(definition: ListDefinition<Row>, source: ListSource<Row>): List<Row> {
  const address = useListState();
  const { state } = address;
  const locale = useLocale();
  const read = source.read(state);
  const walking = read === undefined;
  const [region, id, args] = read ?? source.walk;
  const page = useQuery({
    ...queryFor<OperationId>(region, id, args),
    enabled: !walking,
    placeholderData: keepPreviousData,
  });
  const walk = useWalk<Row>(source.walk, walking);

  const reply = walking ? undefined : (page.data as ListReply<Row> | undefined);
  const found = walking
    ? walk.pages && filterPages(walk.pages, state.text, definition)
    : reply && { rows: reply.items, loaded: reply.items.length, total: reply.totalSize };

  return {
    ...address,
    rowKey: definition.rowKey,
    columns: source.columns,
    rows: found && sortRows(found.rows, source.columns, state.sort, locale),
    loaded: found?.loaded ?? 0,
    total: found?.total,
    error: walking ? walk.error : page.isPlaceholderData ? null : page.error,
    pending: !walking && page.isPlaceholderData,
    nextToken: reply && nextTokenOf(reply),
    walk: walking ? walk : undefined,
    retry: () => (walking ? walk.goOn() : void page.refetch()),
  };
}
