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

/** What a version is to a part of the cluster, by what it runs or, while it is upgraded, by what it will run. */
export type Verdict =
  | { readonly kind: 'current' }
  /** The running operation leads there. */
  | { readonly kind: 'underWay' }
  /** Above what the part runs, and not above what it is being upgraded to. */
  | { readonly kind: 'overtaken' }
  /** The rules allow it from here, or from where the running operation leads. */
  | { readonly kind: 'allowed' }
  /** It depends on a running upgrade that does not say where it leads. */
  | { readonly kind: 'open' }
  | { readonly kind: 'refused'; readonly refusal: UpgradeRefusal };

export interface JudgedVersion extends Readonly<Record<ClusterPart, Verdict>> {
  readonly version: string;
}

/** Every version on offer, and those the cluster runs, from the newest to the oldest; unreadable ones at the end. */
export function judgeVersions(
  cluster: ClusterVersions,
  offer: UpgradeOffer,
  underWay?: UpgradeUnderWay,
): readonly JudgedVersion[] {
  const after = versionsAfter(cluster, underWay);
  const mentioned = [cluster.controlPlane, cluster.workers, underWay?.version].filter((one) => one !== undefined);
  const versions = [...new Set([...offer.versions, ...mentioned])].sort(newerFirst);
  const verdict = (part: ClusterPart, version: string): Verdict => {
    if (cluster[part] === version) return { kind: 'current' };
    if (underWay?.part === part && underWay.version === version) return { kind: 'underWay' };
    const refusal = refuseUpgrade({ part, version }, after, offer);
    const refusedNow = refuseUpgrade({ part, version }, cluster, offer);
    if (refusal?.rule === 'isHigher')
      return refusedNow?.rule === 'isHigher' ? refusedBy(refusal) : { kind: 'overtaken' };
    // Neither part is judged without the control plane, nor the workers without themselves.
    const isOpen = underWay !== undefined && underWay.version === undefined;
    if (isOpen && (underWay.part === 'controlPlane' || part === 'workers')) return { kind: 'open' };
    return refusal === undefined ? { kind: 'allowed' } : refusedBy(refusal);
  };
  return versions.map((version) => ({
    version,
    controlPlane: verdict('controlPlane', version),
    workers: verdict('workers', version),
  }));
}

const refusedBy = (refusal: UpgradeRefusal): Verdict => ({ kind: 'refused', refusal });

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

/** What running work makes of the parts of a cluster. */
export interface UpgradeUnderWay {
  readonly part: ClusterPart;
  /** Undefined where the region words the request otherwise: then only that the part is being upgraded is known. */
  readonly version: string | undefined;
}

/** What an operation upgrades, as far as is known of it; undefined for other work. */
export function upgradeOf({ kind, change }: Pick<OperationState, 'kind' | 'change'>): UpgradeUnderWay | undefined {
  const part = (['controlPlane', 'workers'] as const).find((one) => kindOfStep({ part: one }) === kind);
  return part && { part, version: change?.does === 'version' ? change.version : undefined };
}

/** What the parts of a cluster run once its upgrade has succeeded, as far as it tells. */
export function versionsAfter(cluster: ClusterVersions, underWay: UpgradeUnderWay | undefined): ClusterVersions {
  if (underWay?.version === undefined) return cluster;
  return { ...cluster, [underWay.part]: underWay.version };
}

/** Whether this is the work that carries out the step, as far as it tells. */
export function carriesOut(
  operation: Pick<OperationState, 'kind' | 'change'>,
  { part, version }: UpgradeStep,
): boolean {
  const upgrade = upgradeOf(operation);
  return upgrade?.part === part && (upgrade.version ?? version) === version;
}

/** The operation of an attempt; when its answer was lost, the one of its kind that has come since. */
function operationOf({ step, newestBefore, operationId }: Attempt, operations: readonly OperationState[]) {
  if (operationId !== undefined) return operations.find(({ id }) => id === operationId);
  if (step === undefined) return undefined;
  const known = operations.findIndex(({ id }) => id === newestBefore);
  const since = known === -1 ? operations : operations.slice(0, known);
  return since.find(({ kind }) => kind === kindOfStep(step));
}
