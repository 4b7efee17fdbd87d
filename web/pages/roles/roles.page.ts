import { listStateFrom } from '#web/list/list-state.ts';
import type { PageEntry } from '#web/page/page-entry.ts';
import { rolesRead } from './roles-read.ts';

export const page: PageEntry = {
  path: 'roles',
  kinds: ['organisation', 'space'],
  link: { group: 'access', order: 12, icon: 'RoleIcon', title: 'roles.title' },
  load: async () => (await import('./RolesPage.tsx')).RolesPage,
  areas: ['roles'],
  reads: ({ scope, search }) => [rolesRead(scope, listStateFrom(search))],
};
