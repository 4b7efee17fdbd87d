import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { OperationId } from '#shared/contract/catalogue.ts';
import type { ListReply } from './list-reply.ts';

/**
 * Opens a detail page at once: puts the row that a cached list of `region` already holds under the detail's own key,
 * as old as that list, so that it is shown and refreshed behind the scenes. Does nothing when either side has none.
 */
export function openFromList(
  client: QueryClient,
  region: string,
  list: OperationId,
  detail: { readonly queryKey: QueryKey },
  id: string,
): void {
  if (client.getQueryState(detail.queryKey)?.data !== undefined) return;
  const found = findInLists(client, region, list, id);
  if (found) client.setQueryData(detail.queryKey, found.item, { updatedAt: found.updatedAt });
}

/** What the cached lists of `region` say of an item; undefined when none holds it. Asks nobody. */
export function itemFromLists(client: QueryClient, region: string, list: OperationId, id: string): unknown {
  return findInLists(client, region, list, id)?.item;
}

function findInLists(client: QueryClient, region: string, list: OperationId, id: string) {
  for (const query of client.getQueryCache().findAll({ queryKey: [region, list] })) {
    const item = itemsIn(query.state.data).find((candidate) => candidate.id === id);
    if (item !== undefined) return { item, updatedAt: query.state.dataUpdatedAt };
  }
  return undefined;
}

function itemsIn(data: unknown): readonly { readonly id?: unknown }[] {
  const pages = (data as { pages?: ListReply[] } | undefined)?.pages ?? [data as ListReply | undefined];
  return pages.flatMap((page) => (page?.items ?? []) as { id?: unknown }[]);
}
