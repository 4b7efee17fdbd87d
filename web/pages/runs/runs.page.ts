import type { PageEntry } from '#web/page/page-entry.ts';

export const page: PageEntry = {
  path: 'runs',
  kinds: ['organisation', 'space'],
  load: async () => (await import('./RunsAddress.tsx')).RunsAddress,
  areas: [],
  reads: () => [],
};
