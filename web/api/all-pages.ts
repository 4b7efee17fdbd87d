import { queryOptions } from '@tanstack/react-query';
import type { OperationId, Reply } from '#shared/contract/catalogue.ts';
import { ApiProblem } from './api-problem.ts';
import { callOf, type Arguments } from './call.ts';
import { isLookedAt } from './is-looked-at.ts';
import { largestPage, nextTokenOf, type ListReply } from '#shared/contract/list-reply.ts';

type ItemOf<Id extends OperationId> = Reply<Id> extends { readonly items: readonly (infer Item)[] } ? Item : never;

export interface Whole {
  readonly signal?: AbortSignal | undefined;
  readonly isWanted?: (() => boolean) | undefined;
  /** Called after each page with how many items have come, and how many there are where the region says so. */
  readonly onProgress?: (loaded: number, total: number | undefined) => void;
}

export interface ListPage<Item> {
  readonly items: readonly Item[];
  /** How many there are in the whole list, where the region says so. */
  readonly total: number | undefined;
}

/**
 * The pages of a list, each asked for when it is wanted.
 * @throws ApiProblem from the first page that cannot be read, and after one that leads to itself; the signal's reason when
 * aborted.
 */
export async function* eachPage<Id extends OperationId>(
  region: string,
  id: Id,
  args: Arguments<Id>,
  { signal, isWanted, size = largestPage }: Pick<Whole, 'signal' | 'isWanted'> & { readonly size?: number } = {},
): AsyncGenerator<ListPage<ItemOf<Id>>, undefined> {
  let nextToken: string | undefined;
  do {
    const page = { size, nextToken };
    const reply = (await callOf(region, id, { ...args, page, signal, isWanted })) as ListReply;
    yield { items: reply.items as readonly ItemOf<Id>[], total: reply.totalSize };
    const asked = nextToken;
    nextToken = nextTokenOf(reply);
    if (nextToken !== undefined && nextToken === asked) throw endless(region, id);
  } while (nextToken !== undefined);
}

function endless(region: string, id: OperationId): ApiProblem {
  const title = `The region ${region} answers the same page for ever.`;
  return new ApiProblem(`GET ${id}`, 502, { title, source: 'region' });
}

/**
 * All items of a list, page by page.
 * @throws ApiProblem from the first page that cannot be read; the signal's reason when aborted.
 */
export async function allPages<Id extends OperationId>(
  region: string,
  id: Id,
  args: Arguments<Id>,
  { onProgress, ...wait }: Whole = {},
): Promise<readonly ItemOf<Id>[]> {
  const items: ItemOf<Id>[] = [];
  for await (const page of eachPage(region, id, args, wait)) {
    items.push(...page.items);
    onProgress?.(items.length, page.total);
  }
  return items;
}

/** A whole list as query options, refreshed like every other read of it. */
export function allFor<Id extends OperationId>(region: string, id: Id, args: Arguments<Id>) {
  return queryOptions({
    queryKey: [region, id, args, 'all'] as const,
    queryFn: ({ signal, client, queryKey }) =>
      allPages(region, id, args, { signal, isWanted: isLookedAt(client, queryKey) }),
  });
}
