import { profilesRead } from '#web/cluster/cluster-reads.ts';
import type { PageEntry } from '#web/page/page-entry.ts';
import { versionsRead } from './clusters-read.ts';

export const page: PageEntry = {
  path: 'clusters/new',
  kinds: ['space'],
  load: async () => (await import('./CreateClusterPage.tsx')).CreateClusterPage,
  areas: ['clusters', 'operations'],
  reads: ({ scope }) => [versionsRead(scope.region), profilesRead(scope.region)],
};
