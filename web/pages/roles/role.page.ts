import type { PageEntry } from '#web/page/page-entry.ts';
import { roleRead } from './roles-read.ts';

export const page: PageEntry = {
  path: 'roles/:roleUuid',
  kinds: ['organisation', 'space'],
  load: async () => (await import('./RolePage.tsx')).RolePage,
  areas: ['roles', 'role'],
  reads: ({ scope, params: { roleUuid = '' } }) => [roleRead(scope, roleUuid)],
};
