/** Operations as the timeline shows them: those of a cluster in a lane, with the times that their region gives. */
import { groupsOf } from '#shared/rules/groups-of.ts';
import { isTerminal, type OperationState } from '#shared/rules/operation-state.ts';
import { paths } from '#web/address/paths.ts';
import type { Scope } from '#web/api/scope.ts';
import { endForecast } from '#web/operation/end-forecast.ts';
import type { ExpectedTime } from '#web/operation/expected-time.ts';
import type { LaneMark, LaneTone } from '#web/chart/lane-items.ts';

export interface PlacedOperation extends LaneMark {
  readonly operation: OperationState;
  /** The end is by too few earlier ones to be called usual. */
  readonly isVague?: boolean;
}

export interface OperationLane {
  readonly clusterId: string | undefined;
  /** By what its records carry. */
  readonly clusterName: string | undefined;
  readonly operations: readonly PlacedOperation[];
}

/** Undefined where its region gives no times to place it by. */
export function placed(
  operation: OperationState,
  now: number,
  expected: ExpectedTime | undefined,
): PlacedOperation | undefined {
  const { createdAt, startedAt, endedAt, status } = operation;
  const [accepted, started] = [Date.parse(createdAt ?? ''), Date.parse(startedAt ?? '')];
  const begun = Number.isNaN(started) ? undefined : started;
  const isOver = isTerminal(status);
  const until = isOver ? Date.parse(endedAt ?? '') : Math.max(now, begun ?? accepted);
  const from = Number.isNaN(accepted) ? begun : Math.min(accepted, begun ?? accepted);
  if (from === undefined || !(until >= (begun ?? from))) return undefined;
  const forecast = expected && endForecast(operation, expected, now);
  const tone = toneOf(status, begun, forecast?.kind === 'slow');
  const end = forecast === undefined || forecast.kind === 'slow' ? undefined : forecast;
  return {
    id: operation.id,
    operation,
    tone,
    from,
    begun,
    until,
    ...(end && { end: { half: Math.max(until, end.half), late: end.most }, isVague: end.kind === 'few' }),
  };
}

function toneOf(status: string, begun: number | undefined, isSlow: boolean): LaneTone {
  if (status === 'FAILED') return 'failed';
  if (status === 'DONE') return 'done';
  if (begun === undefined) return 'waiting';
  return isSlow ? 'slow' : 'running';
}

/** Those of a cluster together; what names no cluster has a lane of its own, the last. */
export function lanesOf(operations: readonly PlacedOperation[]): readonly OperationLane[] {
  const lanes = groupsOf(operations, ({ operation }) => operation.clusterId ?? operation.clusterName ?? '');
  return [...lanes.values()].map((own) => ({
    clusterId: own[0].operation.clusterId,
    clusterName: own.find(({ operation }) => operation.clusterName !== undefined)?.operation.clusterName,
    operations: own,
  }));
}

/** Where the operations of a lane are listed: those of a cluster by its id, where any record carries it, else all of them. */
export function listOf(scope: Scope, operations: readonly PlacedOperation[], laneId: string): string {
  const isCluster = operations.some(({ operation }) => operation.clusterId === laneId);
  return isCluster ? paths.operationsOf(scope, laneId) : paths.operations(scope);
}

/** As of when a list that is read from its newest operation on has been read; 0 once all of it has. */
export function readBackTo(operations: readonly OperationState[], isWhole: boolean): number {
  if (isWhole) return 0;
  const times = operations.map(({ createdAt, startedAt }) => Date.parse(createdAt ?? startedAt ?? ''));
  return times.reduce((oldest, time) => (time < oldest ? time : oldest), Number.POSITIVE_INFINITY);
}
