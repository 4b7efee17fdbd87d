import { useQuery } from '@tanstack/react-query';
import { permissionsOf, rolesOf } from '#web/access/permission-names.ts';
import type { Grants } from '#shared/rules/policy-delta.ts';
import { useScope } from '#web/scope/use-scope.ts';
import { shortId } from '#web/ui/short-id.ts';

/** Names the roles and permissions of a policy of the scope at hand. */
export function useGrantNames(): (grants: Grants) => readonly string[] {
  const scope = useScope();
  const roles = useQuery(rolesOf(scope)).data;
  const permissions = useQuery(permissionsOf(scope)).data;
  return (grants) => [
    ...grants.roles.map((id) => roles?.find(({ uuid }) => uuid === id)?.name ?? shortId(id)),
    ...grants.permissions.map((id) => permissions?.find(({ uuid }) => uuid === id)?.name ?? shortId(id)),
  ];
}
