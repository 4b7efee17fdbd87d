import type { PageEntry } from '#web/page/page-entry.ts';

export const page: PageEntry = {
  path: 'roles/fit',
  kinds: ['organisation', 'space'],
  load: async () => (await import('./FitRolesPage.tsx')).FitRolesPage,
  areas: ['fitting', 'roles', 'access'],
  reads: () => [],
};
