import { useQueries } from '@tanstack/react-query';
import type { OperationId } from '#shared/contract/catalogue.ts';
import type { Arguments } from './call.ts';
import { largestPage, type ListReply } from '#shared/contract/list-reply.ts';
import { queryFor } from './queries.ts';

export interface ItemsById<Item> {
  /** Those that are known; ids of nothing are absent. */
  readonly items: ReadonlyMap<string, Item>;
  /** Some are still being asked for. */
  readonly pending: boolean;
  /** Why some could not be read; others may be there all the same. */
  readonly error: Error | undefined;
}

/** The ids in the calls that ask for them: each once, in an order that does not depend on the rows', fifty at most. */
export function batchesOf(ids: readonly string[]): readonly (readonly string[])[] {
  const wanted = [...new Set(ids)].sort();
  return Array.from({ length: Math.ceil(wanted.length / largestPage) }, (_, index) =>
    wanted.slice(index * largestPage, (index + 1) * largestPage),
  );
}

/** Query options that read the items behind `ids`, fifty a call. `args` is the list's path. */
export function readsById(region: string, list: OperationId, args: Arguments<OperationId>, ids: readonly string[]) {
  return batchesOf(ids).map((batch) => queryFor(region, list, { ...args, ids: batch, page: { size: largestPage } }));
}

/**
 * The items behind `ids`, in one call per fifty and never one per row.
 * `args` is the list's path, e.g. `{ path: { organisationId } }`.
 */
export function useItemsById<Item extends { readonly id: string }>(
  region: string,
  list: OperationId,
  args: Arguments<OperationId>,
  ids: readonly string[],
): ItemsById<Item> {
  return useQueries({
    queries: readsById(region, list, args, ids),
    combine: (results) => ({
      items: new Map(
        results
          .flatMap(({ data }) => (data as ListReply<Item> | undefined)?.items ?? [])
          .map((item) => [item.id, item] as const),
      ),
      pending: results.some(({ isPending }) => isPending),
      error: results.find(({ error }) => error !== null)?.error ?? undefined,
    }),
  });
}
