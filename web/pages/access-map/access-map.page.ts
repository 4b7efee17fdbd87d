import type { PageEntry } from '#web/page/page-entry.ts';

export const page: PageEntry = {
  path: 'access-map',
  kinds: ['organisation', 'space'],
  link: { group: 'access', order: 17, icon: 'AccessMapIcon', title: 'accessMap.title' },
  load: async () => (await import('./AccessMapPage.tsx')).AccessMapPage,
  areas: ['accessMap', 'access'],
  reads: () => [],
};
