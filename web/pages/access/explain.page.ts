import type { PageEntry } from '#web/page/page-entry.ts';

export const page: PageEntry = {
  path: 'explain',
  kinds: ['organisation', 'space'],
  load: async () => (await import('./ExplainPage.tsx')).ExplainPage,
  areas: ['access'],
  reads: () => [],
};
