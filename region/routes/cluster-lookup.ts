/** The cluster a request addresses, and whether it can be worked on. */
import { conflict, notFound } from '#region/request/problem.ts';
import { findCluster, type NodePoolRow, type StoredCluster } from '#region/store/clusters.ts';
import type { Connection } from '#region/store/database.ts';

export interface ClusterPath {
  readonly spaceId: string;
  readonly clusterId: string;
}

/** Throws 404 when the space has no such cluster. */
export async function requireCluster(connection: Connection, path: ClusterPath): Promise<StoredCluster> {
  const cluster = await findCluster(connection, path.spaceId, path.clusterId);
  if (cluster === undefined) throw notFound('resource_not_found', `cluster ${path.clusterId}`);
  return cluster;
}

/** Throws 404 when the cluster has no pool of this name. */
export function requirePool(cluster: StoredCluster, name: string): NodePoolRow {
  const pool = cluster.pools.find((pool) => pool.name === name);
  if (pool === undefined) throw notFound('resource_not_found', `node pool ${name} of cluster ${cluster.name}`);
  return pool;
}

/** Throws 409 for a cluster that failed: it can only be deleted (behaviours B6.6). */
export function refuseFailed(cluster: StoredCluster): void {
  if (cluster.state === 'FAILED') throw conflict(`Cluster ${cluster.name} has failed and can only be deleted.`);
}
