import type { PageEntry } from '#web/page/page-entry.ts';

export const page: PageEntry = {
  path: 'twin',
  kinds: ['organisation', 'space'],
  load: async () => (await import('./TwinPage.tsx')).TwinPage,
  areas: ['access', 'twin'],
  reads: () => [],
};
