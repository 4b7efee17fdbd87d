import { listStateFrom } from '#web/list/list-state.ts';
import type { PageEntry } from '#web/page/page-entry.ts';
import { accountRead, spacesOfAccountRead } from './accounts-read.ts';

export const page: PageEntry = {
  path: 'service-accounts/:serviceAccountId',
  kinds: ['organisation', 'space'],
  load: async () => (await import('./ServiceAccountPage.tsx')).ServiceAccountPage,
  areas: ['accounts', 'account'],
  reads: ({ scope, params: { serviceAccountId = '' }, search }) => [
    accountRead(scope, serviceAccountId),
    scope.kind === 'organisation' ? spacesOfAccountRead(scope, serviceAccountId, listStateFrom(search)) : undefined,
  ],
};
