import type { PageEntry } from '#web/page/page-entry.ts';

export const page: PageEntry = {
  path: 'acls',
  kinds: ['organisation', 'space'],
  link: { group: 'access', order: 14, icon: 'AclIcon', title: 'acls.title' },
  load: async () => (await import('./AclsPage.tsx')).AclsPage,
  areas: ['acls', 'access'],
  reads: () => [],
};
