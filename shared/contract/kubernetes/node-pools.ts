/** Node pools, node profiles and the versions a cluster can run (contract 2.10, schemas 9). */
import { z } from 'zod';
import type { Operation as CatalogueRow } from '../operation.ts';
import { clusterList, optionalPaging } from '../paging.ts';
import { pathSafeName } from '../path-parameters.ts';
import { NamedOperation, Operation } from './operations.ts';

export const nodeProfileNames = ['SMALL', 'MEDIUM', 'LARGE', 'VERY_LARGE'] as const;
export const gpuNames = ['P6', 'P100', 'V100', 'A100-80'] as const;

/** As a region reports it: profile and gpu names that are newer than this contract are shown as they come. */
export const NodePool = z.looseObject({
  name: z.string(),
  nodeCount: z.int(),
  nodeProfile: z.string(),
  gpu: z.string().optional(),
  tina: z.string().optional(),
  kubernetesVersion: z.string().optional(),
});
export type NodePool = z.infer<typeof NodePool>;

/** As a caller asks for it in the creation of a cluster. */
export const NodePoolRequest = z.object({
  name: z.string().regex(pathSafeName, 'must be 1 to 64 letters, digits, dots, hyphens, underscores or tildes'),
  nodeCount: z.int().min(1),
  nodeProfile: z.enum(nodeProfileNames),
  gpu: z.enum(gpuNames).optional(),
  tina: z.string().optional(),
});

/** What the contract lets be chosen for a pool of an existing cluster (contract 4.4). */
export const CreateNodePoolBody = NodePoolRequest.pick({ name: true, nodeCount: true, nodeProfile: true });
export const UpdateNodePoolCountBody = z.object({ count: z.int().min(1) });

export const NodePoolChanged = z.looseObject({ clusterId: z.guid(), nodePoolName: z.string(), operation: Operation });

/** A version as callers ask for it. */
export const VersionNumber = z.string().regex(/^\d+\.\d+\.\d+$/, 'must have the form major.minor.patch');

/** Clients read either spelling of the list (schemas 9). */
export const NodeProfileList = z.looseObject({
  nodesProfiles: z.array(z.string()).optional(),
  profiles: z.array(z.string()).optional(),
  details: z
    .array(z.looseObject({ name: z.string(), cpu: z.number().optional(), memory: z.number().optional() }))
    .optional(),
});

export const KubernetesVersionList = z.looseObject({ versions: z.array(z.string()) });

const pool = {
  section: '4.4',
  service: 'kubernetes',
  resource: 'nodePools',
  scope: 'space',
  provenance: { method: 'public', path: 'assumed', success: 'seed' },
} as const;
const change = { ...pool, changes: ['clusters', 'operations'] } as const;
const pools = '/kubernetes/spaces/{spaceId}/clusters/{clusterId}/nodepools';

export const nodePoolOperations = {
  ListNodePools: {
    summary: 'List the node pools of a cluster',
    ...pool,
    method: 'GET',
    path: pools,
    paging: optionalPaging,
    success: { status: 200, schema: clusterList(NodePool) },
    errors: [400, 500],
    errorsMore: [401, 403, 404],
    permission: 'kubernetes.cluster.get',
    addresses: '{clusterId}',
    note: 'Oldest first. Without page parameters all are answered.',
  },
  CreateNodePool: {
    summary: 'Create a node pool',
    ...change,
    method: 'POST',
    path: pools,
    body: { schema: CreateNodePoolBody },
    success: { status: 201, schema: NodePoolChanged },
    errors: [400, 500],
    errorsMore: [401, 403, 404, 409],
    permission: 'kubernetes.cluster.create',
    addresses: '{clusterId}',
    kind: 'AddWorker',
  },
  UpdateNodePoolCount: {
    summary: 'Change the node count of a pool',
    ...change,
    method: 'POST',
    path: `${pools}/{nodePoolName}`,
    body: { schema: UpdateNodePoolCountBody },
    success: { status: 202, schema: NodePoolChanged },
    errors: [400, 404, 500],
    errorsMore: [401, 403, 409],
    permission: 'kubernetes.cluster.update',
    addresses: '{clusterId}',
    kind: 'workerChange',
  },
  DeleteNodePool: {
    summary: 'Delete a node pool',
    ...change,
    method: 'DELETE',
    path: `${pools}/{nodePoolName}`,
    success: { status: 202, schema: NamedOperation },
    errors: [400, 404, 500],
    errorsMore: [401, 403, 409],
    permission: 'kubernetes.cluster.delete',
    addresses: '{clusterId}',
    kind: 'RemoveWorker',
  },
  ListNodeProfiles: {
    summary: 'List the node profiles',
    section: '4.3',
    service: 'kubernetes',
    resource: 'nodeProfiles',
    scope: 'global',
    method: 'GET',
    path: '/kubernetes/nodeProfiles',
    success: { status: 200, schema: NodeProfileList },
    errors: [],
    errorsMore: [401, 500],
    provenance: { method: 'seed', path: 'seed', success: 'public' },
    note: 'cpu is vCPU, memory is GiB.',
  },
  ListKubernetesVersions: {
    summary: 'List the versions clusters can run',
    section: 'extra',
    service: 'kubernetes',
    resource: 'versions',
    scope: 'global',
    method: 'GET',
    path: '/kubernetes/versions',
    success: { status: 200, schema: KubernetesVersionList },
    errors: [401, 500],
    provenance: { method: 'public', path: 'public', success: 'public' },
  },
} as const satisfies Record<string, CatalogueRow>;
