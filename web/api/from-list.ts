import { operationTable } from 'virtual:operation-table';
import { hashKey, type QueryClient } from '@tanstack/react-query';
import type { ListReply } from '#shared/contract/list-reply.ts';
import { queryFor, type QueryKey } from './queries.ts';
import type { AnyRead } from './scope.ts';

/**
 * Reads one thing at once where a list of its region has it already: the row is put under the read's own key, as old as
 * that list, so that it is shown and refreshed behind the scenes. A list answers what the read of one item answers
 * (catalogue.test.ts), and has its path but for the item's id. Does nothing when either side has none.
 */
export function openFromList(client: QueryClient, [region, id, args]: AnyRead): void {
  const queryKey: readonly unknown[] = queryFor(region, id, args).queryKey;
  const [, list, name = ''] = /^(.*)\/\{(\w+)\}$/.exec(operationTable[id][1]) ?? [];
  if (client.getQueryState(queryKey)?.data !== undefined) return;
  const { [name]: wanted, ...around } = pathOf(args);
  for (const { queryKey: key, state } of client.getQueryCache().findAll({ queryKey: [region] })) {
    const [, its, given] = key as QueryKey;
    if (operationTable[its]?.[1] !== list || hashKey([pathOf(given)]) !== hashKey([around])) continue;
    const row = itemsIn(state.data).find((item) => (item.id ?? item.uuid) === wanted);
    if (row === undefined) continue;
    client.setQueryData(queryKey, row, { updatedAt: state.dataUpdatedAt });
    return;
  }
}

const pathOf = (args: unknown) => (args as { path?: Readonly<Record<string, string>> }).path ?? {};

interface Row {
  readonly id?: unknown;
  readonly uuid?: unknown;
}

/** Of a page, a walk's pages, or the whole list. */
function itemsIn(data: unknown): readonly Row[] {
  if (Array.isArray(data)) return data as Row[];
  const pages = (data as { pages?: ListReply<Row>[] } | undefined)?.pages ?? [data as ListReply<Row> | undefined];
  return pages.flatMap((page) => page?.items ?? []);
}
