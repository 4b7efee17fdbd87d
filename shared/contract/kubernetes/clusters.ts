/** Managed clusters (contract 2.9 and 4.4, behaviours B6). */
import { z } from 'zod';
import { isNetwork } from '#shared/rules/cidr.ts';
import type { Operation as CatalogueRow } from '../operation.ts';
import { clusterList, clusterPaging } from '../paging.ts';
import { NodePool, NodePoolRequest, VersionNumber } from './node-pools.ts';
import { NamedOperation, Operation } from './operations.ts';

export const clusterNamePattern = /^[a-zA-Z0-9-]{3,64}$/;

export const Cluster = z.looseObject({
  id: z.guid(),
  name: z.string(),
  description: z.string().optional(),
  cidr: z.string().optional(),
  /** Version of the workers; the control plane may run ahead (behaviours B7). */
  version: z.string().optional(),
  nodePools: z.array(NodePool).optional(),
  urls: z.looseObject({ api: z.string().optional(), console: z.string().optional() }).optional(),
  /** PENDING, CREATING, RUNNING, DELETING or FAILED; newer states are shown as they come. */
  status: z.looseObject({ state: z.string(), message: z.string().optional() }).optional(),
  controlPlaneVersion: z.string().optional(),
});
export type Cluster = z.infer<typeof Cluster>;

const name = z.string().regex(clusterNamePattern, 'must be 3 to 64 letters, digits or hyphens');
const description = z.string().max(255);

export const CreateClusterBody = z.object({
  name,
  description: description.optional(),
  cidr: z.string().refine(isNetwork, 'must be an IP network in CIDR notation, for example 10.20.0.0/16'),
  version: VersionNumber,
  nodePools: z.array(NodePoolRequest).superRefine((pools, context) => {
    const seen = new Set<string>();
    for (const [index, pool] of pools.entries()) {
      if (seen.has(pool.name)) {
        context.addIssue({ code: 'custom', path: [index, 'name'], message: 'must be unique in the cluster' });
      }
      seen.add(pool.name);
    }
  }),
});

export const UpdateClusterBody = z.object({ name: name.optional(), description: description.optional() });

export const ClusterCreated = z.looseObject({ id: z.guid(), name: z.string(), operation: Operation });

const cluster = { section: '4.4', service: 'kubernetes', resource: 'clusters', scope: 'space' } as const;

export const clusterOperations = {
  ListClusters: {
    summary: 'List clusters',
    ...cluster,
    method: 'GET',
    path: '/kubernetes/spaces/{spaceId}/clusters',
    paging: clusterPaging,
    success: { status: 200, schema: clusterList(Cluster) },
    errors: [400, 500],
    errorsMore: [401, 403],
    permission: 'kubernetes.cluster.get',
    addresses: 'reachable',
    provenance: { method: 'seed', path: 'seed', success: 'seed' },
  },
  CreateCluster: {
    summary: 'Create a cluster',
    ...cluster,
    changes: ['operations'],
    method: 'POST',
    path: '/kubernetes/spaces/{spaceId}/clusters',
    body: { schema: CreateClusterBody },
    success: { status: 201, schema: ClusterCreated },
    errors: [400, 500],
    errorsMore: [401, 403, 409],
    permission: 'kubernetes.cluster.create',
    addresses: 'scope',
    kind: 'CreateCluster',
    provenance: { method: 'public', path: 'public', success: 'seed' },
  },
  GetCluster: {
    summary: 'Get a cluster',
    ...cluster,
    method: 'GET',
    path: '/kubernetes/spaces/{spaceId}/clusters/{clusterId}',
    success: { status: 200, schema: Cluster },
    errors: [400, 404, 500],
    errorsMore: [401, 403],
    permission: 'kubernetes.cluster.get',
    addresses: '{clusterId}',
    provenance: { method: 'public', path: 'public', success: 'seed' },
  },
  UpdateCluster: {
    summary: 'Change the name or description of a cluster',
    ...cluster,
    method: 'POST',
    path: '/kubernetes/spaces/{spaceId}/clusters/{clusterId}',
    body: { schema: UpdateClusterBody },
    success: { status: 200, schema: Cluster },
    errors: [400, 404, 500],
    errorsMore: [401, 403, 409],
    permission: 'kubernetes.cluster.update',
    addresses: '{clusterId}',
    provenance: { method: 'public', path: 'assumed', success: 'seed' },
    note: 'Synchronous: no operation record, and possible while an operation runs.',
  },
  DeleteCluster: {
    summary: 'Delete a cluster',
    ...cluster,
    changes: ['operations'],
    method: 'DELETE',
    path: '/kubernetes/spaces/{spaceId}/clusters/{clusterId}',
    success: { status: 202, schema: NamedOperation },
    errors: [400, 404, 500],
    errorsMore: [401, 403, 409],
    permission: 'kubernetes.cluster.delete',
    addresses: '{clusterId}',
    kind: 'DeleteCluster',
    provenance: { method: 'public', path: 'public', success: 'seed' },
  },
} as const satisfies Record<string, CatalogueRow>;
