/**
 * Many clusters that the console's server upgrades in stages, in a real region: processes die at any moment, answers are
 * lost and upgrades fail. What was confirmed is done once, stage after stage, and no more at once than was said.
 */
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { patience, runs as cases } from '#testing/property-runs.ts';
import { isTerminal } from '#shared/rules/operation-state.ts';
import { planTogether } from '#shared/rules/interleaved-upgrade.ts';
import { mostWorkerMinors, type UpgradeStep } from '#shared/rules/worker-upgrade.ts';
import type { PlannedStep } from '#shared/run.ts';
import { RunBench, Upstream, workTakes, type Fault } from './run-bench.ts';

const bench = new RunBench();
beforeAll(() => bench.open());
afterAll(() => bench.close());
beforeEach(() => bench.openStores());
afterEach(() => bench.closeStores());

interface Planned {
  readonly clusterId: string;
  readonly stage: number;
  readonly way: readonly UpgradeStep[];
}

/** A new cluster, and its way to a version. */
async function planned(from: string, to: string, stage: number): Promise<Planned> {
  const clusterId = await bench.createCluster(from);
  const way = planTogether(to, await bench.versionsOf(clusterId), { versions: bench.offered }) ?? [];
  return { clusterId, stage, way };
}

const stepsOf = (clusters: readonly Planned[]): readonly PlannedStep[] =>
  clusters.flatMap(({ clusterId, stage, way }) => bench.stepsOf(clusterId, way).map((step) => ({ ...step, stage })));

const minorOf = (version: string) => Number(version.split('.')[1]);

/** Goes on with whatever the run asks for, until it is done. */
async function toTheEnd(id: string, upstream: Upstream, answer: 'resume' | 'retry' = 'retry'): Promise<string[]> {
  const asked: string[] = [];
  for (let times = 0; times < 50; times += 1) {
    const standing = await bench.workThrough(id, upstream);
    if (standing.state === 'done') return asked;
    asked.push(standing.reason ?? standing.state);
    await bench.act(id, standing.reason === 'failures' ? answer : 'resume');
  }
  throw new Error('the wave does not end');
}

const fault = fc.record({
  at: fc.integer({ min: 1, max: 80 }),
  what: fc.constantFrom<Fault['what']>('killBefore', 'killAfter', 'lostBefore', 'lostAfter', 'away'),
});
const start = fc.nat(1_000);

it(
  'takes each step once, so many clusters at once and one stage after the other, and leaves no workers behind',
  { timeout: patience(90_000) },
  async () => {
    const clusters = fc.array(fc.record({ from: start, stage: fc.integer({ min: 1, max: 2 }), fails: fc.boolean() }), {
      minLength: 3,
      maxLength: 5,
    });
    const goal = '1.30.1';
    const starts = bench.offered.filter((from) => {
      const way = planTogether(goal, { controlPlane: from, workers: from }, { versions: bench.offered });
      return way !== undefined && way.length > 0;
    });
    await fc.assert(
      fc.asyncProperty(
        clusters,
        fc.integer({ min: 1, max: 2 }),
        fc.array(fault, { maxLength: 5 }),
        async (wanted, atOnce, faults) => {
          const all: Planned[] = [];
          for (const { from, stage } of wanted)
            all.push(await planned(starts[from % starts.length] ?? '', goal, stage));
          const steps = stepsOf(all);
          for (const [index, { clusterId }] of all.entries())
            if (wanted[index]?.fails === true) bench.region.region.steering.failNext({ clusterId, error: 'no' });
          const upstream = new Upstream(bench, faults);
          upstream.onAsk = async (operation) => {
            if (operation !== 'UpgradeControlPlane' && operation !== 'UpgradeWorkers') return;
            const running = await Promise.all(all.map(({ clusterId }) => bench.operationsOf(clusterId)));
            const busy = all.filter((_, at) => running[at]?.some(({ status }) => !isTerminal(status)));
            expect(busy.length).toBeLessThan(atOnce);
            expect(new Set(busy.map(({ stage }) => stage)).size).toBeLessThanOrEqual(1);
            for (const { clusterId } of all) {
              const { controlPlane, workers = controlPlane } = await bench.versionsOf(clusterId);
              expect(minorOf(controlPlane) - minorOf(workers)).toBeLessThanOrEqual(mostWorkerMinors);
            }
          };
          const id = await bench.planned('upgradeWave', steps, false, { atOnce, stopAt: 2, pauseMinutes: 3 });
          await toTheEnd(id, upstream);
          // Of those that failed while too few others did, the ways are gone now.
          const left = (await bench.statesOf(id)).filter((state) => state === 'failed').length;
          expect(left).toBeLessThan(2);
          if (left > 0) {
            await bench.act(id, 'retry');
            await toTheEnd(id, upstream);
          }
          expect(new Set(await bench.statesOf(id))).toEqual(new Set(['done']));
          for (const { clusterId, way } of all) {
            const upgrades = await bench.upgradesOf(clusterId);
            const done = upgrades.filter(({ status }) => status === 'DONE');
            expect(done).toHaveLength(way.length);
            expect(upgrades.length - done.length).toBeLessThanOrEqual(1);
            expect(await bench.versionsOf(clusterId)).toEqual({ controlPlane: goal, workers: goal });
          }
        },
      ),
      { numRuns: cases(6) },
    );
  },
);

it('waits between stages, for a while or until somebody says so', async () => {
  const all = [await planned('1.29.3', '1.29.5', 1), await planned('1.29.3', '1.29.5', 2)];
  const [, second] = all;
  const timed = await bench.planned('upgradeWave', stepsOf(all), false, { atOnce: 2, stopAt: 1, pauseMinutes: 30 });
  const upstream = new Upstream(bench);
  await bench.work(timed, upstream);
  await bench.act(timed, 'confirm');
  const isBetween = async () => (await bench.load(timed)).standing.waitsFor === 'stage';
  for (let looks = 0; looks < 20 && !(await isBetween()); looks += 1) {
    await bench.work(timed, upstream);
    await bench.region.region.steering.advance(workTakes);
    bench.clock.advance(15_000);
  }
  const { standing } = await bench.load(timed);
  expect(standing).toMatchObject({ state: 'waiting', waitsFor: 'stage', asks: { stage: 2 } });
  const ended = Math.max(...(await bench.timesOf(timed)).slice(0, 2).map((at) => at ?? 0));
  expect(standing.until).toBe(Math.ceil(ended + 30 * 60_000));
  bench.clock.advance(29 * 60_000);
  await bench.work(timed, upstream);
  expect(await bench.upgradesOf(second!.clusterId)).toHaveLength(0);
  // Somebody does not want to wait.
  await bench.act(timed, 'resume');
  expect(await bench.workThrough(timed, upstream)).toMatchObject({ state: 'done' });

  const others = [await planned('1.29.3', '1.29.5', 1), await planned('1.29.3', '1.29.5', 2)];
  const byHand = await bench.planned('upgradeWave', stepsOf(others), false, { atOnce: 2, stopAt: 1 });
  const paused = { state: 'paused', reason: 'stageEnded', asks: { stage: 2 } };
  expect(await bench.workThrough(byHand, upstream)).toMatchObject(paused);
  expect(await bench.upgradesOf(others[1]!.clusterId)).toHaveLength(0);
  expect(await toTheEnd(byHand, upstream)).toEqual(['stageEnded']);
});

it('pauses when so many have failed, and goes on without them or tries them again', async () => {
  const all = [await planned('1.29.3', '1.29.5', 1), await planned('1.29.3', '1.29.5', 1)];
  const rest = await planned('1.29.3', '1.29.5', 2);
  bench.region.region.steering.failNext({ clusterId: all[0]!.clusterId, error: 'quota' });
  const pace = { atOnce: 2, stopAt: 1, pauseMinutes: 1 };
  const id = await bench.planned('upgradeWave', stepsOf([...all, rest]), false, pace);
  const upstream = new Upstream(bench);
  expect(await bench.workThrough(id, upstream)).toMatchObject({ state: 'paused', reason: 'failures' });
  // What was under way was seen to its end of that step, and the failed one does nothing more.
  expect(await bench.statesOf(id)).toEqual(['failed', 'todo', 'done', 'todo', 'todo', 'todo']);
  await bench.act(id, 'resume');
  expect(await bench.workThrough(id, upstream)).toMatchObject({ state: 'done' });
  expect(await bench.statesOf(id)).toEqual(['failed', 'todo', 'done', 'done', 'done', 'done']);
  await bench.act(id, 'retry');
  expect(await bench.workThrough(id, upstream)).toMatchObject({ state: 'done' });
  expect(new Set(await bench.statesOf(id))).toEqual(new Set(['done']));
});

it('goes on with others while somebody else works on a cluster, whatever comes of that', async () => {
  const all = [await planned('1.29.3', '1.29.5', 1), await planned('1.29.3', '1.29.5', 1)];
  const [busy, other] = all;
  bench.region.region.steering.failNext({ clusterId: busy!.clusterId, error: 'no image' });
  await bench.region.admin('UpdateWorkersOs', { path: { ...bench.space, clusterId: busy!.clusterId } });
  const id = await bench.planned('upgradeWave', stepsOf(all), false, { atOnce: 1, stopAt: 1 });
  const upstream = new Upstream(bench);
  await bench.work(id, upstream);
  expect(await bench.answerOf(id)).toMatchObject({ operation: { kind: 'UpdateWorker' } });
  await bench.act(id, 'confirm');
  await bench.work(id, upstream);
  expect(
    [await bench.upgradesOf(busy!.clusterId), await bench.upgradesOf(other!.clusterId)].map(({ length }) => length),
  ).toEqual([0, 1]);
  expect(await bench.workThrough(id, upstream)).toMatchObject({ state: 'done' });
});

it('fails of a cluster what is not the confirmed way any more, and says so beforehand', async () => {
  const clusterId = await bench.createCluster('1.28.8');
  const outdated = { clusterId, stage: 1, way: [{ part: 'controlPlane', version: '1.29.5' }] } as const;
  const fine = await planned('1.29.3', '1.29.5', 1);
  const id = await bench.planned('upgradeWave', stepsOf([outdated, fine]), false, { atOnce: 1, stopAt: 2 });
  const upstream = new Upstream(bench);
  await bench.work(id, upstream);
  expect(await bench.answerOf(id)).toMatchObject({ notSent: { why: 'otherWay' } });
  expect(await bench.workThrough(id, upstream)).toMatchObject({ state: 'done' });
  expect(await bench.statesOf(id)).toEqual(['failed', 'done', 'done']);
  expect(upstream.statuses).toEqual([202, 202]);
});

it('updates the packages of many once each, waiting for who is busy', async () => {
  const ids = [await bench.createCluster('1.29.5'), await bench.createCluster('1.29.5')];
  const path = (clusterId: string) => ({ ...bench.space, clusterId });
  await bench.region.admin('UpgradeControlPlane', { path: path(ids[0]!), body: { version: '1.30.1' } });
  const steps = ids.map((clusterId) => ({ operation: 'UpdateWorkersOs' as const, path: path(clusterId), stage: 1 }));
  const id = await bench.planned('updatePackages', steps, false, { atOnce: 3, stopAt: 1 });
  const upstream = new Upstream(bench, [{ at: 9, what: 'lostAfter' }]);
  expect(await bench.workThrough(id, upstream)).toMatchObject({ state: 'done' });
  for (const clusterId of ids) {
    const updates = (await bench.operationsOf(clusterId)).filter(({ kind }) => kind === 'UpdateWorker');
    expect(updates).toHaveLength(1);
  }
  expect(upstream.lost).toBe(1);
});
