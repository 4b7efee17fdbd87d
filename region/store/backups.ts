/** Backups of database clusters as stored. */
import type { Selectable } from 'kysely';
import type { Reach } from '#shared/rules/access.ts';
import { forgetResource } from './access.ts';
import type { Connection } from './database.ts';
import { narrowedTo } from './listing.ts';
import type { RegionTables } from './schema.ts';

/** A backup with the name of its cluster. */
export interface BackupRow extends Selectable<RegionTables['backups']> {
  readonly cluster_name: string;
}

export interface BackupFilter {
  /** Of the clusters. */
  readonly reach: Reach;
  readonly clusterId?: string;
  readonly backupId?: string;
}

/** The space's backups that match, newest first. */
export function listBackups(connection: Connection, spaceId: string, filter: BackupFilter): Promise<BackupRow[]> {
  const { reach, clusterId, backupId } = filter;
  let matching = connection
    .selectFrom('backups')
    .innerJoin('database_clusters', 'database_clusters.id', 'backups.cluster_id')
    .selectAll('backups')
    .select('database_clusters.name as cluster_name')
    .where('backups.space_id', '=', spaceId)
    .where(narrowedTo('backups.cluster_id', undefined, reach));
  if (clusterId !== undefined) matching = matching.where('backups.cluster_id', '=', clusterId);
  if (backupId !== undefined) matching = matching.where('backups.id', '=', backupId);
  return matching.orderBy('backups.started_on', 'desc').orderBy('backups.id').execute();
}

/** The backup, or undefined when the cluster has none of this id. */
export async function findBackup(
  connection: Connection,
  spaceId: string,
  clusterId: string,
  backupId: string,
): Promise<BackupRow | undefined> {
  const [row] = await listBackups(connection, spaceId, { reach: 'all', clusterId, backupId });
  return row;
}

export async function insertBackups(
  connection: Connection,
  rows: readonly Selectable<RegionTables['backups']>[],
): Promise<void> {
  await connection.insertInto('backups').values(rows).execute();
}

/** Removes a backup with every ACL and ownership on it. */
export async function deleteBackup(connection: Connection, id: string): Promise<void> {
  await connection.deleteFrom('backups').where('id', '=', id).execute();
  await forgetResource(connection, id);
}
