import { useQuery } from '@tanstack/react-query';
import { permissionsOf, rolesOf } from './permission-names.ts';
import type { Scope } from '#web/api/scope.ts';
import type { Grants } from '#shared/rules/policy-delta.ts';
import { shortId } from '#web/ui/short-id.ts';

/** Names the roles and permissions of a policy of a scope. */
export function useGrantNames(scope: Scope): (grants: Grants) => readonly string[] {
  const roles = useQuery(rolesOf(scope)).data;
  const permissions = useQuery(permissionsOf(scope)).data;
  return (grants) => [
    ...grants.roles.map((id) => roles?.find(({ uuid }) => uuid === id)?.name ?? shortId(id)),
    ...grants.permissions.map((id) => permissions?.find(({ uuid }) => uuid === id)?.name ?? shortId(id)),
  ];
}
