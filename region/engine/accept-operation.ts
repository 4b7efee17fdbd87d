/** Starts a piece of asynchronous work on a cluster: everything about it is decided and stored here. */
import { randomUUID } from 'node:crypto';
import type { Clock } from '#shared/clock.ts';
import type { OperationKind } from '#shared/rules/operation-state.ts';
import { conflict } from '#region/request/problem.ts';
import type { ClusterRow } from '#region/store/clusters.ts';
import type { Connection } from '#region/store/database.ts';
import { findOperationInProgress, insertOperation, type OperationRow } from '#region/store/operations.ts';
import { operationSchedule } from './durations.ts';
import type { ForcedFailures } from './forced-failures.ts';
import { failing, succeeding } from './timeline.ts';

/** What of its region decides when the work ends, and how. */
export interface WorkSetting {
  readonly clock: Clock;
  /** Factor on simulated durations. */
  readonly timeScale: number;
  readonly failures: ForcedFailures;
}

export interface AcceptedWork {
  readonly kind: OperationKind;
  readonly cluster: Pick<ClusterRow, 'id' | 'name' | 'space_id'>;
  /** What was asked for, beside the cluster. */
  readonly data: object;
}

const failedAtPercent = 60;

/**
 * Accepts the work and answers its operation, PENDING (behaviours B6.1). Part of the caller's transaction.
 * Throws a 409 `ProblemError` naming the operation the cluster is busy with (B6.3).
 */
export async function acceptOperation(
  connection: Connection,
  setting: WorkSetting,
  work: AcceptedWork,
): Promise<OperationRow> {
  const { kind, cluster, data } = work;
  const current = await findOperationInProgress(connection, cluster.id);
  if (current !== undefined) {
    throw conflict(`Cluster ${cluster.name} is busy: operation ${current.id} (${current.kind}) has not ended yet.`);
  }
  const now = setting.clock.now();
  const failure = setting.failures.take({
    clusterId: cluster.id,
    clusterName: cluster.name,
    spaceId: cluster.space_id,
  });
  const { startAt, completeAt } = operationSchedule(kind, now, setting.timeScale);
  const timeline = failure ? failing(startAt, completeAt, failedAtPercent) : succeeding(startAt, completeAt);
  const operation: OperationRow = {
    id: randomUUID(),
    space_id: cluster.space_id,
    cluster_id: cluster.id,
    kind,
    accepted_on: now,
    starts_on: timeline.startAt,
    ends_on: timeline.endAt,
    outcome: timeline.outcome,
    final_percent: timeline.finalPercent,
    data: JSON.stringify({ cluster: cluster.name, ...data }),
    result: failure ? null : JSON.stringify({ clusterId: cluster.id }),
    error: failure?.error ?? null,
    settled: 0,
  };
  await insertOperation(connection, operation);
  return operation;
}
