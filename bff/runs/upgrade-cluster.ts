/** Taking a cluster to newer versions, one allowed step after the other (shared/rules/upgrade-plan.ts). */
import { versionsOf } from '#shared/cluster-versions.ts';
import type { Body, Reply } from '#shared/contract/catalogue.ts';
import {
  attemptWaitingFor,
  isStepDone,
  nextUpgradeMove,
  type UpgradeLook,
  type UpgradeMove,
} from '#shared/rules/upgrade-plan.ts';
import type { UpgradeStep } from '#shared/rules/worker-upgrade.ts';
import { notReached, type PlannedStep } from '#shared/run.ts';
import { briefly, operationsOf } from './cluster-operations.ts';
import type { Attempt, Course, RunReader, SlowKind } from './run-kind.ts';

export const upgradeCluster: SlowKind = {
  operations: new Set(['UpgradeControlPlane', 'UpgradeWorkers'] as const),
  atOnce: 1,
  target: 'clusterId',
  refuse(steps) {
    const clusters = steps.map(({ path: { spaceId = '', clusterId = '' } }) => `${spaceId}/${clusterId}`.toLowerCase());
    return new Set(clusters).size > 1 ? 'upgrades one cluster only' : undefined;
  },
  course: (step, attempt, reader) => upgradeCourse(step, attempt, reader),
};

/** What reading says of a step of an upgrade; `refuse`: what else stands against a step than the rules. Throws what reading throws. */
export async function upgradeCourse(
  step: PlannedStep,
  attempt: Attempt,
  reader: RunReader,
  refuse: (goal: UpgradeStep, versions: UpgradeLook['versions']) => boolean = () => false,
): Promise<Course> {
  const goal = upgradeGoalOf(step);
  const look = await lookAt(step, reader);
  if (look === 'gone') return { kind: 'outdated', why: { why: 'clusterGone' } };
  if (look === undefined) return { kind: 'outdated' };
  if (isStepDone(goal, look.versions)) return { kind: 'so' };
  const known = attemptOf(goal, attempt);
  const course = courseOf(goal, nextUpgradeMove(goal, known, look), known, look);
  return course.kind === 'clear' && refuse(goal, look.versions) ? { kind: 'outdated' } : course;
}

/** What a step of an upgrade leads to. */
export function upgradeGoalOf({ operation, body }: PlannedStep): UpgradeStep {
  const { version } = body as Body<'UpgradeWorkers'>;
  return { part: operation === 'UpgradeWorkers' ? 'workers' : 'controlPlane', version };
}

type Known = Parameters<typeof nextUpgradeMove>[1];

function attemptOf(step: UpgradeStep, { isSent, newestBefore, operationId }: Attempt): Known {
  if (isSent) return { step, newestBefore, operationId };
  return operationId === undefined ? undefined : { operationId };
}

function courseOf(goal: UpgradeStep, move: UpgradeMove, known: Known, { operations }: UpgradeLook): Course {
  switch (move.kind) {
    case 'finished':
      return { kind: 'so' };
    case 'wait': {
      if (move.operation === undefined) return { kind: 'wait' };
      const isOwn = attemptWaitingFor(known, move.operation).step !== undefined;
      return { kind: 'wait', operation: briefly(move.operation), isOwn };
    }
    case 'start': {
      const { part, version } = move.step;
      if (part !== goal.part || version !== goal.version) return { kind: 'outdated' };
      return { kind: 'clear', newest: operations?.[0]?.id };
    }
    default:
      return stopped(move);
  }
}

function stopped(stop: UpgradeMove & { readonly kind: 'stop' }): Course {
  if (stop.why === 'operationFailed') {
    const { operation } = stop;
    const problem = { title: 'The operation has failed', ...(operation.error && { detail: operation.error }) };
    return { kind: 'failed', operation: briefly(operation), problem };
  }
  if (stop.why === 'notReached') {
    const title = `The operation has ended, and the cluster does not run ${stop.step.version}`;
    return { kind: 'failed', problem: { type: notReached, title } };
  }
  if (stop.why === 'clusterFailed') return { kind: 'outdated', why: { why: 'clusterFailed' } };
  return { kind: 'outdated' };
}

/** The cluster as its region describes it now; undefined when it does not say what it runs. */
async function lookAt({ path }: PlannedStep, reader: RunReader): Promise<UpgradeLook | 'gone' | undefined> {
  // First of all: what had ended by then has its effect on the cluster that is read after it.
  const operations = await operationsOf(path, reader);
  const cluster = (await reader.read('GetCluster', { path })) as Reply<'GetCluster'> | undefined;
  if (cluster === undefined) return 'gone';
  const offer = (await reader.read('ListKubernetesVersions', {})) as Reply<'ListKubernetesVersions'> | undefined;
  const versions = versionsOf(cluster);
  if (versions === undefined || offer === undefined) return undefined;
  return { versions, offer, state: cluster?.status?.state ?? '', operations };
}
