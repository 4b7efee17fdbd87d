import type { Read } from '#web/api/scope.ts';
import { clusterRead } from '#web/cluster/cluster-reads.ts';
import type { PageEntry } from '#web/page/page-entry.ts';

/** The versions a region offers. */
export const offeredRead = (region: string): Read<'ListKubernetesVersions'> => [region, 'ListKubernetesVersions', {}];

export const page: PageEntry = {
  path: 'clusters/:clusterId/upgrade',
  kinds: ['space'],
  load: async () => (await import('./UpgradePage.tsx')).UpgradePage,
  areas: ['clusters', 'operations', 'work', 'upgrade'],
  reads: ({ scope, params: { clusterId = '' } }) => [clusterRead(scope, clusterId), offeredRead(scope.region)],
};
