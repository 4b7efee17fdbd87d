import { listStateFrom } from '#web/list/list-state.ts';
import type { PageEntry } from '#web/page/page-entry.ts';
import { clustersRead } from './clusters-read.ts';

export const page: PageEntry = {
  path: 'clusters',
  kinds: ['space'],
  link: { group: 'platform', order: 21, icon: 'ClusterIcon', title: 'clusters.title' },
  load: async () => (await import('./ClustersPage.tsx')).ClustersPage,
  areas: ['clusters', 'operations'],
  reads: ({ scope, search }) => [clustersRead(scope, listStateFrom(search))],
};
