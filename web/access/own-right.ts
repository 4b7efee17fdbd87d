/** Whether the account one is signed in with holds what something takes, as far as it can be read. */
import { operationPermissions } from 'virtual:operation-permissions';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { OperationId } from '#shared/contract/catalogue.ts';
import { explainRights } from '#shared/rules/access-knowledge.ts';
import type { SignedInRegion } from '#shared/session.ts';
import { operationIn, type Scope, type ScopedName } from '#web/api/scope.ts';
import { ownSubject } from '#web/session/own-subject.ts';
import { sameCase } from './acl-entry.ts';
import { Inputs } from './inputs.ts';
import { readKnowledge } from './subject-knowledge.ts';
import { policyOf, type AclPair } from './subject-reads.ts';

/** What a form sends in the end. */
export type Creating = ScopedName | OperationId;

/** The permission that creating takes; undefined where the contract names none. */
export function permissionToCreate(scope: Scope, creating: Creating): string | undefined {
  const known = creating in operationPermissions ? (creating as OperationId) : undefined;
  return operationPermissions[known ?? operationIn(scope, creating as ScopedName)]?.[0];
}

/** What was read lately is as good as new. */
const freshMs = 15_000;

/** Query options: whether the own account holds `permission` in a scope. Never fails: what cannot be read is unknown. */
export function ownRight(
  client: QueryClient,
  scope: Scope,
  signedIn: SignedInRegion,
  permission: string,
  organisationId = signedIn.organisationId,
) {
  const subject = ownSubject(signedIn);
  // Only identity rights reach from an organisation into its spaces (behaviours B3.5).
  const isAboveAsked = permission.startsWith('iam.') && organisationId !== undefined;
  const organisation: Scope | undefined = isAboveAsked
    ? { region: scope.region, kind: 'organisation', id: organisationId }
    : undefined;
  const [region, operation, args] = policyOf(scope, subject).queryKey;
  return queryOptions({
    queryKey: [region, operation, args, 'right', permission, organisation?.id] as const,
    staleTime: freshMs,
    queryFn: async () => {
      const inputs = new Inputs(client, Date.now() - freshMs);
      const { known } = await readKnowledge({ inputs, scope, organisation, subject });
      return explainRights({ permissions: [permission], level: scope.kind }, known).answer;
    },
  });
}

/** A resource, as ACLs name it. */
export interface Addressed extends AclPair {
  readonly id: string;
}

/** `unfound`: nothing that can be read gives it. Whoever made the resource may all the same, and no operation tells who did. */
export type RightOnResource = 'granted' | 'unfound' | 'unknown';

/** Query options: whether the own account holds `permission` on one resource of a space. Never fails, as `ownRight`. */
export function ownRightOn(
  client: QueryClient,
  scope: Scope,
  signedIn: SignedInRegion,
  permission: string,
  { id, ...pair }: Addressed,
) {
  const subject = ownSubject(signedIn);
  const [region, operation, args] = policyOf(scope, subject).queryKey;
  return queryOptions({
    queryKey: [region, operation, args, 'right', permission, pair, id] as const,
    staleTime: freshMs,
    queryFn: async (): Promise<RightOnResource> => {
      const inputs = new Inputs(client, Date.now() - freshMs);
      const { known } = await readKnowledge({ inputs, scope, organisation: undefined, subject, pairs: [pair] });
      const found = explainRights({ permissions: [permission], level: scope.kind, resourceId: sameCase(id) }, known);
      const isLacking = found.answer === 'unknown' && found.gaps.some(({ kind }) => kind !== 'ownership');
      return found.answer === 'granted' ? 'granted' : isLacking ? 'unknown' : 'unfound';
    },
  });
}
