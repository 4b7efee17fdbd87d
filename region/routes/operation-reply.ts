/** Operation records as the contract shows them (contract 2.11). */
import type { z } from 'zod';
import { catalogue } from '#shared/contract/catalogue.ts';
import type { Operation, WorkerOperation } from '#shared/contract/kubernetes/operations.ts';
import { buildPath } from '#shared/contract/path.ts';
import { momentOf, type Moment } from '#region/engine/timeline.ts';
import type { OperationRow } from '#region/store/operations.ts';
import type { RegionContext } from '#region/handler/region-context.ts';

/**
 * The record as it is now. An operation is shown as ended only when its effect has been applied, so that an operation
 * and its cluster always agree.
 */
export function operationReply(operation: OperationRow, context: RegionContext): z.output<typeof Operation> {
  const { status, percent } = currentMoment(operation, context.clock.now());
  const hasEnded = status === 'DONE' || status === 'FAILED';
  const { space_id: spaceId, cluster_id: clusterId, id } = operation;
  return {
    id,
    type: operation.kind,
    status,
    progress: `${percent}%`,
    data: operation.data,
    ...(status === 'DONE' && operation.result !== null && { result: operation.result }),
    ...(status === 'FAILED' && operation.error !== null && { error: operation.error }),
    createTime: new Date(operation.accepted_on).toISOString(),
    ...(status !== 'PENDING' && { startTime: new Date(operation.starts_on).toISOString() }),
    ...(hasEnded && { endTime: new Date(operation.ends_on).toISOString() }),
    selfLink: context.baseUrl + buildPath(catalogue.GetOperation.path, { spaceId, id }),
    targetLink: context.baseUrl + buildPath(catalogue.GetCluster.path, { spaceId, clusterId }),
  };
}

/** The same record in the shape of the worker and control-plane operations (schemas 9). */
export function workerOperationReply(
  operation: OperationRow,
  context: RegionContext,
): z.output<typeof WorkerOperation> {
  const { id, status, progress, error, createTime, startTime, endTime, selfLink, targetLink } = operationReply(
    operation,
    context,
  );
  const { cluster } = JSON.parse(operation.data) as { cluster: string };
  return {
    id,
    operationType: operation.kind,
    status,
    progress,
    target: targetLink,
    selfLink,
    targetName: cluster,
    clusterid: operation.cluster_id,
    createdAt: createTime,
    ...(startTime !== undefined && { startedAt: startTime }),
    ...(endTime !== undefined && { endedAt: endTime }),
    ...(error !== undefined && { error }),
  };
}

function currentMoment(operation: OperationRow, now: number): Moment {
  const { starts_on: startAt, ends_on: endAt, outcome, final_percent: finalPercent } = operation;
  const at = operation.settled === 1 ? Infinity : Math.min(now, endAt - 1);
  return momentOf({ startAt, endAt, outcome, finalPercent }, at);
}
