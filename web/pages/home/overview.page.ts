import type { PageEntry } from '#web/page/page-entry.ts';

export const page: PageEntry = {
  path: 'overview',
  kinds: ['organisation', 'space'],
  link: { group: 'place', order: 0, icon: 'HomeIcon', title: 'overview.title' },
  load: async () => (await import('./ScopeOverview.tsx')).ScopeOverview,
  areas: ['overview'],
  // It is streamed, and shown while it comes.
  reads: () => [],
};
