/** Permissions and roles of a scope, loaded whole once per region and scope and used wherever a name is shown. */
import { allFor } from '#web/api/all-pages.ts';
import { inScope, type Scope } from '#web/api/scope.ts';

/** A region's catalogue of permissions changes with its releases only. */
const catalogueStaysMs = 30 * 60_000;

/** Query options: every permission that exists in the scope. */
export function permissionsOf(scope: Scope) {
  return { ...allFor(...inScope(scope, 'ListPermissions', {})), staleTime: catalogueStaysMs };
}

/** Query options: every role of the scope, custom and predefined. */
export function rolesOf(scope: Scope) {
  return allFor(...inScope(scope, 'ListRoles', {}));
}

/** Query options: every permission that a role gives. */
export function permissionsOfRole(scope: Scope, roleUuid: string) {
  return allFor(...inScope(scope, 'GetRolePermissions', { path: { roleUuid } }));
}
