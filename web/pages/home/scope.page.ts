import type { PageEntry } from '#web/page/page-entry.ts';

/** `/{region}/spaces/{id}`, as somebody shortens an address: leads to its overview. */
export const page: PageEntry = {
  path: '',
  kinds: ['organisation', 'space'],
  load: async () => (await import('./ScopeStart.tsx')).ScopeStart,
  areas: [],
  reads: () => [],
};
