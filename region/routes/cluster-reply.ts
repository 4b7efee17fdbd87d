/** Clusters and node pools as the contract shows them (contract 2.9 and 2.10). Absent fields are left out. */
import type { z } from 'zod';
import type { Cluster } from '#shared/contract/kubernetes/clusters.ts';
import type { NodePool } from '#shared/contract/kubernetes/node-pools.ts';
import type { NodePoolRow, StoredCluster } from '#region/store/clusters.ts';

/** Where no operation has left a word of its own. */
const messages: Readonly<Record<StoredCluster['state'], string>> = {
  CREATING: 'The cluster is being created.',
  RUNNING: 'The cluster is ready.',
  DELETING: 'The cluster is being deleted.',
  FAILED: 'The cluster has failed.',
};

export function clusterReply(cluster: StoredCluster): z.output<typeof Cluster> {
  const { api_url: api, console_url: console, message } = cluster;
  return {
    id: cluster.id,
    name: cluster.name,
    ...(cluster.description !== null && { description: cluster.description }),
    cidr: cluster.cidr,
    version: cluster.version,
    controlPlaneVersion: cluster.control_plane_version,
    nodePools: cluster.pools.map((pool) => nodePoolReply(pool, cluster)),
    urls: { ...(api !== null && { api }), ...(console !== null && { console }) },
    status: { state: cluster.state, message: message ?? messages[cluster.state] },
  };
}

/** All workers of a cluster run the same version (behaviours B7.6). */
export function nodePoolReply(pool: NodePoolRow, cluster: StoredCluster): z.output<typeof NodePool> {
  return {
    name: pool.name,
    nodeCount: pool.node_count,
    nodeProfile: pool.node_profile,
    ...(pool.gpu !== null && { gpu: pool.gpu }),
    ...(pool.tina !== null && { tina: pool.tina }),
    kubernetesVersion: cluster.version,
  };
}
