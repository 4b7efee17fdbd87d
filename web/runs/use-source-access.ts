import { useMemo } from 'react';
import { useQueries, useQuery } from '@tanstack/react-query';
import type { AclItem } from '#shared/contract/iam/acls.ts';
import { sizeOf } from '#shared/rules/policy-delta.ts';
import { bareAcl } from '#web/access/acl-entry.ts';
import { permissionsOf, rolesOf } from '#web/access/permission-names.ts';
import type { NamedSubject } from '#web/access/subject-list.ts';
import { aclsOf, pairsOf, policyOf } from '#web/access/subject-reads.ts';
import type { Scope } from '#web/api/scope.ts';
import { matchGrants, type MatchedGrants } from './same-access.ts';

/** What there is to give of somebody's access. */
export interface SourceAccess {
  /** Undefined while it is read. */
  readonly matched: MatchedGrants | undefined;
  /** Undefined while they are read; none unless asked for. */
  readonly acls: readonly AclItem[] | undefined;
  readonly isNothing: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** What somebody holds at `from`, by its ids at `scope`; their ACLs too, `withAcls`, which mean something where they are only. */
export function useSourceAccess(
  scope: Scope,
  from: Scope,
  source: NamedSubject | undefined,
  withAcls: boolean,
): SourceAccess {
  const enabled = source !== undefined;
  const isHere = from.region === scope.region && from.id === scope.id;
  const subject = source ?? { type: 'users', id: '' };
  const policy = useQuery({ ...policyOf(from, subject), enabled });
  const names = { enabled: enabled && !isHere };
  const lists = useQueries({
    queries: [
      { ...rolesOf(from), ...names },
      { ...rolesOf(scope), ...names },
    ],
  });
  const catalogues = useQueries({
    queries: [
      { ...permissionsOf(from), ...names },
      { ...permissionsOf(scope), enabled: enabled && (!isHere || withAcls) },
    ],
  });
  const pairs = pairsOf((enabled && withAcls && catalogues[1].data) || []);
  const acls = useQueries({ queries: pairs.map((pair) => aclsOf(scope, subject, pair)) });
  const reads = [policy, ...lists, ...catalogues, ...acls];
  const held = enabled ? policy.data?.grants : undefined;
  const [fromRoles, roles] = lists.map(({ data }) => data);
  const [fromPermissions, permissions] = catalogues.map(({ data }) => data);
  const matched = useMemo((): MatchedGrants | undefined => {
    // Roles of the organisation may be held in a space that does not list them.
    if (held === undefined || isHere) return held && { grants: held, missing: [] };
    if (!fromRoles || !roles || !fromPermissions || !permissions) return undefined;
    return matchGrants(held, { roles: fromRoles, permissions: fromPermissions }, { roles, permissions });
  }, [held, isHere, fromRoles, roles, fromPermissions, permissions]);
  const areAclsRead =
    matched !== undefined && (!withAcls || catalogues[1].isSuccess) && acls.every(({ isSuccess }) => isSuccess);
  const items = areAclsRead ? acls.flatMap(({ data }) => data ?? []).map(bareAcl) : undefined;
  return {
    matched,
    acls: items,
    isNothing: matched !== undefined && items?.length === 0 && sizeOf(matched.grants) === 0,
    error: reads.find(({ error }) => error !== null)?.error ?? null,
    retry: () => reads.filter(({ error }) => error !== null).forEach(({ refetch }) => void refetch()),
  };
}
