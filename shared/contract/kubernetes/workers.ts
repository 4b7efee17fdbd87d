/** Workers and versions of a cluster, its health and its access file (contract 4.3 and 4.4, behaviours B6 and B7). */
import { z } from 'zod';
import type { Operation } from '../operation.ts';
import { VersionNumber, nodeProfileNames } from './node-pools.ts';
import { WorkerOperation } from './operations.ts';

/** `health` is OK or KO, the status of a node OK or FAILED; cpu is vCPU, memory GiB. */
export const ClusterHealth = z.looseObject({
  name: z.string(),
  spaceId: z.string().optional(),
  clusterId: z.string().optional(),
  health: z.string(),
  nodes: z
    .array(
      z.looseObject({
        name: z.string(),
        status: z.string(),
        cpu: z.number().optional(),
        memory: z.number().optional(),
      }),
    )
    .optional(),
});
export type ClusterHealth = z.infer<typeof ClusterHealth>;

/** A kubeconfig file as text. */
export const KubeConfig = z.looseObject({ kubeConfig: z.string() });

export const UpgradeBody = z.object({ version: VersionNumber });
export const AddWorkersBody = z.object({
  nodeProfile: z.enum(nodeProfileNames),
  nodeCount: z.int().min(1).max(100),
  version: VersionNumber,
});
export const RemoveWorkersBody = z.object({ nodeProfile: z.enum(nodeProfileNames) });

const about = {
  section: 'extra',
  service: 'kubernetes',
  resource: 'clusters',
  scope: 'space',
  provenance: { method: 'public', path: 'public', success: 'public' },
} as const;
const cluster = '/kubernetes/spaces/{spaceId}/clusters/{clusterId}';

/** Work on a cluster, accepted with 202 and the operation that carries it out. */
const work = {
  ...about,
  changes: ['nodePools', 'operations'],
  method: 'POST',
  success: { status: 202, schema: WorkerOperation },
  errors: [400, 409, 500],
  errorsMore: [401, 403, 404],
  permission: 'kubernetes.cluster.update',
  addresses: '{clusterId}',
} as const;

export const workerOperations = {
  UpgradeWorkers: {
    summary: 'Upgrade the workers of a cluster',
    ...work,
    section: '4.3',
    path: `${cluster}/workers/upgrade`,
    body: { schema: UpgradeBody },
    errors: [],
    errorsMore: [400, 401, 403, 404, 409, 500],
    kind: 'UpgradeWorkers',
    provenance: { method: 'seed', path: 'seed', success: 'seed' },
    note: 'Not above the control plane, at most two minors at once, and from the newest patch of a minor to the next.',
  },
  AddWorkers: {
    summary: 'Add workers to a cluster',
    ...work,
    path: `${cluster}/workers/add`,
    body: { schema: AddWorkersBody },
    kind: 'AddWorker',
    note: 'Grows the oldest pool of the profile; version is the one its workers run.',
  },
  RemoveWorkers: {
    summary: 'Remove a worker from a cluster',
    ...work,
    path: `${cluster}/workers/remove`,
    body: { schema: RemoveWorkersBody },
    kind: 'RemoveWorker',
    note: 'One worker of the profile goes; the service picks which.',
  },
  UpdateWorkersOs: {
    summary: 'Update the operating system of the workers',
    ...work,
    path: `${cluster}/update`,
    kind: 'UpdateWorker',
    note: 'Updates the packages of the operating system on all workers.',
  },
  UpgradeControlPlane: {
    summary: 'Upgrade the control plane of a cluster',
    ...work,
    path: `${cluster}/masters/upgrade`,
    body: { schema: UpgradeBody },
    kind: 'UpgradeMasters',
    note: 'At most one minor at once, and from the newest patch of a minor to the next.',
  },
  GetClusterState: {
    summary: 'Get the health of a cluster',
    ...about,
    method: 'GET',
    path: `${cluster}/state`,
    success: { status: 200, schema: ClusterHealth },
    errors: [400, 500],
    errorsMore: [401, 403, 404],
    permission: 'kubernetes.cluster.get',
    addresses: '{clusterId}',
  },
  GetKubeConfig: {
    summary: 'Get the access file of a cluster',
    ...about,
    method: 'GET',
    path: `${cluster}/kubeConfig`,
    success: { status: 200, schema: KubeConfig },
    credential: 'accessFile',
    errors: [400, 401, 403, 404, 500],
    permission: 'kubernetes.cluster.get',
    addresses: '{clusterId}',
  },
} as const satisfies Record<string, Operation>;
