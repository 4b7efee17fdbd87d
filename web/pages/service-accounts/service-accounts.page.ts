import { listStateFrom } from '#web/list/list-state.ts';
import type { PageEntry } from '#web/page/page-entry.ts';
import { accountsRead } from './accounts-read.ts';

export const page: PageEntry = {
  path: 'service-accounts',
  kinds: ['organisation', 'space'],
  link: { group: 'access', order: 11, icon: 'ServiceAccountIcon', title: 'accounts.title' },
  load: async () => (await import('./ServiceAccountsPage.tsx')).ServiceAccountsPage,
  areas: ['accounts'],
  reads: ({ scope, search }) => [accountsRead(scope, listStateFrom(search))],
};
