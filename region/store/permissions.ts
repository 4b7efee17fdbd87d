/** Permissions: a fixed set, of which each scope knows those that can be granted in it. */
import type { Selectable } from 'kysely';
import type { Reach } from '#shared/rules/access.ts';
import { cutPage, type Cut, type Page } from './paging.ts';
import type { Connection } from './database.ts';
import { afterCursor, narrowedTo } from './listing.ts';
import type { RegionTables } from './schema.ts';
import { levelColumn, type Scope } from './scope.ts';

export type PermissionRow = Selectable<RegionTables['permissions']>;

export interface PermissionFilter {
  /** Exact, all of them; undefined means any. */
  readonly service?: string | undefined;
  readonly resource?: string | undefined;
  readonly subResource?: string | undefined;
  readonly action?: string | undefined;
  /** Only those of this role. */
  readonly roleUuid?: string;
  readonly reach: Reach;
}

/** A page of the permissions that can be granted at the scope; of a role, all that it gives. */
export async function listPermissions(
  connection: Connection,
  scope: Scope,
  filter: PermissionFilter,
  page: Page,
): Promise<Cut<PermissionRow> & { total: number }> {
  const { roleUuid } = filter;
  let matching = connection.selectFrom('permissions').where(narrowedTo('permissions.uuid', undefined, filter.reach));
  if (filter.service !== undefined) matching = matching.where('service', '=', filter.service);
  if (filter.resource !== undefined) matching = matching.where('resource', '=', filter.resource);
  if (filter.subResource !== undefined) matching = matching.where('sub_resource', '=', filter.subResource);
  if (filter.action !== undefined) matching = matching.where('action', '=', filter.action);
  if (roleUuid === undefined) matching = matching.where(levelColumn(scope), '=', 1);
  else {
    matching = matching.where('uuid', 'in', (inner) =>
      inner.selectFrom('role_permissions').select('permission_uuid').where('role_uuid', '=', roleUuid),
    );
  }
  const { total } = await matching.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await matching
    .selectAll()
    .where(afterCursor('permissions.created_on', 'permissions.uuid', page.after))
    .orderBy('created_on', 'desc')
    .orderBy('uuid')
    .limit(page.size + 1)
    .execute();
  return { ...cutPage(rows, page.size, ({ created_on, uuid }) => ({ createdOn: created_on, id: uuid })), total };
}

/** A permission that can be granted at the scope. */
export async function findPermission(
  connection: Connection,
  scope: Scope,
  uuid: string,
): Promise<PermissionRow | undefined> {
  return connection
    .selectFrom('permissions')
    .selectAll()
    .where('uuid', '=', uuid)
    .where(levelColumn(scope), '=', 1)
    .executeTakeFirst();
}

/** Every permission of the platform. */
export async function allPermissions(connection: Connection): Promise<PermissionRow[]> {
  return connection.selectFrom('permissions').selectAll().orderBy('name').execute();
}

/** Those of the asked permissions that exist, grantable at the scope or not. */
export async function permissionsByUuid(connection: Connection, uuids: readonly string[]): Promise<PermissionRow[]> {
  return connection
    .selectFrom('permissions')
    .selectAll()
    .where(narrowedTo('permissions.uuid', uuids, 'all'))
    .execute();
}
