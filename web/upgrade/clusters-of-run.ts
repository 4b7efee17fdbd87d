/** The clusters of a run in stages, put together from its steps. */
import { groupsOf } from '#shared/rules/groups-of.ts';
import { standingOfCluster, type ClusterStanding } from '#shared/staged-run.ts';
import type { Run, RunStep } from '#shared/run.ts';
import { isAtWork, isLookedAt } from '#web/api/run-calls.ts';

export interface ClusterOfRun {
  readonly id: string;
  readonly spaceId: string;
  readonly name: string;
  readonly stage: number;
  readonly steps: readonly RunStep[];
  readonly standing: ClusterStanding;
  /** The step it has come to; undefined once all are done. */
  readonly current: RunStep | undefined;
}

/** By their stages, and in the order of the plan within one. */
export function clustersOf(steps: readonly RunStep[]): readonly ClusterOfRun[] {
  const byId = groupsOf(steps, ({ path: { clusterId = '' } }) => clusterId);
  const clusters = [...byId].map(([id, own]): ClusterOfRun => {
    const [{ path, name = id, stage = 1 }] = own;
    const current = own.find(({ state }) => state !== 'done' && state !== 'skipped');
    return {
      id,
      spaceId: path['spaceId'] ?? '',
      name,
      stage,
      steps: own,
      standing: standingOfCluster({ steps: own }),
      current,
    };
  });
  return clusters.sort((one, other) => one.stage - other.stage);
}

/** `stopped`: for good, so that what is left of it never comes. */
export type StageState = 'ended' | 'now' | 'paused' | 'waits' | 'stopped';

export interface StageOfRun {
  readonly stage: number;
  readonly state: StageState;
  readonly clusters: readonly ClusterOfRun[];
}

export function stagesOf(
  run: Pick<Run, 'state' | 'isConfirmed' | 'nextStage' | 'reason'>,
  clusters: readonly ClusterOfRun[],
) {
  const numbers = [...new Set(clusters.map(({ stage }) => stage))];
  const isOpen = ({ standing }: ClusterOfRun) => standing !== 'done' && standing !== 'failed';
  const first = clusters.find(isOpen)?.stage ?? Infinity;
  const begun = clusters.findLast(({ standing }) => standing !== 'todo')?.stage ?? first;
  // Those of a stage that failed are what it has paused for, whatever is left of it.
  const current = run.reason === 'failures' ? Math.min(first, begun) : first;
  return numbers.map((stage): StageOfRun => {
    const own = clusters.filter((cluster) => cluster.stage === stage);
    return { stage, clusters: own, state: stateOf(run, stage, current) };
  });
}

function stateOf(
  { state, isConfirmed, nextStage }: Parameters<typeof stagesOf>[0],
  stage: number,
  current: number,
): StageState {
  if (stage < current) return 'ended';
  if (state === 'stopped') return 'stopped';
  if (stage > current || stage === nextStage || !isConfirmed) return 'waits';
  return state === 'paused' || state === 'done' ? 'paused' : 'now';
}

/**
 * How many clusters of a stage stand so. Under way is what somebody works on or looks at; `begun`: of a run at rest what it
 * leaves so.
 */
export function countsOf(run: Run, clusters: readonly Pick<ClusterOfRun, 'standing'>[]) {
  const count = (standing: ClusterStanding) => clusters.filter((cluster) => cluster.standing === standing).length;
  const underWay = (isLookedAt(run) ? count('underWay') : 0) + (isAtWork(run) ? count('begun') : 0);
  const begun = count('underWay') + count('begun') - underWay;
  return { done: count('done'), failed: count('failed'), underWay, begun, todo: count('todo') };
}
