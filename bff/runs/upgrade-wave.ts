/** The same of many clusters, in stages: newer versions, and newer packages of their workers. */
import { leavesWorkersBehind } from '#shared/rules/interleaved-upgrade.ts';
import type { UpgradeStep } from '#shared/rules/worker-upgrade.ts';
import { mostClusters } from '#shared/pace.ts';
import type { PlannedStep } from '#shared/run.ts';
import type { Attempt, Course, StagedKind } from './run-kind.ts';
import { upgradeCluster, upgradeCourse, upgradeGoalOf } from './upgrade-cluster.ts';
import { notSent, whenFree } from './when-free.ts';

export const upgradeWave: StagedKind = {
  operations: upgradeCluster.operations,
  reach: 'places',
  atOnce: 1,
  target: 'clusterId',
  isStaged: true,
  refuse: (steps) => refuseClusters(steps) ?? refuseWays(steps),
  async course(step, attempt, reader) {
    const course = await upgradeCourse(step, ownOnly(attempt), reader, leavesWorkersBehind);
    return course.kind === 'outdated' ? failed(course) : course;
  },
};

export const updatePackages: StagedKind = {
  operations: new Set(['UpdateWorkersOs'] as const),
  reach: 'places',
  atOnce: 1,
  target: 'clusterId',
  isStaged: true,
  refuse: (steps) =>
    refuseClusters(steps) ??
    (new Set(steps.map(clusterOf)).size < steps.length ? 'are one for each cluster' : undefined),
  course: (step, attempt, reader) => whenFree.course(step, ownOnly(attempt), reader),
};

/** It is waited for what others do to a cluster, whatever that comes to: then the cluster is judged afresh. */
function ownOnly(attempt: Attempt): Attempt {
  return attempt.isSent ? attempt : { isSent: false };
}

/** One cluster whose way is another one now stops no other. */
function failed({ why = { why: 'otherWay' } }: Extract<Course, { kind: 'outdated' }>): Course {
  return notSent(why);
}

const clusterOf = ({ path: { clusterId = '' } }: PlannedStep) => clusterId.toLowerCase();

function refuseClusters(steps: readonly PlannedStep[]): string | undefined {
  const stages = new Map<string, Set<number | undefined>>();
  for (const step of steps) {
    const id = clusterOf(step);
    stages.set(id, (stages.get(id) ?? new Set()).add(step.stage));
  }
  if (stages.size > mostClusters) return `are about ${mostClusters} clusters at most`;
  return [...stages.values()].some(({ size }) => size > 1) ? 'have each cluster in one stage' : undefined;
}

/** No plan takes the control plane of a cluster further ahead of its workers than these may go at once. */
function refuseWays(steps: readonly PlannedStep[]): string | undefined {
  const workers = new Map<string, UpgradeStep>();
  for (const step of steps) {
    const goal = upgradeGoalOf(step);
    const last = workers.get(clusterOf(step));
    if (goal.part === 'workers') workers.set(clusterOf(step), goal);
    else if (last && leavesWorkersBehind(goal, { controlPlane: goal.version, workers: last.version }))
      return 'leave workers too far behind';
  }
  return undefined;
}
