import type { PageEntry } from '#web/page/page-entry.ts';
import { clusterBackupsRead, databaseRead } from './databases-read.ts';

export const page: PageEntry = {
  path: 'databases/:clusterId',
  kinds: ['space'],
  load: async () => (await import('./DatabasePage.tsx')).DatabasePage,
  areas: ['databases', 'services'],
  reads: ({ scope, params: { clusterId = '' } }) => [
    databaseRead(scope, clusterId),
    clusterBackupsRead(scope, clusterId),
  ],
};
