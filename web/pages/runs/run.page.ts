import type { PageEntry } from '#web/page/page-entry.ts';

export const page: PageEntry = {
  path: 'runs/:runId',
  kinds: ['organisation', 'space'],
  load: async () => (await import('./RunPage.tsx')).RunPage,
  areas: ['runs', 'operations'],
  reads: () => [],
};
