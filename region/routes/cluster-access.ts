/** How a cluster is reached, and how its workers are (schemas 9). */
import type { ClusterHealth } from '#shared/contract/kubernetes/workers.ts';
import { nodeProfiles } from '#region/engine/cluster-offer.ts';
import type { SomeHandlers } from '#region/handler/handler.ts';
import { conflict } from '#region/request/problem.ts';
import type { StoredCluster } from '#region/store/clusters.ts';
import { requireCluster } from './cluster-lookup.ts';

export const clusterAccessHandlers = {
  async GetClusterState({ connection, path }) {
    const cluster = await requireCluster(connection, path);
    const health = cluster.state === 'RUNNING' ? 'OK' : 'KO';
    return { name: cluster.name, spaceId: path.spaceId, clusterId: cluster.id, health, nodes: nodesOf(cluster) };
  },

  async GetKubeConfig({ connection, path }) {
    const cluster = await requireCluster(connection, path);
    if (cluster.api_url === null) {
      throw conflict(`Cluster ${cluster.name} is ${cluster.state}: it has no address to connect to yet.`);
    }
    return { kubeConfig: kubeConfigOf(cluster, cluster.api_url) };
  },
} satisfies SomeHandlers;

/** Workers that were never made are no failed ones: a cluster without an address has none yet. */
function nodesOf(cluster: StoredCluster): NonNullable<ClusterHealth['nodes']> {
  if (cluster.api_url === null) return [];
  const status = cluster.state === 'RUNNING' ? 'OK' : 'FAILED';
  return cluster.pools.flatMap((pool) => {
    const profile = nodeProfiles.find(({ name }) => name === pool.node_profile);
    const size = profile && { cpu: profile.cpu, memory: profile.memory };
    return Array.from({ length: pool.node_count }, (_, index) => ({
      name: `${pool.name}-${index + 1}`,
      status,
      ...size,
    }));
  });
}

/** There is nothing behind the address, so certificate and token only look like ones; neither is a secret. */
function kubeConfigOf(cluster: StoredCluster, server: string): string {
  const name = JSON.stringify(cluster.name);
  const user = JSON.stringify(`${cluster.name}-admin`);
  const certificate = `-----BEGIN CERTIFICATE-----\n${base64(`cluster ${cluster.id}`)}\n-----END CERTIFICATE-----\n`;
  return `apiVersion: v1
kind: Config
clusters:
  - name: ${name}
    cluster:
      server: ${JSON.stringify(server)}
      certificate-authority-data: ${base64(certificate)}
users:
  - name: ${user}
    user:
      token: simulated.${cluster.id}
contexts:
  - name: ${name}
    context:
      cluster: ${name}
      user: ${user}
current-context: ${name}
`;
}

function base64(text: string): string {
  return Buffer.from(text).toString('base64');
}
