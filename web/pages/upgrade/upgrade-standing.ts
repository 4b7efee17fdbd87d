/** What a cluster's upgrade is at, by its run. */
import { isStepDone } from '#shared/rules/upgrade-plan.ts';
import type { ClusterVersions } from '#shared/rules/worker-upgrade.ts';
import { notReached, type Run, type RunStep, type StepOperation } from '#shared/run.ts';
import { upgradeStepOf } from '#web/upgrade/use-upgrade.ts';

export type UpgradeStanding =
  | { readonly kind: 'checking' | 'looking' | 'noAnswer' }
  | { readonly kind: 'starting'; readonly step: RunStep }
  /** For the end of work, or, where there are no records of it, for the cluster to change. */
  | { readonly kind: 'waiting'; readonly step: RunStep; readonly work: StepOperation | undefined }
  /** Somebody has stopped it, and the last step that was begun still runs. */
  | { readonly kind: 'stopsNext'; readonly step: RunStep; readonly work: StepOperation | undefined }
  | UpgradeRest;

/** It does not go on before somebody has it do so. */
export type UpgradeRest =
  | { readonly kind: 'ready' | 'finished' | 'asked' | 'sessionEnded' | 'accountRefused' | 'planOutdated' }
  | { readonly kind: 'operationFailed'; readonly step: RunStep; readonly work: StepOperation }
  | { readonly kind: 'notReached' | 'refused' | 'unread'; readonly step: RunStep };

const active = new Set<UpgradeStanding['kind']>([
  'checking',
  'looking',
  'noAnswer',
  'starting',
  'waiting',
  'stopsNext',
]);

export function isAtRest(standing: UpgradeStanding): standing is UpgradeRest {
  return !active.has(standing.kind);
}

/** Whether the step is done, by the run or by what the cluster runs: a page may know of it before the run has looked. */
export function isOver(step: RunStep, versions: ClusterVersions): boolean {
  return step.state === 'done' || step.state === 'skipped' || isStepDone(upgradeStepOf(step), versions);
}

/** `versions`: what the cluster runs. `isBusy`: something runs on it. */
export function standingOf(
  run: Run,
  steps: readonly RunStep[],
  versions: ClusterVersions,
  isBusy: boolean,
): UpgradeStanding {
  const step = steps.find((one) => !isOver(one, versions));
  switch (run.state) {
    case 'checking':
    case 'ready':
      return { kind: run.state };
    case 'done':
    case 'stopped':
      return { kind: 'finished' };
    case 'paused':
      return pausedAt(run, step, isBusy);
    default:
      return atWorkOn(run, step);
  }
}

function atWorkOn(run: Run, step: RunStep | undefined): UpgradeStanding {
  if (step?.state === 'accepted' || run.waitsFor === 'operation') {
    return step === undefined ? { kind: 'looking' } : { kind: 'waiting', step, work: step.work };
  }
  if (run.state === 'waiting') return { kind: 'noAnswer' };
  return step?.state === 'sending' ? { kind: 'starting', step } : { kind: 'looking' };
}

function pausedAt({ reason }: Run, step: RunStep | undefined, isBusy: boolean): UpgradeStanding {
  if (reason === 'regionDown') return { kind: 'noAnswer' };
  if (reason === 'sessionEnded' || reason === 'planOutdated') return { kind: reason };
  if (reason === 'signedOut' || reason === 'otherAccount') return { kind: 'sessionEnded' };
  if (reason === 'refused') return { kind: 'accountRefused' };
  const isBegun = step !== undefined && ['sending', 'accepted', 'unknown'].includes(step.state);
  if (step === undefined || (reason === 'asked' && step.state !== 'failed'))
    return isBegun && isBusy ? { kind: 'stopsNext', step, work: step.work } : { kind: 'asked' };
  if (step.state !== 'failed') return { kind: 'unread', step };
  if (step.work !== undefined) return { kind: 'operationFailed', step, work: step.work };
  return { kind: step.problem?.type === notReached ? 'notReached' : 'refused', step };
}
