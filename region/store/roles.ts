/** Roles: the predefined ones, and those that customers made for one scope (behaviours B10.1, B10.2). */
import type { Selectable, Updateable } from 'kysely';
import type { Reach } from '#shared/rules/access.ts';
import { cutPage, type Cut, type Page } from './paging.ts';
import { forgetResource } from './access.ts';
import type { Connection } from './database.ts';
import { afterCursor, narrowedTo } from './listing.ts';
import type { RegionTables } from './schema.ts';
import { levelColumn, type Scope } from './scope.ts';

export type RoleRow = Selectable<RegionTables['roles']>;

export interface RoleFilter {
  /** Exact. */
  readonly name?: string | undefined;
  readonly uuids?: readonly string[];
  readonly reach: Reach;
}

/** Roles of the scope's own and predefined ones that can be granted there. */
function rolesAt(connection: Connection, scope: Scope) {
  return connection
    .selectFrom('roles')
    .where((is) =>
      is.or([
        is('roles.scope_id', '=', scope.scopeId),
        is.and([is('roles.custom', '=', 0), is(levelColumn(scope), '=', 1)]),
      ]),
    );
}

/** A page of the scope's roles, predefined and custom, and how many match in all. */
export async function listRoles(
  connection: Connection,
  scope: Scope,
  filter: RoleFilter,
  page: Page,
): Promise<Cut<RoleRow> & { total: number }> {
  let matching = rolesAt(connection, scope).where(narrowedTo('roles.uuid', filter.uuids, filter.reach));
  if (filter.name !== undefined) matching = matching.where('roles.name', '=', filter.name);
  const { total } = await matching.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await matching
    .selectAll()
    .where(afterCursor('roles.created_on', 'roles.uuid', page.after))
    .orderBy('created_on', 'desc')
    .orderBy('uuid')
    .limit(page.size + 1)
    .execute();
  return { ...cutPage(rows, page.size, ({ created_on, uuid }) => ({ createdOn: created_on, id: uuid })), total };
}

export async function findRole(connection: Connection, scope: Scope, uuid: string): Promise<RoleRow | undefined> {
  return rolesAt(connection, scope).selectAll().where('uuid', '=', uuid).executeTakeFirst();
}

/** Those of the asked roles that exist for the scope: its own, and predefined ones, grantable there or not. */
export async function rolesByUuid(connection: Connection, scope: Scope, uuids: readonly string[]): Promise<RoleRow[]> {
  return connection
    .selectFrom('roles')
    .selectAll()
    .where((is) => is.or([is('scope_id', '=', scope.scopeId), is('custom', '=', 0)]))
    .where(narrowedTo('roles.uuid', uuids, 'all'))
    .execute();
}

/** True when another role of the scope, predefined ones included, has the name. */
export async function isRoleNameTaken(
  connection: Connection,
  scope: Scope,
  name: string,
  exceptFor?: string,
): Promise<boolean> {
  let holders = rolesAt(connection, scope).select('uuid').where('name', '=', name);
  if (exceptFor !== undefined) holders = holders.where('uuid', '!=', exceptFor);
  return (await holders.executeTakeFirst()) !== undefined;
}

export async function insertRole(connection: Connection, role: RoleRow): Promise<void> {
  await connection.insertInto('roles').values(role).execute();
}

export async function updateRole(
  connection: Connection,
  uuid: string,
  changes: Updateable<RegionTables['roles']>,
): Promise<void> {
  await connection.updateTable('roles').set(changes).where('uuid', '=', uuid).execute();
}

/** Deletes a role; every policy that held it loses it (behaviours B8.6). */
export async function deleteRole(connection: Connection, uuid: string): Promise<void> {
  await forgetResource(connection, uuid);
  await connection.deleteFrom('roles').where('uuid', '=', uuid).execute();
}

/** Adds permissions that exist; held ones stay. */
export async function addRolePermissions(
  connection: Connection,
  roleUuid: string,
  permissions: readonly string[],
): Promise<void> {
  await connection
    .insertInto('role_permissions')
    .columns(['role_uuid', 'permission_uuid'])
    .expression(
      connection
        .selectFrom('permissions')
        .select((from) => [from.val(roleUuid).as('role_uuid'), 'uuid'])
        .where(narrowedTo('permissions.uuid', permissions, 'all')),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Takes permissions out; absent ones do no harm. */
export async function removeRolePermissions(
  connection: Connection,
  roleUuid: string,
  permissions: readonly string[],
): Promise<void> {
  await connection
    .deleteFrom('role_permissions')
    .where('role_uuid', '=', roleUuid)
    .where(narrowedTo('role_permissions.permission_uuid', permissions, 'all'))
    .execute();
}
