import type { PageEntry } from '#web/page/page-entry.ts';

export const page: PageEntry = {
  // Deeper than one user's page, which there is in spaces, too.
  path: 'users/add/file',
  kinds: ['organisation'],
  load: async () => (await import('./AddUsersPage.tsx')).AddUsersPage,
  areas: ['users', 'addUsers'],
  reads: () => [],
};
