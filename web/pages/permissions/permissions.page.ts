import type { PageEntry } from '#web/page/page-entry.ts';

export const page: PageEntry = {
  path: 'permissions',
  kinds: ['organisation', 'space'],
  load: async () => (await import('./PermissionsPage.tsx')).PermissionsPage,
  areas: ['permissions'],
  reads: () => [],
};
