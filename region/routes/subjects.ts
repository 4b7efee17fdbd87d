/** The identity that a policy or an ACL is about, and the second right that taking away needs. */
import { isUuid } from '#shared/contract/path.ts';
import { decide } from '#shared/rules/access.ts';
import { missingPermission } from '#region/access/authorise.ts';
import type { Caller, RequestScope } from '#region/access/caller.ts';
import { notFound } from '#region/request/problem.ts';
import { loadAccessFacts, type Identity } from '#region/store/access.ts';
import type { Connection } from '#region/store/database.ts';
import type { IdentityType } from '#region/store/schema.ts';
import { findServiceAccountIn } from '#region/store/service-accounts.ts';
import { findUser } from '#region/store/users.ts';

interface SubjectRequest {
  readonly connection: Connection;
  readonly scope: RequestScope;
}

/** The identity, when it belongs to the organisation and, in space scope, to the space. Throws 404 otherwise (B10.7). */
export async function requireIdentity({ connection, scope }: SubjectRequest, identity: Identity): Promise<Identity> {
  const found = await finders[identity.type](connection, scope, identity.id);
  if (found === undefined) throw notFound('identity_not_found', `identity ${identity.id}`);
  return identity;
}

const finders: Readonly<
  Record<IdentityType, (connection: Connection, scope: RequestScope, id: string) => Promise<object | undefined>>
> = { users: findUser, serviceAccounts: findServiceAccountIn };

/** `{subjectType}/{subjectId}` of a path; the router has checked that the type is one of the two. */
export function subjectOf(path: { readonly subjectType: string; readonly subjectId: string }): Identity {
  return { type: path.subjectType === 'users' ? 'users' : 'serviceAccounts', id: path.subjectId };
}

/** Ids of resources may be any text; UUIDs are the same in either letter case. */
export function asStoredId(resourceId: string): string {
  return isUuid(resourceId) ? resourceId.toLowerCase() : resourceId;
}

/** Taking something out of a policy needs a right of its own beside the one to give (behaviours B3.12). Throws 403. */
export async function requireRightToTake(request: SubjectRequest & { readonly caller: Caller }): Promise<void> {
  const { caller, connection, scope } = request;
  const permissions = ['iam.deletePolicy'];
  const facts = await loadAccessFacts(connection, caller, scope.organisationId, scope.spaceId, permissions);
  const level = scope.spaceId === undefined ? 'organisation' : 'space';
  if (decide({ permissions, level }, facts).granted) return;
  throw await missingPermission(connection, caller, permissions, level, scope.scopeId);
}
