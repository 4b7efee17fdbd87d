/** Clusters and their node pools as stored. */
import type { Insertable, Selectable, SelectQueryBuilder, Updateable } from 'kysely';
import type { Reach } from '#shared/rules/access.ts';
import { cutPage, type Cut, type Page } from '../paging.ts';
import type { Connection } from './database.ts';
import type { RegionTables } from './schema.ts';

export type ClusterRow = Selectable<RegionTables['clusters']>;
export type NodePoolRow = Selectable<RegionTables['node_pools']>;

/** A cluster with its pools, oldest first. */
export interface StoredCluster extends ClusterRow {
  readonly pools: readonly NodePoolRow[];
}

/** The cluster, or undefined when the space has none of this id. */
export async function findCluster(
  connection: Connection,
  spaceId: string,
  clusterId: string,
): Promise<StoredCluster | undefined> {
  const row = await connection
    .selectFrom('clusters')
    .selectAll()
    .where('space_id', '=', spaceId)
    .where('id', '=', clusterId)
    .executeTakeFirst();
  return row === undefined ? undefined : (await withPools(connection, [row]))[0];
}

/** True when a cluster of this name exists in the space, whatever its state. */
export async function isClusterNameTaken(connection: Connection, spaceId: string, name: string): Promise<boolean> {
  const row = await connection
    .selectFrom('clusters')
    .select('id')
    .where('space_id', '=', spaceId)
    .where('name', '=', name)
    .executeTakeFirst();
  return row !== undefined;
}

/** One page of the space's clusters within reach, newest first, and how many there are on all pages. */
export async function listClusters(
  connection: Connection,
  spaceId: string,
  reach: Reach,
  page: Page,
): Promise<Cut<StoredCluster> & { readonly total: number }> {
  let matching = connection.selectFrom('clusters').where('space_id', '=', spaceId);
  if (reach !== 'all') matching = matching.where('id', 'in', reach);
  const { total } = await matching.select((is) => is.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  let rows = matching.selectAll();
  if (page.after !== undefined) {
    const { createdOn, id } = page.after;
    rows = rows.where((is) =>
      is.or([is('created_on', '<', createdOn), is.and([is('created_on', '=', createdOn), is('id', '>', id)])]),
    );
  }
  const found = await rows
    .orderBy('created_on', 'desc')
    .orderBy('id')
    .limit(page.size + 1)
    .execute();
  const cut = cutPage(found, page.size, (row) => ({ createdOn: row.created_on, id: row.id }));
  return { ...cut, rows: await withPools(connection, cut.rows), total };
}
