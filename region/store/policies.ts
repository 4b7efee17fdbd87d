/** What an identity is given at one scope: roles and single permissions, and the deprecated granular policies. */
import type { GranularAction } from '#shared/rules/granular-action.ts';
import type { Identity } from './access.ts';
import type { Connection } from './database.ts';
import { narrowedTo } from './listing.ts';

export interface Policy {
  readonly roles: readonly string[];
  readonly permissions: readonly string[];
}

/** The identity's policy; empty when it was given nothing. */
export async function policyOf(
  connection: Connection,
  identity: Identity,
  scopeId: string,
): Promise<{ permissions: string[]; roles: string[] }> {
  const roles = await connection
    .selectFrom('policy_roles')
    .select('role_uuid')
    .where('identity_id', '=', identity.id)
    .where('scope_id', '=', scopeId)
    .execute();
  const permissions = await connection
    .selectFrom('policy_permissions')
    .select('permission_uuid')
    .where('identity_id', '=', identity.id)
    .where('scope_id', '=', scopeId)
    .execute();
  return { permissions: permissions.map((row) => row.permission_uuid), roles: roles.map((row) => row.role_uuid) };
}

/** Gives roles and permissions that exist; held ones stay. */
export async function addToPolicy(
  connection: Connection,
  identity: Identity,
  scopeId: string,
  { roles, permissions }: Policy,
): Promise<void> {
  await connection
    .insertInto('policy_roles')
    .columns(['identity_type', 'identity_id', 'scope_id', 'role_uuid'])
    .expression(
      connection
        .selectFrom('roles')
        .select((from) => [
          from.val(identity.type).as('identity_type'),
          from.val(identity.id).as('identity_id'),
          from.val(scopeId).as('scope_id'),
          'uuid',
        ])
        .where(narrowedTo('roles.uuid', roles, 'all')),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await connection
    .insertInto('policy_permissions')
    .columns(['identity_type', 'identity_id', 'scope_id', 'permission_uuid'])
    .expression(
      connection
        .selectFrom('permissions')
        .select((from) => [
          from.val(identity.type).as('identity_type'),
          from.val(identity.id).as('identity_id'),
          from.val(scopeId).as('scope_id'),
          'uuid',
        ])
        .where(narrowedTo('permissions.uuid', permissions, 'all')),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Takes roles and permissions away; absent ones do no harm. */
export async function removeFromPolicy(
  connection: Connection,
  identity: Identity,
  scopeId: string,
  { roles, permissions }: Policy,
): Promise<void> {
  await connection
    .deleteFrom('policy_roles')
    .where('identity_id', '=', identity.id)
    .where('scope_id', '=', scopeId)
    .where(narrowedTo('policy_roles.role_uuid', roles, 'all'))
    .execute();
  await connection
    .deleteFrom('policy_permissions')
    .where('identity_id', '=', identity.id)
    .where('scope_id', '=', scopeId)
    .where(narrowedTo('policy_permissions.permission_uuid', permissions, 'all'))
    .execute();
}

export interface GranularItem {
  readonly action: GranularAction;
  readonly objectId: string;
}

/** Where granular items are stored: one identity, one scope, one type of object. */
export interface GranularPlace {
  readonly identity: Identity;
  readonly scopeId: string;
  readonly objectType: string;
}

export async function granularItems(
  connection: Connection,
  { identity, scopeId, objectType }: GranularPlace,
): Promise<GranularItem[]> {
  return connection
    .selectFrom('granular_policies')
    .select(['action', 'object_id as objectId'])
    .where('identity_id', '=', identity.id)
    .where('scope_id', '=', scopeId)
    .where('object_type', '=', objectType)
    .orderBy('object_id')
    .orderBy('action')
    .execute();
}

/** Adds items; held ones stay. */
export async function addGranularItems(
  connection: Connection,
  { identity, scopeId, objectType }: GranularPlace,
  items: readonly GranularItem[],
): Promise<void> {
  const place = { identity_type: identity.type, identity_id: identity.id, scope_id: scopeId, object_type: objectType };
  for (const { action, objectId } of items) {
    await connection
      .insertInto('granular_policies')
      .values({ ...place, action, object_id: objectId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** Takes items away; absent ones do no harm. */
export async function removeGranularItems(
  connection: Connection,
  { identity, scopeId, objectType }: GranularPlace,
  items: readonly GranularItem[],
): Promise<void> {
  for (const { action, objectId } of items) {
    await connection
      .deleteFrom('granular_policies')
      .where('identity_id', '=', identity.id)
      .where('scope_id', '=', scopeId)
      .where('object_type', '=', objectType)
      .where('action', '=', action)
      .where('object_id', '=', objectId)
      .execute();
  }
}
