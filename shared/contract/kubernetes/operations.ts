/** Operation records of the cluster service (contract 2.11 and 4.4, behaviours B6). */
import { z } from 'zod';
import type { Operation as CatalogueRow } from '../operation.ts';
import { clusterList, optionalPaging } from '../paging.ts';

export const operationStatuses = ['PENDING', 'RUNNING', 'DONE', 'FAILED'] as const;
export const OperationStatus = z.enum(operationStatuses);
export type OperationStatus = z.infer<typeof OperationStatus>;

/** A technical action on a cluster. Progress is free text; the embedded region writes a percentage. */
export const Operation = z.looseObject({
  id: z.guid(),
  type: z.string().optional(),
  status: OperationStatus,
  progress: z.string().optional(),
  data: z.string().optional(),
  result: z.string().optional(),
  error: z.string().optional(),
  createTime: z.iso.datetime().optional(),
  startTime: z.iso.datetime().optional(),
  endTime: z.iso.datetime().optional(),
  selfLink: z.string().optional(),
  targetLink: z.string().optional(),
});
export type Operation = z.infer<typeof Operation>;

/** Answer to a deletion: what goes, and the operation that takes it away. */
export const NamedOperation = z.looseObject({ name: z.string(), operation: Operation });

/** The same record as the worker and control-plane operations answer it (contract 2.11, schemas 9). */
export const WorkerOperation = z.looseObject({
  id: z.guid(),
  operationType: z.string(),
  status: OperationStatus,
  progress: z.string().optional(),
  target: z.string().optional(),
  selfLink: z.string().optional(),
  targetName: z.string().optional(),
  clusterid: z.string().optional(),
  createdAt: z.iso.datetime().optional(),
  startedAt: z.iso.datetime().optional(),
  endedAt: z.iso.datetime().optional(),
  error: z.string().optional(),
});
export type WorkerOperation = z.infer<typeof WorkerOperation>;

const operation = { section: '4.4', service: 'kubernetes', resource: 'operations', scope: 'space' } as const;

export const operationOperations = {
  ListOperations: {
    summary: 'List the operations of a space',
    ...operation,
    method: 'GET',
    path: '/kubernetes/spaces/{spaceId}/operations',
    query: z.object({ status: z.array(OperationStatus).optional(), clusterId: z.guid().optional() }),
    paging: optionalPaging,
    success: { status: 200, schema: clusterList(Operation) },
    errors: [400, 500],
    errorsMore: [401, 403],
    permission: 'kubernetes.cluster.get',
    addresses: 'reachable',
    provenance: { method: 'public', path: 'assumed', success: 'seed' },
    note: 'status may be repeated. Without page parameters the newest 1,000 are answered.',
  },
  GetOperation: {
    summary: 'Get an operation',
    ...operation,
    method: 'GET',
    path: '/kubernetes/spaces/{spaceId}/operations/{id}',
    success: { status: 200, schema: Operation },
    errors: [400, 404, 500],
    errorsMore: [401, 403],
    permission: 'kubernetes.cluster.get',
    addresses: 'reachable',
    provenance: { method: 'public', path: 'public', success: 'seed' },
  },
  ListClusterOperations: {
    summary: 'List the operations of a cluster',
    ...operation,
    section: 'extra',
    method: 'GET',
    path: '/kubernetes/spaces/{spaceId}/clusters/{clusterId}/operations',
    success: {
      status: 200,
      schema: z.looseObject({ items: z.array(WorkerOperation), totalSize: z.int32().optional() }),
    },
    errors: [400, 500],
    errorsMore: [401, 403, 404],
    permission: 'kubernetes.cluster.get',
    addresses: '{clusterId}',
    provenance: { method: 'public', path: 'public', success: 'public' },
    note: 'The newest 1,000 records of ListOperations in the other shape; ListOperations with clusterId is preferred.',
  },
} as const satisfies Record<string, CatalogueRow>;
