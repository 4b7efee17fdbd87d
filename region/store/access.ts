/** What is stored about who may do what: policies, roles, ACLs, ownership, membership of spaces. */
import type { AccessFacts, GrantLevel } from '#shared/rules/access.ts';
import { facetsOf } from '#shared/rules/permission-grammar.ts';
import type { Connection } from './database.ts';
import type { IdentityType } from './schema.ts';

/** An identity as policies, ACLs and memberships refer to it. */
export interface Identity {
  readonly type: IdentityType;
  readonly id: string;
}

/**
 * What the access decision needs about an identity in an organisation and, when given, one space: everything, or what bears on
 * these permissions.
 */
export async function loadAccessFacts(
  connection: Connection,
  identity: Identity,
  organisationId: string,
  spaceId?: string,
  permissions?: readonly string[],
): Promise<AccessFacts> {
  const scopes = spaceId === undefined ? [organisationId] : [organisationId, spaceId];
  const services = permissions?.map((name) => facetsOf({ name }).service);
  const levelOf = (scopeId: string): GrantLevel => (scopeId === organisationId ? 'organisation' : 'space');
  const byRole = await connection
    .selectFrom('policy_roles as held')
    .innerJoin('roles', 'roles.uuid', 'held.role_uuid')
    .innerJoin('role_permissions', 'role_permissions.role_uuid', 'held.role_uuid')
    .innerJoin('permissions', 'permissions.uuid', 'role_permissions.permission_uuid')
    .select(['held.scope_id', 'roles.uuid', 'roles.name as role', 'permissions.name as permission'])
    .where('held.identity_id', '=', identity.id)
    .where('held.scope_id', 'in', scopes)
    .$if(permissions !== undefined, (query) => query.where('permissions.name', 'in', permissions ?? []))
    .execute();
  const direct = await connection
    .selectFrom('policy_permissions as held')
    .innerJoin('permissions', 'permissions.uuid', 'held.permission_uuid')
    .select(['held.scope_id', 'permissions.name as permission'])
    .where('held.identity_id', '=', identity.id)
    .where('held.scope_id', 'in', scopes)
    .$if(permissions !== undefined, (query) => query.where('permissions.name', 'in', permissions ?? []))
    .execute();
  const acls = await connection
    .selectFrom('acls')
    .innerJoin('permissions', 'permissions.uuid', 'acls.permission_uuid')
    .select(['acls.scope_id', 'permissions.name as permission', 'acls.service', 'acls.resource', 'acls.resource_id'])
    .where('acls.identity_id', '=', identity.id)
    .where('acls.scope_id', 'in', scopes)
    .$if(permissions !== undefined, (query) => query.where('permissions.name', 'in', permissions ?? []))
    .execute();
  const granular = await connection
    .selectFrom('granular_policies')
    .select(['scope_id', 'action', 'object_type', 'object_id'])
    .where('identity_id', '=', identity.id)
    .where('scope_id', 'in', scopes)
    .execute();
  const ownerships = await connection
    .selectFrom('ownerships')
    .select(['scope_id', 'service', 'resource', 'resource_id'])
    .where('identity_id', '=', identity.id)
    .where('scope_id', 'in', scopes)
    .$if(services !== undefined, (query) => query.where('service', 'in', services ?? []))
    .execute();
  return {
    assignedToSpace: spaceId !== undefined && (await isMember(connection, spaceId, identity)),
    policies: [
      ...byRole.map(({ scope_id, uuid, role, permission }) => ({
        level: levelOf(scope_id),
        permission,
        role: { uuid, name: role },
      })),
      ...direct.map(({ scope_id, permission }) => ({ level: levelOf(scope_id), permission })),
    ],
    acls: acls.map(({ scope_id, permission, service, resource, resource_id }) => ({
      level: levelOf(scope_id),
      permission,
      service,
      resource,
      resourceId: resource_id,
    })),
    granular: granular.map(({ scope_id, action, object_type, object_id }) => ({
      level: levelOf(scope_id),
      action,
      objectType: object_type,
      objectId: object_id,
    })),
    ownerships: ownerships.map(({ scope_id, service, resource, resource_id }) => ({
      level: levelOf(scope_id),
      service,
      resource,
      resourceId: resource_id,
    })),
  };
}

/** True when the identity is assigned to the space. */
export async function isMember(connection: Connection, spaceId: string, identity: Identity): Promise<boolean> {
  const row = await connection
    .selectFrom('space_members')
    .select('identity_id')
    .where('space_id', '=', spaceId)
    .where('identity_type', '=', identity.type)
    .where('identity_id', '=', identity.id)
    .executeTakeFirst();
  return row !== undefined;
}

/** Ids of the spaces the identity is assigned to. */
export async function listMemberships(connection: Connection, identity: Identity): Promise<string[]> {
  const rows = await connection
    .selectFrom('space_members')
    .select('space_id')
    .where('identity_type', '=', identity.type)
    .where('identity_id', '=', identity.id)
    .execute();
  return rows.map((row) => row.space_id);
}

/** Assigns an identity to a space, which gives no right there; assigning twice changes nothing. */
export async function assignIdentity(
  connection: Connection,
  spaceId: string,
  identity: Identity,
  now: number,
): Promise<void> {
  const table = identity.type === 'users' ? 'users' : 'service_accounts';
  await connection
    .insertInto('space_members')
    .columns(['space_id', 'identity_type', 'identity_id', 'identity_created_on', 'assigned_on'])
    .expression(
      connection
        .selectFrom(table)
        .select((from) => [
          from.val(spaceId).as('space_id'),
          from.val(identity.type).as('identity_type'),
          'id',
          'created_on',
          from.val(now).as('assigned_on'),
        ])
        .where('id', '=', identity.id),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Everything that gives rights to an identity, apart from ownership. */
const grantTables = ['policy_roles', 'policy_permissions', 'acls', 'granular_policies'] as const;

/** True when a policy or an ACL gives the identity anything at this scope. */
export async function holdsGrantsAt(connection: Connection, scopeId: string, identityId: string): Promise<boolean> {
  for (const table of grantTables) {
    const row = await connection
      .selectFrom(table)
      .select('identity_id')
      .where('identity_id', '=', identityId)
      .where('scope_id', '=', scopeId)
      .executeTakeFirst();
    if (row !== undefined) return true;
  }
  return false;
}

/** Takes an identity out of one space, with policies and ACLs there (behaviours B8.3 and B8.5). */
export async function unassignIdentity(connection: Connection, spaceId: string, identity: Identity): Promise<void> {
  for (const table of grantTables) {
    await connection.deleteFrom(table).where('identity_id', '=', identity.id).where('scope_id', '=', spaceId).execute();
  }
  await connection
    .deleteFrom('space_members')
    .where('space_id', '=', spaceId)
    .where('identity_type', '=', identity.type)
    .where('identity_id', '=', identity.id)
    .execute();
}

/** Drops everything that refers to an identity, with the identity, instead of leaving orphans (behaviours B8.1). */
export async function forgetIdentity(connection: Connection, identityId: string): Promise<void> {
  for (const table of [...grantTables, 'ownerships', 'space_members'] as const) {
    await connection.deleteFrom(table).where('identity_id', '=', identityId).execute();
  }
  await forgetResource(connection, identityId);
}

/** Gives a predefined or custom role; giving it twice changes nothing. */
export async function grantRole(
  connection: Connection,
  identity: Identity,
  scopeId: string,
  roleUuid: string,
): Promise<void> {
  await connection
    .insertInto('policy_roles')
    .values({ identity_type: identity.type, identity_id: identity.id, scope_id: scopeId, role_uuid: roleUuid })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Identifier of a predefined role by its name. Throws when the catalogue was not seeded. */
export async function predefinedRole(connection: Connection, name: string): Promise<string> {
  const row = await connection
    .selectFrom('roles')
    .select('uuid')
    .where('name', '=', name)
    .where('custom', '=', 0)
    .executeTakeFirstOrThrow();
  return row.uuid;
}

/** A resource as ownership refers to it: service `iam`, resource `user`. */
export interface OwnedResource {
  readonly service: string;
  readonly resource: string;
  readonly resourceId: string;
}

/** Remembers who created a resource, which gives every right on it (behaviours B3.6). */
export async function recordOwnership(
  connection: Connection,
  identity: Identity,
  scopeId: string,
  { service, resource, resourceId }: OwnedResource,
): Promise<void> {
  await connection
    .insertInto('ownerships')
    .values({
      identity_type: identity.type,
      identity_id: identity.id,
      scope_id: scopeId,
      service,
      resource,
      resource_id: resourceId,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Drops ACLs on a resource and the record of its creator, with the resource. */
export async function forgetResource(connection: Connection, resourceId: string): Promise<void> {
  await connection.deleteFrom('acls').where('resource_id', '=', resourceId).execute();
  await connection.deleteFrom('granular_policies').where('object_id', '=', resourceId).execute();
  await connection.deleteFrom('ownerships').where('resource_id', '=', resourceId).execute();
}

/** `(name, uuid)` of permissions, for messages. Unknown names are left out. */
export async function permissionsByName(
  connection: Connection,
  names: readonly string[],
): Promise<{ name: string; uuid: string; in_space: number }[]> {
  return connection.selectFrom('permissions').select(['name', 'uuid', 'in_space']).where('name', 'in', names).execute();
}
