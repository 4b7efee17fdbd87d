import type { PageEntry } from '#web/page/page-entry.ts';
import { databaseVersionsRead, databasesRead } from './databases-read.ts';

export const page: PageEntry = {
  path: 'databases',
  kinds: ['space'],
  link: { group: 'services', order: 31, icon: 'DatabaseIcon', title: 'databases.title' },
  load: async () => (await import('./DatabasesPage.tsx')).DatabasesPage,
  areas: ['databases', 'services'],
  reads: ({ scope }) => [databasesRead(scope), databaseVersionsRead(scope.region)],
};
