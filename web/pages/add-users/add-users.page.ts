import type { PageEntry } from '#web/page/page-entry.ts';

export const page: PageEntry = {
  path: 'users/add',
  kinds: ['organisation'],
  load: async () => (await import('./AddUsersPage.tsx')).AddUsersPage,
  areas: ['users', 'addUsers'],
  reads: () => [],
};
