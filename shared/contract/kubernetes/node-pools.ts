/** Node pools, node profiles and the versions a cluster can run (contract 2.10, schemas 9). */
import { z } from 'zod';
import type { Operation } from '../operation.ts';

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
  name: z.string().regex(/^[a-zA-Z0-9._~-]{1,64}$/),
  nodeCount: z.int().min(1),
  nodeProfile: z.enum(nodeProfileNames),
  gpu: z.enum(gpuNames).optional(),
  tina: z.string().optional(),
});

/** Clients read either spelling of the list (schemas 9). */
export const NodeProfileList = z.looseObject({
  nodesProfiles: z.array(z.string()).optional(),
  profiles: z.array(z.string()).optional(),
  details: z
    .array(z.looseObject({ name: z.string(), cpu: z.number().optional(), memory: z.number().optional() }))
    .optional(),
});

export const KubernetesVersionList = z.looseObject({ versions: z.array(z.string()) });

export const nodePoolOperations = {
  ListNodeProfiles: {
    section: '4.3',
    service: 'kubernetes',
    resource: 'nodeProfiles',
    scope: 'global',
    method: 'GET',
    path: '/kubernetes/nodeProfiles',
    success: { status: 200, schema: NodeProfileList },
    errors: [],
    errorsMore: [400, 401, 500],
    provenance: { method: 'seed', path: 'seed', success: 'public' },
    note: 'cpu is vCPU, memory is GiB.',
  },
  ListKubernetesVersions: {
    section: 'extra',
    service: 'kubernetes',
    resource: 'versions',
    scope: 'global',
    method: 'GET',
    path: '/kubernetes/versions',
    success: { status: 200, schema: KubernetesVersionList },
    errors: [401, 403, 500],
    provenance: { method: 'public', path: 'public', success: 'public' },
  },
} as const satisfies Record<string, Operation>;
