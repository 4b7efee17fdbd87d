/** One operation on a cluster, chosen while another kept it busy: the region queues nothing (behaviours B6.3). */
import { catalogue, type Body, type OperationId, type Reply } from '#shared/contract/catalogue.ts';
import type { Operation } from '#shared/contract/operation.ts';
import type { Cluster } from '#shared/contract/kubernetes/clusters.ts';
import { agreedOperations, isAgreedSo, refuseAgreed, type NotSentNow } from '#shared/agreed-work.ts';
import { isTerminal, type OperationState } from '#shared/rules/operation-state.ts';
import { cannotTell, type PlannedStep } from '#shared/run.ts';
import { briefly, operationsOf } from './cluster-operations.ts';
import { Unreadable, type Attempt, type Course, type SlowKind } from './run-kind.ts';

export const whenFree: SlowKind = {
  operations: new Set<OperationId>(agreedOperations),
  atOnce: 1,
  target: 'clusterId',
  agreed: 'told',
  isOnePerTarget: true,
  refuse: (steps) => (steps.length > 1 ? 'is one operation only' : undefined),
  async course(step, attempt, reader) {
    // First of all: what had ended by then has its effect on the cluster that is read after it.
    const operations = await operationsOf(step.path, reader);
    const cluster = (await reader.read('GetCluster', { path: step.path })) as Reply<'GetCluster'> | undefined;
    return attempt.isSent
      ? sent(step, attempt, { cluster, operations })
      : unsent(step, attempt, { cluster, operations });
  },
};

interface Look {
  /** Undefined when it is gone. */
  readonly cluster: Cluster | undefined;
  /** Newest first; undefined where the region keeps none. */
  readonly operations: readonly OperationState[] | undefined;
}

/** What comes before it is sent, by the cluster as it is now. */
function unsent(step: PlannedStep, { operationId, hasFailed }: Attempt, { cluster, operations }: Look): Course {
  const isDeletion = step.operation === 'DeleteCluster';
  if (cluster === undefined) return isDeletion ? { kind: 'so' } : notSent({ why: 'clusterGone' });
  const awaited = operationId ?? (hasFailed === true ? undefined : step.agreed?.after);
  const ended = operations?.find(({ id, status }) => id === awaited && isTerminal(status));
  // A deletion makes sense whatever became of what it waited for.
  if (ended?.status === 'FAILED' && !isDeletion) return notSent({ why: 'operationFailed' }, ended);
  const running = operations?.find(({ status }) => !isTerminal(status));
  if (running !== undefined) {
    const isAwaited = awaited === undefined || running.id === awaited;
    return isAwaited || (isDeletion && running.kind === 'DeleteCluster')
      ? { kind: 'wait', operation: briefly(running) }
      : notSent({ why: 'busyAgain' }, running);
  }
  const state = cluster.status?.state ?? '';
  if (!isDeletion && state === 'FAILED') return notSent({ why: 'clusterFailed' });
  // Regions without records of operations show in the state alone that something is going on (behaviours B12.6).
  if (!isDeletion && state !== 'RUNNING' && state.endsWith('ING')) return { kind: 'wait' };
  const fault = refuseAgreed(step, cluster);
  if (fault === undefined) return { kind: 'clear', newest: operations?.[0]?.id, body: bodyNow(step, cluster) };
  return isAgreedSo(step, cluster) === true && fault.why !== 'nameTaken' ? { kind: 'so' } : notSent(fault);
}

/** Workers may have waited for an upgrade: they join others of the version of that moment. */
function bodyNow({ operation, body }: PlannedStep, { version }: Cluster): unknown {
  if (operation !== 'AddWorkers' || version === undefined) return body;
  return { ...(body as Body<'AddWorkers'>), version };
}

/** What became of it once it was sent. */
function sent(step: PlannedStep, { operationId, newestBefore }: Attempt, { cluster, operations }: Look): Course {
  const own = operations?.find(({ id }) => id === operationId);
  if (own !== undefined) return courseOfOwn(own);
  const isSo = isAgreedSo(step, cluster);
  if (isSo === true) return { kind: 'so' };
  if (operations === undefined) throw untold();
  if (operationId !== undefined) return { kind: 'clear' };
  const before = operations.findIndex(({ id }) => id === newestBefore);
  const since = before < 0 ? operations : operations.slice(0, before);
  const perhapsOwn = since.find(({ kind }) => mayCarryOut(step.operation, kind));
  if (perhapsOwn === undefined) return { kind: 'clear' };
  // Whoever began these, they do all that was asked for.
  if (step.operation === 'DeleteCluster' || step.operation === 'UpdateWorkersOs') return courseOfOwn(perhapsOwn);
  if (isSo === false && !isTerminal(perhapsOwn.status)) return { kind: 'wait', operation: briefly(perhapsOwn) };
  throw untold();
}

function courseOfOwn(own: OperationState): Course {
  if (own.status === 'DONE') return { kind: 'so' };
  if (own.status !== 'FAILED') return { kind: 'wait', operation: briefly(own), isOwn: true };
  const problem = { title: 'The operation has failed', ...(own.error && { detail: own.error }) };
  return { kind: 'failed', operation: briefly(own), problem };
}

function mayCarryOut(operation: OperationId, kind: string): boolean {
  const row: Operation = catalogue[operation];
  return row.kind === 'workerChange' ? kind === 'AddWorker' || kind === 'RemoveWorker' : kind === row.kind;
}

function untold(): Unreadable {
  return new Unreadable({
    type: cannotTell,
    title: 'Reading cannot tell whether it was carried out, or somebody else has done the like',
  });
}

const sentences: Readonly<Record<NotSentNow['why'], string>> = {
  operationFailed: 'What it waited for has failed',
  busyAgain: 'Another operation has taken the cluster meanwhile',
  otherWay: 'The way is not any more the one that was confirmed',
  clusterGone: 'The cluster is gone',
  clusterFailed: 'The cluster has failed, and can only be deleted',
  nameTaken: 'The cluster has a node pool of this name already',
  poolGone: 'The node pool is gone',
  poolIsLast: 'The node pool has become the last one',
  lastWorker: 'The node pool has only one worker left',
  poolHasCount: 'The node pool has that many nodes already',
  profileGone: 'There is no node pool of this size any more',
  otherPool: 'Workers of this size belong to another node pool now',
};

/** It is not sent, for this reason. */
export function notSent(why: NotSentNow, operation?: OperationState): Course {
  const title = `Not sent: ${sentences[why.why]}`;
  return { kind: 'failed', problem: { title }, notSent: why, ...(operation && { operation: briefly(operation) }) };
}
