import type { PageEntry } from '#web/page/page-entry.ts';

export const page: PageEntry = {
  path: 'explain',
  kinds: ['organisation', 'space'],
  link: { group: 'access', order: 15, icon: 'ShieldIcon', title: 'access.explain.title' },
  load: async () => (await import('./ExplainPage.tsx')).ExplainPage,
  areas: ['access', 'accessPictures'],
  reads: () => [],
};
