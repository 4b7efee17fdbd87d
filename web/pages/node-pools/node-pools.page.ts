import type { Read, Scope } from '#web/api/scope.ts';
import { clusterOperationsRead, clusterRead, profilesRead } from '#web/cluster/cluster-reads.ts';
import type { PageEntry } from '#web/page/page-entry.ts';

/** All pools, oldest first; without page parameters a region answers them at once (behaviours B1.10). */
export function nodePoolsRead({ region, id }: Scope, clusterId: string): Read<'ListNodePools'> {
  return [region, 'ListNodePools', { path: { spaceId: id, clusterId } }];
}

export const page: PageEntry = {
  path: 'clusters/:clusterId/node-pools',
  kinds: ['space'],
  load: async () => (await import('./NodePoolsPage.tsx')).NodePoolsPage,
  areas: ['clusters', 'operations', 'work', 'later', 'pools'],
  reads: ({ scope, params: { clusterId = '' } }) => [
    clusterRead(scope, clusterId),
    clusterOperationsRead(scope, clusterId),
    nodePoolsRead(scope, clusterId),
    profilesRead(scope.region),
  ],
};
