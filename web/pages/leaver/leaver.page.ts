import { type Read, type Scope, inScope } from '#web/api/scope.ts';
import type { PageEntry } from '#web/page/page-entry.ts';

export function leaverRead(scope: Scope, userId: string): Read<'GetUserOrganisation'> {
  return inScope(scope, 'GetUser', { path: { userId } });
}

export const page: PageEntry = {
  path: 'users/:userId/leaver',
  kinds: ['organisation'],
  load: async () => (await import('./LeaverPage.tsx')).LeaverPage,
  areas: ['leaver', 'access', 'runs'],
  reads: ({ scope, params: { userId = '' } }) => [leaverRead(scope, userId)],
};
