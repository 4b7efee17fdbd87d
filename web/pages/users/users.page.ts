import { listStateFrom } from '#web/list/list-state.ts';
import type { PageEntry } from '#web/page/page-entry.ts';
import { userFilterFrom, usersRead } from './users-read.ts';

export const page: PageEntry = {
  path: 'users',
  kinds: ['organisation', 'space'],
  link: { group: 'access', order: 10, icon: 'UsersIcon', title: 'users.title' },
  load: async () => (await import('./UsersPage.tsx')).UsersPage,
  areas: ['users'],
  reads: ({ scope, search }) => [usersRead(listStateFrom(search), userFilterFrom(scope, search))],
};
