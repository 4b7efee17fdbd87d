import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { OperationId } from '#shared/contract/catalogue.ts';
import type { ListReply } from '#shared/contract/list-reply.ts';

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
  for (const query of client.getQueryCache().findAll({ queryKey: [region, list] })) {
    const row = itemsIn(query.state.data).find((item) => item.id === id);
    if (row === undefined) continue;
    client.setQueryData(detail.queryKey, row, { updatedAt: query.state.dataUpdatedAt });
    return;
  }
}

function itemsIn(data: unknown): readonly { readonly id?: unknown }[] {
  const pages = (data as { pages?: ListReply[] } | undefined)?.pages ?? [data as ListReply | undefined];
  return pages.flatMap((page) => (page?.items ?? []) as { id?: unknown }[]);
}
