/** What kind of resource an id belongs to, and which identities have rights on it. */
import { findCluster } from './clusters.ts';
import type { Identity } from './access.ts';
import type { Connection } from './database.ts';
import { findDatabase } from './databases.ts';
import { findPermission } from './permissions.ts';
import { findRegistry, findSecretInstance } from './registries.ts';
import { findRole } from './roles.ts';
import type { Scope } from './scope.ts';
import { findServiceAccountIn } from './service-accounts.ts';
import { findUser } from './users.ts';

/** As permissions name it: service `iam`, resource `user`. */
export interface ResourceKind {
  readonly service: string;
  readonly resource: string;
}

type SpaceScope = Scope & { readonly spaceId: string };

interface Finder extends ResourceKind {
  readonly find: (connection: Connection, scope: SpaceScope, id: string) => Promise<object | undefined>;
}

/** For stores that know resources by their space alone. */
const inSpace =
  (find: (connection: Connection, spaceId: string, id: string) => Promise<object | undefined>): Finder['find'] =>
  (connection, { spaceId }, id) =>
    find(connection, spaceId, id);

const finders: readonly Finder[] = [
  { service: 'iam', resource: 'user', find: findUser },
  { service: 'iam', resource: 'serviceAccount', find: findServiceAccountIn },
  { service: 'iam', resource: 'role', find: findRole },
  { service: 'iam', resource: 'permission', find: findPermission },
  { service: 'iam', resource: 'space', find: inSpace((_, spaceId, id) => Promise.resolve(sameSpace(spaceId, id))) },
  { service: 'kubernetes', resource: 'cluster', find: inSpace(findCluster) },
  { service: 'postgresql', resource: 'cluster', find: inSpace(findDatabase) },
  { service: 'registry', resource: 'instance', find: inSpace(findRegistry) },
  { service: 'secrets', resource: 'instance', find: inSpace(findSecretInstance) },
];

function sameSpace(spaceId: string, id: string): object | undefined {
  return id === spaceId ? { id } : undefined;
}

/**
 * The kind of a resource of the space. One that the region keeps no record of is known by the ACLs on it; undefined
 * when there are none either.
 */
export async function resourceKind(
  connection: Connection,
  scope: SpaceScope,
  id: string,
): Promise<ResourceKind | undefined> {
  for (const { service, resource, find } of finders) {
    if ((await find(connection, scope, id)) !== undefined) return { service, resource };
  }
  return connection
    .selectFrom('acls')
    .select(['service', 'resource'])
    .where('resource_id', '=', id)
    .where('scope_id', 'in', [scope.organisationId, scope.scopeId])
    .executeTakeFirst();
}

/** An identity with its age. */
export interface AgedIdentity extends Identity {
  readonly createdOn: number;
}

/** Identities that hold anything in the space or its organisation which may open the resource, in no order. */
export async function identitiesConcerned(
  connection: Connection,
  scope: SpaceScope,
  resourceId: string,
): Promise<AgedIdentity[]> {
  const scopes = [scope.organisationId, scope.scopeId];
  const holders = connection
    .selectFrom('policy_roles')
    .select('identity_id')
    .where('scope_id', 'in', scopes)
    .union(connection.selectFrom('policy_permissions').select('identity_id').where('scope_id', 'in', scopes))
    .union(connection.selectFrom('acls').select('identity_id').where('resource_id', '=', resourceId))
    .union(connection.selectFrom('granular_policies').select('identity_id').where('object_id', '=', resourceId))
    .union(connection.selectFrom('ownerships').select('identity_id').where('resource_id', '=', resourceId));
  const users = await connection
    .selectFrom('users')
    .select(['id', 'created_on'])
    .where('organisation_id', '=', scope.organisationId)
    .where('id', 'in', holders)
    .execute();
  const accounts = await connection
    .selectFrom('service_accounts')
    .select(['id', 'created_on'])
    .where('organisation_id', '=', scope.organisationId)
    .where('id', 'in', holders)
    .execute();
  return [
    ...users.map(({ id, created_on }) => ({ type: 'users' as const, id, createdOn: created_on })),
    ...accounts.map(({ id, created_on }) => ({ type: 'serviceAccounts' as const, id, createdOn: created_on })),
  ];
}
