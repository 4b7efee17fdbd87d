/** Work on the workers and the control plane of a cluster (contract 4.3 and 4.4, behaviours B6 and B7). */
import type { nodeProfileNames } from '#shared/contract/kubernetes/node-pools.ts';
import { refuseUpgrade, type ClusterPart } from '#shared/rules/worker-upgrade.ts';
import { acceptOperation, type AcceptedWork } from '#region/engine/accept-operation.ts';
import { largestPool, offeredVersions } from '#region/engine/cluster-offer.ts';
import type { WorkerChange } from '#region/engine/effects.ts';
import type { SomeHandlers, RegionRequest } from '#region/handler/handler.ts';
import { invalidField, notFound } from '#region/request/problem.ts';
import type { NodePoolRow, StoredCluster } from '#region/store/clusters.ts';
import { refuseFailed, requireCluster } from './cluster-lookup.ts';
import { workerOperationReply } from './operation-reply.ts';
import { describeRefusal } from './upgrade-refusal.ts';

type WorkerRequest = Pick<RegionRequest<'UpdateWorkersOs'>, 'connection' | 'path' | 'context'>;

export const workerHandlers = {
  UpgradeWorkers: (request) => upgrade(request, 'workers', request.body.version),

  UpgradeControlPlane: (request) => upgrade(request, 'controlPlane', request.body.version),

  /** Workers of a cluster run one version, so the asked one must be theirs (behaviours B7.6). */
  AddWorkers: (request) =>
    start(request, (cluster) => {
      const { nodeProfile, nodeCount, version } = request.body;
      const { name, node_count: previousCount } = oldestPool(cluster, nodeProfile);
      if (version !== cluster.version) throw invalidField('version', `must be ${cluster.version}, as of its workers`);
      const count = previousCount + nodeCount;
      if (count > largestPool) {
        throw invalidField('nodeCount', `must be at most ${largestPool - previousCount} for pool ${name}`);
      }
      return { kind: 'AddWorker', data: { nodePool: name, previousCount, count } satisfies WorkerChange };
    }),

  /** A pool goes with its last worker. */
  RemoveWorkers: (request) =>
    start(request, (cluster) => {
      const { name, node_count: previousCount } = oldestPool(cluster, request.body.nodeProfile);
      const data: WorkerChange = { nodePool: name, previousCount, count: previousCount - 1 };
      return { kind: 'RemoveWorker', data };
    }),

  UpdateWorkersOs: (request) => start(request, () => ({ kind: 'UpdateWorker', data: {} })),
} satisfies SomeHandlers;

function upgrade(request: WorkerRequest, part: ClusterPart, version: string) {
  return start(request, (cluster) => {
    const versions = {
      controlPlane: cluster.control_plane_version,
      workers: cluster.pools.length === 0 ? undefined : cluster.version,
      creation: cluster.creation_version,
    };
    const refusal = refuseUpgrade({ part, version }, versions, { versions: offeredVersions });
    if (refusal !== undefined) throw invalidField('version', describeRefusal(refusal, versions));
    return { kind: part === 'workers' ? 'UpgradeWorkers' : 'UpgradeMasters', data: { version } };
  });
}

async function start(
  { connection, path, context }: WorkerRequest,
  workOn: (cluster: StoredCluster) => Pick<AcceptedWork, 'kind' | 'data'>,
) {
  const cluster = await requireCluster(connection, path);
  const work = workOn(cluster);
  refuseFailed(cluster);
  return workerOperationReply(await acceptOperation(connection, context, { ...work, cluster }), context);
}

/** Throws 404 when the cluster has no pool of the profile (behaviours B6.8). */
function oldestPool(cluster: StoredCluster, profile: (typeof nodeProfileNames)[number]): NodePoolRow {
  const pool = cluster.pools.find((pool) => pool.node_profile === profile);
  if (pool === undefined) {
    throw notFound('resource_not_found', `node pool of profile ${profile} in cluster ${cluster.name}`);
  }
  return pool;
}
