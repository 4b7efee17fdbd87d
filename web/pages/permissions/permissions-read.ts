/** What the page of a permission reads. Small and without components: the route table prefetches by it. */
import { inScope, type Read, type Scope } from '#web/api/scope.ts';

export function permissionRead(scope: Scope, permissionUuid: string): Read<'GetPermissionOrganisation'> {
  return inScope(scope, 'GetPermission', { path: { permissionUuid } });
}
