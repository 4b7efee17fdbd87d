/** Node pools of a cluster, and what clusters can be made of (contract 4.3 and 4.4, behaviours B6.8 and B6.9). */
import { acceptOperation } from '#region/engine/accept-operation.ts';
import { largestPool, mostPools, nodeProfiles, offeredVersions } from '#region/engine/cluster-offer.ts';
import type { WorkerChange } from '#region/engine/effects.ts';
import type { SomeHandlers } from '#region/handler/handler.ts';
import { cutPage } from '#region/store/paging.ts';
import { conflict, invalidField } from '#region/request/problem.ts';
import { insertNodePool } from '#region/store/clusters.ts';
import { refuseFailed, requireCluster, requirePool } from './cluster-lookup.ts';
import { nodePoolReply } from './cluster-reply.ts';
import { operationReply } from './operation-reply.ts';

export const nodePoolHandlers = {
  ListNodeProfiles: () =>
    Promise.resolve({ nodesProfiles: nodeProfiles.map((profile) => profile.name), details: [...nodeProfiles] }),

  ListKubernetesVersions: () => Promise.resolve({ versions: [...offeredVersions] }),

  /** Pools have no id or age of their own: a page continues after a place in their cluster. */
  async ListNodePools({ connection, path, page }) {
    const cluster = await requireCluster(connection, path);
    const { size, after } = page;
    if (after !== undefined && after.id !== cluster.id) {
      throw invalidField('page[nextToken]', 'must be the token of a page of this list');
    }
    const rest = cluster.pools.filter(({ position }) => after === undefined || position > after.createdOn);
    const { rows, nextToken } = cutPage(rest, size, ({ position }) => ({ createdOn: position, id: cluster.id }));
    const items = rows.map((pool) => nodePoolReply(pool, cluster));
    return { items, totalSize: cluster.pools.length, ...(nextToken && { nextToken }) };
  },

  async CreateNodePool({ connection, path, body, context }) {
    if (body.nodeCount > largestPool) throw invalidField('nodeCount', `must be at most ${largestPool}`);
    const cluster = await requireCluster(connection, path);
    refuseFailed(cluster);
    if (cluster.pools.some((pool) => pool.name === body.name)) {
      throw conflict(`Cluster ${cluster.name} already has a node pool named ${body.name}.`, 'duplicate_resource');
    }
    if (cluster.pools.length >= mostPools) throw conflict(`Cluster ${cluster.name} has ${mostPools} pools, the most.`);
    const { name, nodeCount, nodeProfile } = body;
    const change: WorkerChange = { nodePool: name, previousCount: 0, count: nodeCount };
    const data = { ...change, nodeProfile };
    const operation = await acceptOperation(connection, context, { kind: 'AddWorker', cluster, data });
    const pool = { name, node_count: nodeCount, node_profile: nodeProfile, gpu: null, tina: null };
    await insertNodePool(connection, cluster, pool);
    return { clusterId: cluster.id, nodePoolName: name, operation: operationReply(operation, context) };
  },

  async UpdateNodePoolCount({ connection, path, body, context }) {
    if (body.count > largestPool) throw invalidField('count', `must be at most ${largestPool}`);
    const cluster = await requireCluster(connection, path);
    const { name, node_count: previousCount } = requirePool(cluster, path.nodePoolName);
    refuseFailed(cluster);
    if (body.count === previousCount) throw invalidField('count', `is ${previousCount} already: nothing to do`);
    const kind = body.count > previousCount ? 'AddWorker' : 'RemoveWorker';
    const data: WorkerChange = { nodePool: name, previousCount, count: body.count };
    const operation = await acceptOperation(connection, context, { kind, cluster, data });
    return { clusterId: cluster.id, nodePoolName: name, operation: operationReply(operation, context) };
  },

  async DeleteNodePool({ connection, path, context }) {
    const cluster = await requireCluster(connection, path);
    const { name, node_count: previousCount } = requirePool(cluster, path.nodePoolName);
    refuseFailed(cluster);
    const data: WorkerChange = { nodePool: name, previousCount, count: 0 };
    const operation = await acceptOperation(connection, context, { kind: 'RemoveWorker', cluster, data });
    return { name, operation: operationReply(operation, context) };
  },
} satisfies SomeHandlers;
