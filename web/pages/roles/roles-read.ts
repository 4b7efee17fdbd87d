/** What the pages of roles read. Small and without components: the route table prefetches by it. */
import { inScope, type Read, type Scope } from '#web/api/scope.ts';
import { pageOf, type ListState } from '#web/list/list-state.ts';

/** All roles of the scope, unfiltered. */
export function allRoles(scope: Scope): Read<'ListRolesOrganisation'> {
  return inScope(scope, 'ListRoles', {});
}

/** The page to show; any text needs a walk, since the API finds whole names only: undefined. */
export function rolesRead(scope: Scope, state: ListState): Read<'ListRolesOrganisation'> | undefined {
  return state.text.trim() === '' ? inScope(scope, 'ListRoles', { page: pageOf(state) }) : undefined;
}

/** The role of exactly this name, which the API finds at once. */
export function roleNamed(scope: Scope, name: string): Read<'ListRolesOrganisation'> {
  return inScope(scope, 'ListRoles', { query: { name } });
}

export function roleRead(scope: Scope, roleUuid: string): Read<'GetRoleOrganisation'> {
  return inScope(scope, 'GetRole', { path: { roleUuid } });
}
