/** Pagination shared by all lists (contract 4.1 and 8, behaviours B1). */
import { z } from 'zod';
import type { Paging } from './operation.ts';

/** Identity lists: 30 items by default, 50 at most. */
export const iamPaging: Paging = { defaultSize: 30, maximumSize: 50, style: 'token', tokenName: 'nextPageToken' };

/** ACL and access-right lists allow larger pages. */
export const accessPaging: Paging = { ...iamPaging, maximumSize: 100 };

/** Cluster lists: paged like identity lists, but the token is called `nextToken` (behaviours B1.9). */
export const clusterPaging: Paging = { ...iamPaging, tokenName: 'nextToken' };

/** Unless asked for pages, node pools answer everything and operations the newest 1,000 (behaviours B1.10). */
export const optionalPaging: Paging = { ...clusterPaging, defaultSize: 1_000, style: 'optional' };

/** Body of the GET lists that can be narrowed to given ids (behaviours B1.11); null, as some clients write it, narrows nothing. */
export const IdFilter = z.object({ items: z.array(z.guid()).max(100).nullish() });

/** `{items, nextPageToken?, totalSize?}` (contract 2.12); real regions leave totalSize out. */
export function iamList<Item extends z.ZodType>(item: Item) {
  return z.looseObject({
    items: z.array(item),
    nextPageToken: z.string().optional(),
    totalSize: z.int32().optional(),
  });
}

/** `{items, totalSize, nextToken?}` of the cluster service (contract 2.12); some regions spell it nextPageToken. */
export function clusterList<Item extends z.ZodType>(item: Item) {
  return z.looseObject({
    items: z.array(item),
    totalSize: z.int32().optional(),
    nextToken: z.string().optional(),
    nextPageToken: z.string().optional(),
  });
}
