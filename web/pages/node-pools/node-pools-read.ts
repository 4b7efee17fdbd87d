/** Which call answers the page of a cluster's node pools. Without components: the route table prefetches by it. */
import type { Read, Scope } from '#web/api/scope.ts';

/** All pools, oldest first; without page parameters a region answers them at once (behaviours B1.10). */
export function nodePoolsRead({ region, id }: Scope, clusterId: string): Read<'ListNodePools'> {
  return [region, 'ListNodePools', { path: { spaceId: id, clusterId } }];
}
