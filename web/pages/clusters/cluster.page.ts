import { clusterOperationsRead, clusterRead, profilesRead } from '#web/cluster/cluster-reads.ts';
import type { PageEntry } from '#web/page/page-entry.ts';
import { healthRead, versionsRead } from './clusters-read.ts';

export const page: PageEntry = {
  path: 'clusters/:clusterId',
  kinds: ['space'],
  load: async () => (await import('./ClusterPage.tsx')).ClusterPage,
  areas: ['clusters', 'operations', 'work', 'later'],
  reads: ({ scope, params: { clusterId = '' } }) => [
    clusterRead(scope, clusterId),
    clusterOperationsRead(scope, clusterId),
    healthRead(scope, clusterId),
    profilesRead(scope.region),
    versionsRead(scope.region),
  ],
};
