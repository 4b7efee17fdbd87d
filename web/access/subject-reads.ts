/** What can be read about one user or service account at one scope. */
import { queryOptions } from '@tanstack/react-query';
import type { AclItem } from '#shared/contract/iam/acls.ts';
import type { GranularAction } from '#shared/rules/granular-action.ts';
import { noGrants, type Grants } from '#shared/rules/policy-delta.ts';
import { allPages } from '#web/api/all-pages.ts';
import { ApiProblem } from '#web/api/api-problem.ts';
import { call } from '#web/api/call.ts';
import { inScope, type Scope } from '#web/api/scope.ts';
import type { Subject } from '#web/address/paths.ts';
import { accessGate } from '#web/api/gate.ts';
import { permissionsOfRole } from './permission-names.ts';

export interface PolicyReading {
  readonly grants: Grants;
  /** False when the region does not know the subject at this scope: not assigned to the space, or gone. */
  readonly here: boolean;
}

/** Query options: the subject's policy; one that is not there is empty (behaviours B10.6). */
export function policyOf(scope: Scope, { type, id }: Subject) {
  const [region, operation, args] = inScope(scope, 'GetIAMPolicy', { path: { subjectType: type, subjectId: id } });
  return queryOptions({
    queryKey: [region, operation, args, 'policy'] as const,
    queryFn: async ({ signal }): Promise<PolicyReading> => {
      try {
        const { roles, permissions } = await call(region, operation, { ...args, signal });
        return { grants: { roles, permissions }, here: true };
      } catch (error) {
        if (!(error instanceof ApiProblem) || error.status !== 404) throw error;
        return { grants: noGrants, here: error.fragment !== 'identity_not_found' };
      }
    },
  });
}

/** Query options: a role's permissions, behind the gate. */
export function roleContentOf(scope: Scope, roleUuid: string) {
  const { queryKey } = permissionsOfRole(scope, roleUuid);
  const [region, operation, args] = inScope(scope, 'GetRolePermissions', { path: { roleUuid } });
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => accessGate(() => allPages(region, operation, args, { signal }), signal),
    staleTime: 60_000,
  });
}

/** Service and resource: ACLs are never asked for without both (behaviours B10.12). */
export interface AclPair {
  readonly service: string;
  readonly resource: string;
}

/** Query options: the subject's ACLs on one kind of resource, behind the gate. */
export function aclsOf(scope: Scope, subject: Subject, pair: AclPair) {
  const [region, operation, args] = aclRead(scope, subject, pair);
  return queryOptions({
    queryKey: [region, operation, args, 'all'] as const,
    queryFn: ({ signal }) => readAcls(scope, subject, pair, signal),
  });
}

/** The same past the cache, for thousands of them. @throws ApiProblem; the signal's reason when aborted. */
export function readAcls(
  scope: Scope,
  subject: Subject,
  pair: AclPair,
  signal: AbortSignal,
): Promise<readonly AclItem[]> {
  const [region, operation, args] = aclRead(scope, subject, pair);
  return accessGate(() => allPages(region, operation, args, { signal }), signal);
}

function aclRead(scope: Scope, { type, id }: Subject, { service, resource }: AclPair) {
  const query = { service, resource };
  return type === 'users'
    ? inScope(scope, 'GetACLUser', { path: { userId: id }, query })
    : inScope(scope, 'GetACLServiceAccount', { path: { serviceAccountId: id }, query });
}

/** Query options: the subject's deprecated granular policies on one type of object, behind the gate. */
export function granularOf(scope: Scope, { type, id }: Subject, objectType: string) {
  const path = { subjectType: type, subjectId: id, objectType };
  const [region, operation, args] = inScope(scope, 'GetIAMGranularPolicy', { path });
  return queryOptions({
    queryKey: [region, operation, args, 'granular'] as const,
    queryFn: ({ signal }) => readGranular(scope, { type, id }, objectType, signal),
  });
}

/** The same past the cache. @throws ApiProblem; the signal's reason when aborted. */
export function readGranular(
  scope: Scope,
  { type, id }: Subject,
  objectType: string,
  signal?: AbortSignal,
): Promise<readonly { action: GranularAction; objectId: string }[]> {
  const path = { subjectType: type, subjectId: id, objectType };
  const [region, operation, args] = inScope(scope, 'GetIAMGranularPolicy', { path });
  return accessGate(async () => {
    const { items } = await call(region, operation, { ...args, signal });
    return items as { action: GranularAction; objectId: string }[];
  }, signal);
}

/** The kinds of resource that permissions exist for, each once, in order. */
export function pairsOf(
  permissions: readonly { readonly service?: string | undefined; readonly resource?: string | undefined }[],
): readonly AclPair[] {
  const pairs = new Map<string, AclPair>();
  for (const { service, resource } of permissions) {
    if (service !== undefined && resource !== undefined) pairs.set(`${service}.${resource}`, { service, resource });
  }
  return [...pairs.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, pair]) => pair);
}
