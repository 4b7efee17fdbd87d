/** Clusters and their node pools as stored. */
import type { Selectable, Updateable } from 'kysely';
import type { Reach } from '#shared/rules/access.ts';
import { cutPage, type Cut, type Page } from './paging.ts';
import { forgetResource } from './access.ts';
import type { Connection } from './database.ts';
import { afterCursor, narrowedTo } from './listing.ts';
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
  return row === undefined ? undefined : { ...row, pools: await poolsOf(connection, [row.id]) };
}

/** True when a cluster of the space has this name, whatever its state. */
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
  const matching = connection
    .selectFrom('clusters')
    .where('space_id', '=', spaceId)
    .where(narrowedTo('clusters.id', undefined, reach));
  const { total } = await matching.select((is) => is.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await matching
    .selectAll()
    .where(afterCursor('clusters.created_on', 'clusters.id', page.after))
    .orderBy('created_on', 'desc')
    .orderBy('id')
    .limit(page.size + 1)
    .execute();
  const cut = cutPage(rows, page.size, ({ created_on, id }) => ({ createdOn: created_on, id }));
  const pools = await poolsOf(
    connection,
    cut.rows.map((row) => row.id),
  );
  const clusters = cut.rows.map((row) => ({ ...row, pools: pools.filter((pool) => pool.cluster_id === row.id) }));
  return { ...cut, rows: clusters, total };
}

/** Adds a cluster with its pools. Throws when its name is taken in the space. */
export async function insertCluster(
  connection: Connection,
  cluster: ClusterRow,
  pools: readonly Omit<NodePoolRow, 'cluster_id' | 'position'>[],
): Promise<void> {
  await connection.insertInto('clusters').values(cluster).execute();
  if (pools.length === 0) return;
  const rows = pools.map((pool, position) => ({ ...pool, cluster_id: cluster.id, position }));
  await connection.insertInto('node_pools').values(rows).execute();
}

/** Changes a cluster; nothing happens when it is gone. */
export async function updateCluster(
  connection: Connection,
  clusterId: string,
  changes: Updateable<RegionTables['clusters']>,
): Promise<void> {
  await connection.updateTable('clusters').set(changes).where('id', '=', clusterId).execute();
}

/** Adds a pool behind the others. Throws when its name is taken in the cluster. */
export async function insertNodePool(
  connection: Connection,
  cluster: StoredCluster,
  pool: Omit<NodePoolRow, 'cluster_id' | 'position'>,
): Promise<void> {
  const position = (cluster.pools.at(-1)?.position ?? -1) + 1;
  await connection
    .insertInto('node_pools')
    .values({ ...pool, cluster_id: cluster.id, position })
    .execute();
}

/** Sets the number of workers of a pool; 0 removes the pool. */
export async function setNodeCount(
  connection: Connection,
  clusterId: string,
  name: string,
  count: number,
): Promise<void> {
  if (count === 0) {
    await connection.deleteFrom('node_pools').where('cluster_id', '=', clusterId).where('name', '=', name).execute();
    return;
  }
  const pool = connection.updateTable('node_pools').where('cluster_id', '=', clusterId).where('name', '=', name);
  await pool.set({ node_count: count }).execute();
}

/** Removes a cluster, its pools, and every ACL and ownership on it; its operations stay (behaviours B8.7). */
export async function deleteCluster(connection: Connection, clusterId: string): Promise<void> {
  await connection.deleteFrom('clusters').where('id', '=', clusterId).execute();
  await forgetResource(connection, clusterId);
}

function poolsOf(connection: Connection, clusterIds: readonly string[]): Promise<NodePoolRow[]> {
  return connection
    .selectFrom('node_pools')
    .selectAll()
    .where('cluster_id', 'in', clusterIds)
    .orderBy('cluster_id')
    .orderBy('position')
    .execute();
}
