/** Virtual machines as stored. Their state follows from stored times. */
import { sql, type Selectable, type Updateable } from 'kysely';
import type { Reach } from '#shared/rules/access.ts';
import { forgetResource } from './access.ts';
import type { Connection } from './database.ts';
import { narrowedTo } from './listing.ts';
import type { RegionTables, VmState } from './schema.ts';

export type VmRow = Selectable<RegionTables['vms']>;

/** The machine, or undefined when the space has none of this id. */
export function findVm(connection: Connection, spaceId: string, id: string): Promise<VmRow | undefined> {
  return connection
    .selectFrom('vms')
    .selectAll()
    .where('space_id', '=', spaceId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The space's machines within reach, newest first; with `states` only those that are in one of them at `now`. */
export function listVms(
  connection: Connection,
  spaceId: string,
  filter: { readonly reach: Reach; readonly states?: readonly string[] | undefined },
  now: number,
): Promise<VmRow[]> {
  let matching = connection
    .selectFrom('vms')
    .selectAll()
    .where('space_id', '=', spaceId)
    .where(narrowedTo('vms.id', undefined, filter.reach));
  if (filter.states !== undefined) matching = matching.where(stateAt(now), 'in', filter.states);
  return matching.orderBy('created_on', 'desc').orderBy('launch_number').orderBy('id').execute();
}

/** How many machines of the space take room at `now`: all but terminated ones. */
export async function countVms(connection: Connection, spaceId: string, now: number): Promise<number> {
  const { total } = await connection
    .selectFrom('vms')
    .select((is) => is.fn.countAll<number>().as('total'))
    .where('space_id', '=', spaceId)
    .where(stateAt(now), '!=', 'terminated')
    .executeTakeFirstOrThrow();
  return total;
}

function stateAt(now: number) {
  return sql<string>`CASE WHEN next_on <= ${now} THEN next_state ELSE state END`;
}

export async function insertVms(connection: Connection, vms: readonly VmRow[]): Promise<void> {
  await connection.insertInto('vms').values(vms).execute();
}

export async function updateVm(
  connection: Connection,
  id: string,
  changes: Updateable<RegionTables['vms']>,
): Promise<void> {
  await connection.updateTable('vms').set(changes).where('id', '=', id).execute();
}

/** The machine that is, or will be, the first one terminated. */
export async function findFirstTerminated(
  connection: Connection,
): Promise<{ readonly id: string; readonly terminatedOn: number } | undefined> {
  const row = await connection
    .selectFrom('vms')
    .select(['id', 'next_on'])
    .where('next_state', '=', 'terminated' satisfies VmState)
    .orderBy('next_on')
    .limit(1)
    .executeTakeFirst();
  return row === undefined || row.next_on === null ? undefined : { id: row.id, terminatedOn: row.next_on };
}

/** Removes the record of a machine with every ACL and ownership on it. */
export async function deleteVm(connection: Connection, id: string): Promise<void> {
  await connection.deleteFrom('vms').where('id', '=', id).execute();
  await forgetResource(connection, id);
}
