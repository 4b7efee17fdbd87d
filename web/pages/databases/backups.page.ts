import type { PageEntry } from '#web/page/page-entry.ts';
import { spaceBackupsRead } from './databases-read.ts';

export const page: PageEntry = {
  path: 'databases/backups',
  kinds: ['space'],
  load: async () => (await import('./BackupsPage.tsx')).BackupsPage,
  areas: ['databases', 'services'],
  reads: ({ scope }) => [spaceBackupsRead(scope)],
};
