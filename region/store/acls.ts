/** Access control lists: one permission on one resource, for one identity at one scope. */
import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { cutPage, type Cut, type Page } from './paging.ts';
import type { Identity } from './access.ts';
import type { Connection } from './database.ts';
import { afterCursor } from './listing.ts';
import type { RegionTables } from './schema.ts';

export type AclRow = Selectable<RegionTables['acls']>;

/** Whose items, and at which scope. */
export interface AclPlace {
  readonly identity: Identity;
  readonly scopeId: string;
}

export interface AclEntry {
  readonly permissionId: string;
  readonly service: string;
  readonly resource: string;
  readonly resourceId: string;
  readonly subresource?: string | undefined;
}

export interface AclFilter {
  readonly service: string;
  readonly resource: string;
  /** Undefined means any, none included. */
  readonly subresource?: string | undefined;
}

/** A page of the items on one kind of resource and how many there are in all. */
export async function listAcls(
  connection: Connection,
  { identity, scopeId }: AclPlace,
  { service, resource, subresource }: AclFilter,
  page: Page,
): Promise<Cut<AclRow> & { total: number }> {
  let matching = connection
    .selectFrom('acls')
    .where('identity_id', '=', identity.id)
    .where('scope_id', '=', scopeId)
    .where('service', '=', service)
    .where('resource', '=', resource);
  if (subresource !== undefined) matching = matching.where('subresource', '=', subresource);
  const { total } = await matching.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await matching
    .selectAll()
    .where(afterCursor('acls.created_on', 'acls.id', page.after))
    .orderBy('created_on', 'desc')
    .orderBy('id')
    .limit(page.size + 1)
    .execute();
  return { ...cutPage(rows, page.size, ({ created_on, id }) => ({ createdOn: created_on, id })), total };
}

/** Adds items whose permissions exist; held ones stay as they are. */
export async function addAcls(
  connection: Connection,
  { identity, scopeId }: AclPlace,
  entries: readonly AclEntry[],
  now: number,
): Promise<void> {
  const place = { identity_type: identity.type, identity_id: identity.id, scope_id: scopeId, created_on: now };
  const rows = entries.map((entry) => ({ id: randomUUID(), ...place, ...keyOf(entry) }));
  await connection
    .insertInto('acls')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Takes items away that are the same in every field; absent ones do no harm. */
export async function removeAcls(
  connection: Connection,
  { identity, scopeId }: AclPlace,
  entries: readonly AclEntry[],
): Promise<void> {
  for (const entry of entries) {
    const key = keyOf(entry);
    await connection
      .deleteFrom('acls')
      .where('identity_id', '=', identity.id)
      .where('scope_id', '=', scopeId)
      .where('permission_uuid', '=', key.permission_uuid)
      .where('service', '=', key.service)
      .where('resource', '=', key.resource)
      .where('subresource', '=', key.subresource)
      .where('resource_id', '=', key.resource_id)
      .execute();
  }
}

/** An absent subresource is stored as the empty text. */
function keyOf({ permissionId, service, resource, resourceId, subresource = '' }: AclEntry) {
  return { permission_uuid: permissionId, service, resource, subresource, resource_id: resourceId };
}
