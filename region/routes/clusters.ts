/** Managed clusters of a space (contract 2.9 and 4.4, behaviours B6). */
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { Cluster } from '#shared/contract/kubernetes/clusters.ts';
import { acceptOperation } from '../engine/accept-operation.ts';
import { offeredVersions } from '../engine/cluster-offer.ts';
import type { HandlersOf } from '../handler.ts';
import { conflict, invalidField, notFound } from '../problem.ts';
import { recordOwnership } from '../store/access.ts';
import {
  findCluster,
  insertCluster,
  isClusterNameTaken,
  listClusters,
  updateCluster,
  type ClusterRow,
  type StoredCluster,
} from '../store/clusters.ts';
import type { Connection } from '../store/database.ts';
import { operationReply } from './operation-reply.ts';

const clusterResource = { service: 'kubernetes', resource: 'cluster' };

type Handled = 'ListClusters' | 'CreateCluster' | 'GetCluster' | 'DeleteCluster';

export const clusterHandlers: HandlersOf<Handled> = {
  async ListClusters({ connection, path, page, reach }) {
    const { rows, nextToken, total } = await listClusters(connection, path.spaceId, reach, page);
    return { items: rows.map(clusterReply), totalSize: total, ...(nextToken && { nextToken }) };
  },

  async CreateCluster({ connection, caller, path, body, world }) {
    if (!offeredVersions.includes(body.version)) {
      throw invalidField('version', `must be one of the offered versions: ${offeredVersions.join(', ')}`);
    }
    if (await isClusterNameTaken(connection, path.spaceId, body.name)) {
      throw conflict(`This space already has a cluster named ${body.name}.`, 'duplicate_resource');
    }
    const cluster: ClusterRow = {
      id: randomUUID(),
      space_id: path.spaceId,
      name: body.name,
      description: body.description ?? null,
      cidr: body.cidr,
      creation_version: body.version,
      version: body.version,
      control_plane_version: body.version,
      state: 'CREATING',
      message: null,
      api_url: null,
      console_url: null,
      created_on: world.clock.now(),
    };
    const pools = body.nodePools.map(({ name, nodeCount, nodeProfile, gpu, tina }) => ({
      name,
      node_count: nodeCount,
      node_profile: nodeProfile,
      gpu: gpu ?? null,
      tina: tina ?? null,
    }));
    await insertCluster(connection, cluster, pools);
    await recordOwnership(connection, caller, path.spaceId, { ...clusterResource, resourceId: cluster.id });
    const { version, cidr } = body;
    const operation = await acceptOperation(connection, world, {
      kind: 'CreateCluster',
      cluster,
      data: { version, cidr },
    });
    return { id: cluster.id, name: cluster.name, operation: operationReply(operation, world) };
  },

  async GetCluster({ connection, path }) {
    return clusterReply(await existing(connection, path.spaceId, path.clusterId));
  },

  async DeleteCluster({ connection, path, world }) {
    const cluster = await existing(connection, path.spaceId, path.clusterId);
    const operation = await acceptOperation(connection, world, { kind: 'DeleteCluster', cluster, data: {} });
    await updateCluster(connection, cluster.id, { state: 'DELETING', message: null });
    return { name: cluster.name, operation: operationReply(operation, world) };
  },
};

async function existing(connection: Connection, spaceId: string, clusterId: string): Promise<StoredCluster> {
  const cluster = await findCluster(connection, spaceId, clusterId);
  if (cluster === undefined) throw notFound('resource_not_found', `cluster ${clusterId}`);
  return cluster;
}

function clusterReply(cluster: StoredCluster): z.output<typeof Cluster> {
  const { api_url: api, console_url: console, message } = cluster;
  return {
    id: cluster.id,
    name: cluster.name,
    ...(cluster.description !== null && { description: cluster.description }),
    cidr: cluster.cidr,
    version: cluster.version,
    controlPlaneVersion: cluster.control_plane_version,
    nodePools: cluster.pools.map((pool) => ({
      name: pool.name,
      nodeCount: pool.node_count,
      nodeProfile: pool.node_profile,
      ...(pool.gpu !== null && { gpu: pool.gpu }),
      ...(pool.tina !== null && { tina: pool.tina }),
      kubernetesVersion: cluster.version,
    })),
    urls: { ...(api !== null && { api }), ...(console !== null && { console }) },
    status: { state: cluster.state, ...(message !== null && { message }) },
  };
}
