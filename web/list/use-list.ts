import { useMemo } from 'react';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocale } from 'use-intl';
import type { OperationId } from '#shared/contract/catalogue.ts';
import { nextTokenOf, type ListReply } from '#shared/contract/list-reply.ts';
import { queryFor } from '#web/api/queries.ts';
import type { Read } from '#web/api/scope.ts';
import type { Column } from '#web/table/column.ts';
import type { ListDefinition } from './list-definition.ts';
import type { ListState } from './list-state.ts';
import type { Narrowing } from './narrowing.ts';
import { sortRows } from '#web/table/sort-rows.ts';
import { useListState, type ListAddress } from './use-list-state.ts';
import type { Reading } from '#web/directory/reading.ts';
import { lookAhead, useWalk } from './use-walk.ts';

/** Where the rows of a list come from, and what is shown of them. */
export interface ListSource<Row> {
  readonly columns: readonly Column<Row>[];
  /** The page to show for a state, or undefined when only the whole list can answer its text. */
  readonly read: (state: ListState) => Read | undefined;
  /** The whole list, without page and filter. */
  readonly walk: Read;
  /** What rows have to pass beside the text; null while the code is on its way that knows. */
  readonly narrowing?: Narrowing<Row> | null | undefined;
}

export interface List<Row> extends ListAddress {
  readonly rowKey: (row: Row) => string;
  readonly columns: readonly Column<Row>[];
  /** Undefined until the first rows have come. */
  readonly rows: readonly Row[] | undefined;
  /** The text they were found by among all; undefined of a page. */
  readonly foundBy?: string | undefined;
  /** All that pass the filter, on whichever page, of a list that is here as a whole although its pages are shown. */
  readonly matching?: readonly Row[] | undefined;
  /** Rows looked at by the filter, or on this page. */
  readonly loaded: number;
  readonly total: number | undefined;
  readonly error: Error | null;
  /** Another page or filter is on its way; the rows shown are still the previous ones. */
  readonly pending: boolean;
  readonly nextToken: string | undefined;
  /** Present while the whole list is read, or was. */
  readonly walk: Reading | undefined;
  /** It is not shown page by page. */
  readonly isReadWhole: boolean;
  /** Present where rows have to pass more than the text. */
  readonly narrowing?: { readonly isWhole: boolean } | null | undefined;
  /** A whole id or address is found without reading the list. */
  readonly findsExactly?: boolean;
  readonly retry: () => void;
  /** Has looked for a text among all rows when it is asked for. Returns how to stop that. */
  readonly lookAhead?: (text: string) => (() => void) | undefined;
}

/** A list at the address shown: one page by token, the API's own filter, or all of it, filtered and sorted here. */
export function useList<Row>(definition: ListDefinition<Row>, source: ListSource<Row>): List<Row> {
  const address = useListState();
  const { state } = address;
  const client = useQueryClient();
  const locale = useLocale();
  const { columns, narrowing } = source;
  const read = source.read(state);
  const query = queryFor<OperationId>(...(read ?? source.walk));
  // An order is one of all rows: that of a page will do only where it is known to hold them all.
  const isSorted = columns.some(({ id, sortKey }) => sortKey && id === state.sort?.column);
  const known = client.getQueryData<ListReply<Row>>(query.queryKey);
  const isPart = state.after !== undefined || known === undefined || nextTokenOf(known) !== undefined;
  const walking = read === undefined || state.all || (isSorted && isPart);
  const { view, before } = useWalk(definition, source.walk, { ...state, columns, locale }, walking);
  // Another path is another page: what was before has another query at most.
  const walk = view ?? before;
  const page = useQuery({
    ...query,
    enabled: !walking || (read !== undefined && walk?.cost !== undefined),
    placeholderData: keepPreviousData,
  });

  // Nothing that was read is not yet a list of nothing, and some of it not in order yet.
  const isUnread = walk === undefined || (!walk.complete && (walk.loaded === 0 || (isSorted && walk.running)));
  // The page stays in sight until as much is read of the whole.
  const isPage = !walking || (isUnread && read !== undefined);
  const reply = isPage ? (page.data as ListReply<Row> | undefined) : undefined;
  const order = walking ? undefined : state.sort;
  const ofPage = reply && sortRows(reply.items, columns, order, locale);
  const all = isPage ? ofPage : isUnread && walk?.cost === undefined ? undefined : walk?.rows;
  const rows = useMemo(
    () => (narrowing === undefined ? all : ((narrowing && all?.filter(narrowing.passes)) ?? undefined)),
    [all, narrowing],
  );
  return {
    ...address,
    narrowing,
    rowKey: definition.rowKey,
    columns,
    rows,
    sort: isPage ? order : walk?.sort,
    foundBy: isPage ? undefined : walk?.text,
    loaded: walk?.loaded ?? reply?.items.length ?? 0,
    total: walk?.total ?? reply?.totalSize,
    error: walking ? (view?.error ?? null) : page.isPlaceholderData ? null : page.error,
    pending: walking ? (isPage && walk?.running !== false) || view?.text !== state.text : page.isPlaceholderData,
    nextToken: reply && nextTokenOf(reply),
    walk,
    isReadWhole: walking,
    findsExactly: source.read({ ...state, text: anyId, all: false }) !== undefined,
    lookAhead: (text) => lookAhead(client, source.walk, definition, { ...state, text, columns, locale }),
    retry: () => (walking ? walk?.readAll() : void page.refetch()),
  };
}

const anyId = '00000000-0000-4000-8000-000000000000';
