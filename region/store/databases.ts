/** Database clusters as stored. */
import type { Selectable } from 'kysely';
import type { Reach } from '#shared/rules/access.ts';
import type { Connection } from './database.ts';
import { narrowedTo } from './listing.ts';
import type { RegionTables } from './schema.ts';

export type DatabaseRow = Selectable<RegionTables['database_clusters']>;

/** The cluster, or undefined when the space has none of this id. */
export function findDatabase(connection: Connection, spaceId: string, id: string): Promise<DatabaseRow | undefined> {
  return connection
    .selectFrom('database_clusters')
    .selectAll()
    .where('space_id', '=', spaceId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** True when a database cluster of the space has this name. */
export async function isDatabaseNameTaken(connection: Connection, spaceId: string, name: string): Promise<boolean> {
  const row = await connection
    .selectFrom('database_clusters')
    .select('id')
    .where('space_id', '=', spaceId)
    .where('name', '=', name)
    .executeTakeFirst();
  return row !== undefined;
}

/** The space's clusters within reach, newest first. */
export function listDatabases(connection: Connection, spaceId: string, reach: Reach): Promise<DatabaseRow[]> {
  return connection
    .selectFrom('database_clusters')
    .selectAll()
    .where('space_id', '=', spaceId)
    .where(narrowedTo('database_clusters.id', undefined, reach))
    .orderBy('created_on', 'desc')
    .orderBy('id')
    .execute();
}

/** Adds a cluster. Throws when its name is taken in the space. */
export async function insertDatabase(connection: Connection, row: DatabaseRow): Promise<void> {
  await connection.insertInto('database_clusters').values(row).execute();
}
