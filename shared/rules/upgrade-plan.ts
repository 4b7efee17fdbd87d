/**
 * Upgrading a cluster step by step: what may be chosen and why not, and what comes next in a run (contract 4.4,
 * behaviours B6 and B7). Everything follows from what the region says at that moment, so that a run survives whatever
 * happens to the page that supervises it.
 */
import compare from 'semver/functions/compare.js';
import parse from 'semver/functions/parse.js';
import { isTerminal, type OperationState } from './operation-state.ts';
import {
  planUpgrade,
  refuseUpgrade,
  type ClusterPart,
  type ClusterVersions,
  type UpgradeOffer,
  type UpgradeRefusal,
  type UpgradeStep,
} from './worker-upgrade.ts';

/** Whether a part of the cluster may go to a version now. */
export interface Verdict {
  /** It runs this version. */
  readonly isCurrent: boolean;
  /** Undefined when the region takes the upgrade now. */
  readonly refusal: UpgradeRefusal | undefined;
}

export interface JudgedVersion extends Readonly<Record<ClusterPart, Verdict>> {
  readonly version: string;
}

/** Every version on offer, and those the cluster runs, from the newest to the oldest; unreadable ones at the end. */
export function judgeVersions(cluster: ClusterVersions, offer: UpgradeOffer): readonly JudgedVersion[] {
  const present = [cluster.controlPlane, cluster.workers].filter((version) => version !== undefined);
  const versions = [...new Set([...offer.versions, ...present])].sort(newerFirst);
  const verdict = (part: ClusterPart, version: string): Verdict => ({
    isCurrent: cluster[part] === version,
    refusal: refuseUpgrade({ part, version }, cluster, offer),
  });
  return versions.map((version) => ({
    version,
    controlPlane: verdict('controlPlane', version),
    workers: verdict('workers', version),
  }));
}

function newerFirst(left: string, right: string): number {
  const [readableLeft, readableRight] = [parse(left) !== null, parse(right) !== null];
  if (readableLeft && readableRight) return compare(right, left);
  return Number(readableRight) - Number(readableLeft);
}

/** Whether the part is where the step leads, or above it. */
export function isStepDone({ part, version }: UpgradeStep, cluster: ClusterVersions): boolean {
  const present = cluster[part];
  if (present === undefined || parse(present) === null || parse(version) === null) return present === version;
  return compare(present, version) >= 0;
}

/** What is known of the last thing a run has waited for or asked for. */
export interface Attempt {
  /** Undefined while a run waits for an operation that is not its own. */
  readonly step?: UpgradeStep;
  /** The cluster's newest operation when the step was asked for; undefined when there was none. */
  readonly newestBefore?: string | undefined;
  /** Undefined until the region has answered. */
  readonly operationId?: string | undefined;
}

/** A cluster as its region describes it at one moment. */
export interface UpgradeLook {
  readonly versions: ClusterVersions;
  readonly offer: UpgradeOffer;
  readonly state: string;
  /** Its newest operations, newest first; undefined where the region keeps none (behaviours B12.6). */
  readonly operations: readonly OperationState[] | undefined;
}

export type UpgradeStop =
  /** An operation the run has waited for. */
  | { readonly why: 'operationFailed'; readonly operation: OperationState }
  /** The region calls the step done, and the cluster is not there. */
  | { readonly why: 'notReached'; readonly step: UpgradeStep }
  /** A failed cluster can only be deleted (behaviours B6.6). */
  | { readonly why: 'clusterFailed' }
  | { readonly why: 'noWay'; readonly refusal: UpgradeRefusal | undefined };

export type UpgradeMove =
  | { readonly kind: 'start'; readonly step: UpgradeStep }
  /** For the end of an operation, or, where there are no records, for the cluster to change. */
  | { readonly kind: 'wait'; readonly operation: OperationState | undefined }
  | { readonly kind: 'finished' }
  | ({ readonly kind: 'stop' } & UpgradeStop);

/** What a run towards `goal` has to do next. */
export function nextUpgradeMove(goal: UpgradeStep, attempt: Attempt | undefined, look: UpgradeLook): UpgradeMove {
  const { versions, offer, state, operations } = look;
  const ended = attempt && operations && operationOf(attempt, operations);
  if (ended?.status === 'FAILED') return { kind: 'stop', why: 'operationFailed', operation: ended };
  const running = operations?.find(({ status }) => !isTerminal(status));
  if (running !== undefined) return { kind: 'wait', operation: running };
  if (state === 'FAILED') return { kind: 'stop', why: 'clusterFailed' };
  if (attempt?.step !== undefined && !isStepDone(attempt.step, versions)) {
    if (ended !== undefined) return { kind: 'stop', why: 'notReached', step: attempt.step };
    if (operations === undefined) return { kind: 'wait', operation: undefined };
  }
  const plan = planUpgrade(goal, versions, offer);
  if (plan === undefined) return { kind: 'stop', why: 'noWay', refusal: refuseUpgrade(goal, versions, offer) };
  const [step] = plan;
  return step === undefined ? { kind: 'finished' } : { kind: 'start', step };
}

/** The attempt of a run that now waits for this operation, which may be its own, under a lost answer, or another's. */
export function attemptWaitingFor(attempt: Attempt | undefined, { id, kind }: OperationState): Attempt {
  const isOwn = attempt?.operationId === undefined && attempt?.step !== undefined && kind === kindOfStep(attempt.step);
  return isOwn || attempt?.operationId === id ? { ...attempt, operationId: id } : { operationId: id };
}

/** The kind of operation that carries out a step. */
export function kindOfStep({ part }: Pick<UpgradeStep, 'part'>): 'UpgradeMasters' | 'UpgradeWorkers' {
  return part === 'workers' ? 'UpgradeWorkers' : 'UpgradeMasters';
}

/** The operation of an attempt; when its answer was lost, the one of its kind that has come since. */
function operationOf({ step, newestBefore, operationId }: Attempt, operations: readonly OperationState[]) {
  if (operationId !== undefined) return operations.find(({ id }) => id === operationId);
  if (step === undefined) return undefined;
  const known = operations.findIndex(({ id }) => id === newestBefore);
  const since = known === -1 ? operations : operations.slice(0, known);
  return since.find(({ kind }) => kind === kindOfStep(step));
}
