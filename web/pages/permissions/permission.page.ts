import { type Read, type Scope, inScope } from '#web/api/scope.ts';
import type { PageEntry } from '#web/page/page-entry.ts';

export function permissionRead(scope: Scope, permissionUuid: string): Read<'GetPermissionOrganisation'> {
  return inScope(scope, 'GetPermission', { path: { permissionUuid } });
}

export const page: PageEntry = {
  path: 'permissions/:permissionUuid',
  kinds: ['organisation', 'space'],
  load: async () => (await import('./PermissionPage.tsx')).PermissionPage,
  areas: ['permissions'],
  reads: ({ scope, params: { permissionUuid = '' } }) => [permissionRead(scope, permissionUuid)],
};
