import type { PageEntry } from '#web/page/page-entry.ts';

export const page: PageEntry = {
  path: 'permissions',
  kinds: ['organisation', 'space'],
  link: { group: 'access', order: 13, icon: 'KeyIcon', title: 'permissions.title' },
  load: async () => (await import('./PermissionsPage.tsx')).PermissionsPage,
  areas: ['permissions'],
  reads: () => [],
};
