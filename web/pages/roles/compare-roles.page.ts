import type { PageEntry } from '#web/page/page-entry.ts';

export const page: PageEntry = {
  path: 'roles/compare',
  kinds: ['organisation', 'space'],
  load: async () => (await import('./CompareRolesPage.tsx')).CompareRolesPage,
  areas: ['access', 'roles', 'role'],
  reads: () => [],
};
