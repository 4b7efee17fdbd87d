/** Managed clusters of a space (contract 2.9 and 4.4, behaviours B6). */
import { randomUUID } from 'node:crypto';
import type { Violation } from '#shared/contract/problem.ts';
import { acceptOperation } from '#region/engine/accept-operation.ts';
import { largestPool, mostPools, offeredVersions } from '#region/engine/cluster-offer.ts';
import type { SomeHandlers } from '#region/handler/handler.ts';
import { conflict, invalid } from '#region/request/problem.ts';
import { recordOwnership } from '#region/store/access.ts';
import {
  insertCluster,
  isClusterNameTaken,
  listClusters,
  updateCluster,
  type ClusterRow,
} from '#region/store/clusters.ts';
import type { Connection } from '#region/store/database.ts';
import { refuseFailed, requireCluster } from './cluster-lookup.ts';
import { clusterReply } from './cluster-reply.ts';
import { operationReply } from './operation-reply.ts';

const clusterResource = { service: 'kubernetes', resource: 'cluster' };

export const clusterHandlers = {
  async ListClusters({ connection, path, page, reach }) {
    const { rows, nextToken, total } = await listClusters(connection, path.spaceId, reach, page);
    return { items: rows.map(clusterReply), totalSize: total, ...(nextToken && { nextToken }) };
  },

  async CreateCluster({ connection, caller, path, body, context }) {
    const violations = [...beyondOffer(body.version), ...beyondLimits(body.nodePools)];
    if (violations.length > 0) throw invalid(violations);
    await refuseTakenName(connection, path.spaceId, body.name);
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
      created_on: context.clock.now(),
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
    const operation = await acceptOperation(connection, context, {
      kind: 'CreateCluster',
      cluster,
      data: { version, cidr },
    });
    return { id: cluster.id, name: cluster.name, operation: operationReply(operation, context) };
  },

  async GetCluster({ connection, path }) {
    return clusterReply(await requireCluster(connection, path));
  },

  /** Not technical work on the cluster, so possible while an operation runs (behaviours B6.3). */
  async UpdateCluster({ connection, path, body }) {
    const cluster = await requireCluster(connection, path);
    refuseFailed(cluster);
    const { name = cluster.name, description = cluster.description } = body;
    if (name !== cluster.name) await refuseTakenName(connection, path.spaceId, name);
    await updateCluster(connection, cluster.id, { name, description });
    return clusterReply({ ...cluster, name, description });
  },

  async DeleteCluster({ connection, path, context }) {
    const cluster = await requireCluster(connection, path);
    const operation = await acceptOperation(connection, context, { kind: 'DeleteCluster', cluster, data: {} });
    await updateCluster(connection, cluster.id, { state: 'DELETING', message: null });
    return { name: cluster.name, operation: operationReply(operation, context) };
  },
} satisfies SomeHandlers;

async function refuseTakenName(connection: Connection, spaceId: string, name: string): Promise<void> {
  if (!(await isClusterNameTaken(connection, spaceId, name))) return;
  throw conflict(`This space already has a cluster named ${name}.`, 'duplicate_resource');
}

function beyondOffer(version: string): Violation[] {
  if (offeredVersions.includes(version)) return [];
  return [{ field: 'version', description: `must be one of the offered versions: ${offeredVersions.join(', ')}` }];
}

function beyondLimits(pools: readonly { readonly nodeCount: number }[]): Violation[] {
  if (pools.length > mostPools) return [{ field: 'nodePools', description: `must hold at most ${mostPools} items` }];
  return pools.flatMap(({ nodeCount }, index) =>
    nodeCount > largestPool
      ? [{ field: `nodePools[${index}].nodeCount`, description: `must be at most ${largestPool}` }]
      : [],
  );
}
