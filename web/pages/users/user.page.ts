import { listStateFrom } from '#web/list/list-state.ts';
import type { PageEntry } from '#web/page/page-entry.ts';
import { spacesOfUserRead, userRead } from './user-reads.ts';

export const page: PageEntry = {
  path: 'users/:userId',
  kinds: ['organisation', 'space'],
  load: async () => (await import('./UserPage.tsx')).UserPage,
  areas: ['users', 'user'],
  reads: ({ scope, params: { userId = '' }, search }) => [
    userRead(scope, userId),
    scope.kind === 'organisation' ? spacesOfUserRead(scope, userId, listStateFrom(search)) : undefined,
  ],
};
