import type { PageEntry } from '#web/page/page-entry.ts';
import { accessReads } from './access-reads.ts';

export const page: PageEntry = {
  path: 'users/:userId/access',
  kinds: ['organisation', 'space'],
  load: async () => (await import('./SubjectAccessPage.tsx')).SubjectAccessPage,
  areas: ['access', 'accessPictures'],
  reads: ({ scope, params }) => accessReads(scope, params),
};
