/** How long what is left of a run in stages takes, by how long earlier operations of its kinds took where its clusters are. */
import { kindOfStep } from '#shared/rules/upgrade-plan.ts';
import type { RunStep } from '#shared/run.ts';
import { totalTime, type ExpectedTime } from '#web/operation/expected-time.ts';
import type { ClusterOfRun } from './clusters-of-run.ts';

export type WaveTime = Pick<ExpectedTime, 'from' | 'to'> & { readonly basis: 'few' | 'usual' };

/** The kinds of operations that carry out the steps of such runs. */
const kinds: Readonly<Record<string, string>> = {
  UpgradeControlPlane: kindOfStep({ part: 'controlPlane' }),
  UpgradeWorkers: kindOfStep({ part: 'workers' }),
  UpdateWorkersOs: 'UpdateWorker',
};

export const kindsOfSteps: readonly string[] = Object.values(kinds);

const left = new Set<RunStep['state']>(['todo', 'sending', 'accepted', 'unknown']);

/**
 * Stage after stage, with `atOnce` clusters at the same time and without the pauses between stages; milliseconds at `now`.
 * `expectedOf` tells how long a kind takes in a space. Undefined where that is not known of each step that is left, and where
 * none is.
 */
export function timeOfWave(
  clusters: readonly ClusterOfRun[],
  atOnce: number,
  now: number,
  expectedOf: (spaceId: string, kind: string) => ExpectedTime | undefined,
): WaveTime | undefined {
  const lanes = new Map<number, { readonly from: number[]; readonly to: number[] }>();
  const bases: WaveTime['basis'][] = [];
  for (const { stage, spaceId, standing, steps } of clusters) {
    const due = standing === 'failed' ? [] : steps.filter(({ state }) => left.has(state));
    if (due.length === 0) continue;
    const time = totalTime(due.map(({ operation }) => expectedOf(spaceId, kinds[operation] ?? '')));
    if (time === undefined) return undefined;
    const [first] = due;
    const elapsed = first?.state === 'accepted' && first.at !== undefined ? Math.max(0, now - Date.parse(first.at)) : 0;
    const own = lanes.get(stage) ?? { from: lanesOf(atOnce), to: lanesOf(atOnce) };
    lanes.set(stage, { from: takenBy(own.from, time.from - elapsed), to: takenBy(own.to, time.to - elapsed) });
    bases.push(time.basis);
  }
  if (bases.length === 0) return undefined;
  const sum = (figure: 'from' | 'to') =>
    [...lanes.values()].reduce((total, stage) => total + Math.max(...stage[figure]), 0);
  return { from: sum('from'), to: sum('to'), basis: bases.every((basis) => basis === 'usual') ? 'usual' : 'few' };
}

const lanesOf = (count: number): number[] => Array.from({ length: count }, () => 0);

/** The next cluster goes where one is free first. */
function takenBy(lanes: readonly number[], time: number): number[] {
  const free = lanes.indexOf(Math.min(...lanes));
  return lanes.with(free, (lanes[free] ?? 0) + Math.max(0, time));
}
