import { useQueries } from '@tanstack/react-query';
import type { OperationId } from '#shared/contract/catalogue.ts';
import type { Arguments } from './call.ts';
import type { ListReply } from './list-reply.ts';
import { queryFor } from './queries.ts';

/** As many as a page of a list holds at most (behaviours B1.3), so that one answer names them all. */
const mostIds = 50;

/**
 * The items behind `ids`, by id, in one call per fifty and never one per row; unknown ids are simply absent.
 * `args` is the list's path, e.g. `{ path: { organisationId } }`.
 */
export function useItemsById<Item extends { readonly id: string }>(
  region: string,
  list: OperationId,
  args: Arguments<OperationId>,
  ids: readonly string[],
): ReadonlyMap<string, Item> {
  const wanted = [...new Set(ids)].sort();
  const batches = Array.from({ length: Math.ceil(wanted.length / mostIds) }, (_, index) =>
    wanted.slice(index * mostIds, (index + 1) * mostIds),
  );
  return useQueries({
    queries: batches.map((batch) => queryFor(region, list, { ...args, ids: batch, page: { size: mostIds } })),
    combine: (results) =>
      new Map(
        results
          .flatMap(({ data }) => (data as ListReply<Item> | undefined)?.items ?? [])
          .map((item) => [item.id, item] as const),
      ),
  });
}
