import type { PageEntry } from '#web/page/page-entry.ts';

export const page: PageEntry = {
  path: 'account',
  kinds: ['organisation', 'space'],
  load: async () => (await import('./AccountPage.tsx')).AccountPage,
  areas: ['ownAccount'],
  reads: () => [],
};
