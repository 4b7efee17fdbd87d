/**
 * Runs in stages: clusters one group after the other, the first of them for trying it out, so many at the same time. What
 * comes next follows from how each cluster's steps stand; nothing here asks anybody.
 */
import type { Leave, Pace } from './pace.ts';
import type { StepState } from './run.ts';

/** A cluster with its steps, in their order. */
export interface StagedCluster {
  readonly id: string;
  readonly stage: number;
  readonly steps: readonly { readonly state: StepState; readonly at?: number }[];
}

export type StagedMove =
  /** The next step of the cluster may be taken. */
  | { readonly kind: 'take'; readonly cluster: string }
  /** For what is under way. */
  | { readonly kind: 'wait' }
  /** All stages before have ended, the last of their steps at `endedAt`. */
  | { readonly kind: 'stageEnded'; readonly next: number; readonly endedAt: number }
  | { readonly kind: 'failures'; readonly count: number }
  | { readonly kind: 'finish' };

/** What is known beside the steps: clusters that somebody else keeps busy, and those that nobody can read any more. */
export interface StagedLook {
  readonly busy: ReadonlySet<string>;
  readonly unreadable: ReadonlySet<string>;
}

/** `begun`: between two of its steps. */
export type ClusterStanding = 'todo' | 'begun' | 'underWay' | 'done' | 'failed';

export function standingOfCluster({
  steps,
}: {
  readonly steps: readonly { readonly state: StepState }[];
}): ClusterStanding {
  const isIn = (...states: readonly StepState[]) => steps.some(({ state }) => states.includes(state));
  if (isIn('failed')) return 'failed';
  if (isIn('sending', 'accepted', 'unknown')) return 'underWay';
  if (!isIn('todo')) return 'done';
  return isIn('done') ? 'begun' : 'todo';
}

/** What a run in stages has to do next: nothing of a stage before all of those before it have ended. */
export function nextStagedMove(
  clusters: readonly StagedCluster[],
  { atOnce, stopAt }: Pace,
  leave: Leave,
  { busy, unreadable }: StagedLook,
): StagedMove {
  const all = clusters.map((cluster) => {
    const standing = unreadable.has(cluster.id) ? 'failed' : standingOfCluster(cluster);
    return { ...cluster, standing };
  });
  const count = all.filter(({ standing }) => standing === 'failed').length;
  const underWay = all.filter(({ standing }) => standing === 'underWay').length;
  if (count - leave.failures >= stopAt) return underWay > 0 ? { kind: 'wait' } : { kind: 'failures', count };
  const open = all.filter(({ standing }) => standing !== 'failed' && standing !== 'done');
  if (open.length === 0) return { kind: 'finish' };
  const stage = Math.min(...open.map((cluster) => cluster.stage));
  const endedAt = lastChange(all.filter((cluster) => cluster.stage < stage));
  if (stage > leave.stage && endedAt !== undefined) return { kind: 'stageEnded', next: stage, endedAt };
  const own = open.filter((cluster) => cluster.stage === stage);
  const free = own.filter(({ id, standing }) => standing !== 'underWay' && !busy.has(id));
  const begun = own.filter(({ standing }) => standing === 'begun').length;
  const next =
    (underWay < atOnce ? free.find(({ standing }) => standing === 'begun') : undefined) ??
    (underWay + begun < atOnce ? free.find(({ standing }) => standing === 'todo') : undefined);
  return next === undefined ? { kind: 'wait' } : { kind: 'take', cluster: next.id };
}

/** When the last step was done or failed; undefined where nothing was. */
function lastChange(clusters: readonly StagedCluster[]): number | undefined {
  const times = clusters
    .flatMap(({ steps }) => steps)
    .flatMap(({ state, at = 0 }) => (state === 'done' || state === 'failed' ? [at] : []));
  return times.length === 0 ? undefined : Math.max(...times);
}
