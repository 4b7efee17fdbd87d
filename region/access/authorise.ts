/** Scope, permission and readiness of a request (behaviours B3, B4), before its input is read. */
import type { OperationId } from '#shared/contract/catalogue.ts';
import { needsReadySpace } from '#shared/contract/declared-errors.ts';
import { concernsSpace, type Operation } from '#shared/contract/operation.ts';
import {
  decide,
  reachOf,
  type AccessFacts,
  type AccessQuestion,
  type GrantLevel,
  type Reach,
} from '#shared/rules/access.ts';
import type { Caller, RequestScope } from './caller.ts';
import { ProblemError, conflict, notFound } from '#region/request/problem.ts';
import { listMemberships, loadAccessFacts, permissionsByName } from '#region/store/access.ts';
import type { Connection } from '#region/store/database.ts';
import type { ReadCache } from '#region/store/read-cache.ts';
import { findSpace } from '#region/store/spaces.ts';

export interface AccessRequest {
  readonly id: OperationId;
  readonly row: Operation;
  readonly parameters: Readonly<Record<string, string>>;
  readonly caller: Caller;
  readonly connection: Connection;
  readonly reads: ReadCache;
  /** False for operations whose own error list has no 404: an unknown scope then answers 403. */
  readonly knows404: boolean;
}

/**
 * Where the request acts and what of it is in reach. Throws 403 naming the missing permission, 404 for an unknown
 * space, and 409 for one that is not READY.
 */
export async function authorise(request: AccessRequest): Promise<{ scope: RequestScope; reach: Reach }> {
  const { row, parameters, caller, connection } = request;
  const { organisationId = caller.organisationId, spaceId } = parameters;
  if (organisationId !== caller.organisationId) throw await forbidden(request, 'organisation', organisationId);
  if (row.scope === 'global') return admittedAnywhere(request);
  const permissions = permissionsOf(row);
  const standing = `standing ${caller.id} ${organisationId} ${spaceId} ${permissions.join(' ')}`;
  const { facts, space } = await request.reads.get(standing, async () => ({
    facts: await loadAccessFacts(connection, caller, organisationId, spaceId, permissions),
    space: spaceId === undefined ? undefined : await findSpace(connection, organisationId, spaceId),
  }));

  const actsIn = row.scope === 'space' ? spaceId : undefined;
  if (actsIn !== undefined && space === undefined) throw await unknownSpace(request, organisationId, actsIn);
  const scopeId = actsIn ?? organisationId;
  const reach = await admitted(request, facts, row.scope, scopeId);
  if (space !== undefined && space.status !== 'READY' && needsReadySpace(row)) {
    throw conflict(`The space is ${space.status}; wait until it is READY.`);
  }
  return { scope: { organisationId, ...(actsIn !== undefined && { spaceId: actsIn }), scopeId }, reach };
}

/** Rights that name no space: to hold one in any space is enough, on whatever resource (behaviours B3.11). */
async function admittedAnywhere(request: AccessRequest): Promise<{ scope: RequestScope; reach: Reach }> {
  const { row, caller, connection } = request;
  const { organisationId } = caller;
  const admission = { scope: { organisationId, scopeId: organisationId }, reach: 'all' as const };
  const permissions = permissionsOf(row);
  if (permissions.length === 0) return admission;
  for (const spaceId of await listMemberships(connection, caller)) {
    const facts = await loadAccessFacts(connection, caller, organisationId, spaceId, permissions);
    if (reachOf({ permissions, level: 'space' }, facts) !== undefined) return admission;
  }
  throw await forbidden(request, 'every space of organisation', organisationId);
}

async function admitted(
  request: AccessRequest,
  facts: AccessFacts,
  level: GrantLevel,
  scopeId: string,
): Promise<Reach> {
  const { row, parameters } = request;
  const permissions = permissionsOf(row);
  if (permissions.length === 0) return 'all';
  const resourceId = addressedResource(row, parameters);
  const question: AccessQuestion = {
    permissions,
    level: concernsSpace(row) ? 'space' : 'organisation',
    ...(resourceId !== undefined && { resourceId }),
  };
  const granted = decide(question, facts).granted ? 'all' : undefined;
  const reach = granted ?? (row.addresses === 'reachable' ? reachOf(question, facts) : undefined);
  if (reach === undefined) throw await forbidden(request, level, scopeId);
  return reach;
}

/**
 * A space of another organisation answers like one that does not exist, so that ids cannot be probed: 404 to those
 * who may see the organisation's spaces anyway, else 403 as for a space the caller is not assigned to.
 */
async function unknownSpace(request: AccessRequest, organisationId: string, spaceId: string): Promise<ProblemError> {
  const { policies } = await loadAccessFacts(request.connection, request.caller, organisationId);
  const isTied = policies.some((policy) => policy.level === 'organisation');
  return isTied && request.knows404
    ? notFound('space_not_found', `space ${spaceId}`)
    : forbidden(request, 'space', spaceId);
}

function permissionsOf(row: Operation): readonly string[] {
  return row.permission === undefined ? [] : [row.permission].flat();
}

/** The id of the resource that the row says is addressed; undefined when that is none. */
function addressedResource({ addresses }: Operation, parameters: AccessRequest['parameters']): string | undefined {
  return addresses?.startsWith('{') ? parameters[addresses.slice(1, -1)] : undefined;
}

type Place = GrantLevel | 'every space of organisation';

const identityWords = { users: 'User', serviceAccounts: 'Service account' } as const;

function forbidden(
  { row, caller, connection }: Pick<AccessRequest, 'row' | 'caller' | 'connection'>,
  where: Place,
  scopeId: string,
): Promise<ProblemError> {
  return missingPermission(connection, caller, permissionsOf(row), where, scopeId);
}

/**
 * The 403 for a caller without any of the permissions: names identity, scope, and each permission by uuid and name
 * (behaviours B3.9). The scope is where the permission can be held: some that are asked in a space are given in the
 * organisation only. Without permissions, that the caller does not belong to the scope.
 */
export async function missingPermission(
  connection: Connection,
  caller: Caller,
  permissions: readonly string[],
  where: Place,
  scopeId: string,
  { because }: { readonly because?: string } = {},
): Promise<ProblemError> {
  const who = `${identityWords[caller.type]} ${caller.id}`;
  if (permissions.length === 0) return new ProblemError('forbidden', `${who} does not belong to ${where} ${scopeId}.`);
  const known = await permissionsByName(connection, permissions);
  const missing = permissions.map((name) => `${known.find((one) => one.name === name)?.uuid ?? 'unknown'} (${name})`);
  const isAbove = where === 'space' && known.length > 0 && known.every((one) => one.in_space === 0);
  const place = isAbove ? `organisation ${caller.organisationId}` : `${where} ${scopeId}`;
  return new ProblemError(
    'forbidden',
    `${who} lacks permission ${missing.join(' or ')} on ${place}${because === undefined ? '' : `, ${because}`}.`,
  );
}
