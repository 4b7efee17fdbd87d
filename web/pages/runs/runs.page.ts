import type { PageEntry } from '#web/page/page-entry.ts';

export const page: PageEntry = {
  path: 'runs',
  kinds: ['organisation', 'space'],
  link: { group: 'platform', order: 24, icon: 'PlayIcon', title: 'runs.title' },
  load: async () => (await import('./RunsPage.tsx')).RunsPage,
  areas: ['runs', 'operations'],
  reads: () => [],
};
