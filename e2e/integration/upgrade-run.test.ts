/**
 * The upgrade of a cluster that the console's server does, against a real region: processes die at any moment and others
 * take its place, and two runs lead the same cluster. Every step of the plan is taken exactly once.
 */
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { patience, runs as cases } from '#testing/property-runs.ts';
import { planUpgrade, type UpgradeStep } from '#shared/rules/worker-upgrade.ts';
import { RunBench, Upstream, workTakes, type Fault } from './run-bench.ts';

const bench = new RunBench();
const { clock } = bench;
beforeAll(() => bench.open());
afterAll(() => bench.close());
beforeEach(() => bench.openStores());
afterEach(() => bench.closeStores());

async function planTo(clusterId: string, goal: UpgradeStep): Promise<readonly UpgradeStep[] | undefined> {
  return planUpgrade(goal, await bench.versionsOf(clusterId), { versions: bench.offered });
}

/** A run along this plan, to be confirmed by whoever works on it. */
const planned = (clusterId: string, plan: readonly UpgradeStep[]) =>
  bench.planned('upgradeCluster', bench.stepsOf(clusterId, plan));

const fault = fc.record({
  at: fc.integer({ min: 1, max: 40 }),
  what: fc.constantFrom<Fault['what']>('killBefore', 'killAfter', 'lostBefore', 'lostAfter'),
});
const index = fc.nat(1_000);
const pick = (at: number) => bench.offered[at % bench.offered.length] ?? '';

it(
  'comes to its goal by each step once, however often the process dies and answers are lost',
  { timeout: patience(60_000) },
  async () => {
    await fc.assert(
      fc.asyncProperty(index, index, fc.array(fault, { maxLength: 6 }), async (from, to, faults) => {
        const clusterId = await bench.createCluster(pick(from));
        const goal: UpgradeStep = { part: 'workers', version: pick(to) };
        const plan = await planTo(clusterId, goal);
        if (plan === undefined || plan.length === 0) return;
        const upstream = new Upstream(bench, faults);
        const id = await planned(clusterId, plan);
        expect(await bench.workThrough(id, upstream)).toMatchObject({ state: 'done' });
        expect(await bench.versionsOf(clusterId)).toMatchObject({ workers: goal.version });
        expect(await bench.upgradesOf(clusterId)).toHaveLength(plan.length);
        expect(upstream.statuses.filter((status) => status !== 202)).toEqual([]);
        expect(new Set(await bench.statesOf(id))).toEqual(new Set(['done']));
      }),
      { numRuns: cases(10) },
    );
  },
);

it('leaves to another run what that one was faster with', async () => {
  const clusterId = await bench.createCluster('1.27.12');
  const plan = (await planTo(clusterId, { part: 'workers', version: '1.28.10' })) ?? [];
  const ids = [await planned(clusterId, plan), await planned(clusterId, plan)];
  const upstream = new Upstream(bench);
  for (const id of ids) {
    await bench.work(id, upstream);
    await bench.act(id, 'confirm');
  }
  await Promise.all(ids.map((id) => bench.work(id, upstream)));
  const standings = await Promise.all(ids.map((id) => bench.workThrough(id, upstream)));
  expect(standings.map(({ state }) => state)).toEqual(['done', 'done']);
  expect(await bench.upgradesOf(clusterId)).toHaveLength(plan.length);
});

it('stops at an operation that fails, and takes up that step when asked', async () => {
  const clusterId = await bench.createCluster('1.29.3');
  const plan = (await planTo(clusterId, { part: 'workers', version: '1.29.5' })) ?? [];
  bench.region.region.steering.failNext({ clusterId, error: 'drain timed out' });
  const id = await planned(clusterId, plan);
  const upstream = new Upstream(bench);
  expect(await bench.workThrough(id, upstream)).toMatchObject({ state: 'paused', reason: 'failures' });
  expect(await bench.statesOf(id)).toEqual(['failed', 'todo']);
  expect(await bench.answerOf(id)).toMatchObject({
    operation: { kind: 'UpgradeMasters' },
    problem: { detail: 'drain timed out' },
  });
  await bench.act(id, 'retry');
  expect(await bench.workThrough(id, upstream)).toMatchObject({ state: 'done' });
  expect(upstream.statuses).toEqual([202, 202, 202]);
});

it('waits for work of others, and stops when that fails', async () => {
  const clusterId = await bench.createCluster('1.29.3');
  const plan = (await planTo(clusterId, { part: 'workers', version: '1.29.5' })) ?? [];
  bench.region.region.steering.failNext({ clusterId, error: 'no image' });
  await bench.region.admin('UpdateWorkersOs', { path: { ...bench.space, clusterId } });
  const id = await planned(clusterId, plan);
  const upstream = new Upstream(bench);
  await bench.work(id, upstream);
  await bench.act(id, 'confirm');
  await bench.work(id, upstream);
  expect((await bench.load(id)).standing).toMatchObject({ state: 'waiting', waitsFor: 'operation' });
  expect(upstream.statuses).toEqual([]);
  expect(await bench.workThrough(id, upstream)).toMatchObject({ state: 'paused', reason: 'failures' });
  expect(upstream.statuses).toEqual([]);
  await bench.act(id, 'retry');
  expect(await bench.workThrough(id, upstream)).toMatchObject({ state: 'done' });
});

it('stops between two steps, and skips what a colleague has done meanwhile', async () => {
  const clusterId = await bench.createCluster('1.27.12');
  const plan = (await planTo(clusterId, { part: 'workers', version: '1.28.10' })) ?? [];
  const [first] = plan;
  const id = await planned(clusterId, plan);
  const upstream = new Upstream(bench);
  await bench.work(id, upstream);
  await bench.act(id, 'confirm');
  await bench.work(id, upstream);
  await bench.act(id, 'stop');
  await bench.region.region.steering.advance(workTakes);
  clock.advance(workTakes);
  await bench.work(id, upstream);
  expect((await bench.load(id)).standing).toMatchObject({ state: 'paused', reason: 'asked' });
  expect(await bench.versionsOf(clusterId)).toMatchObject({ controlPlane: first?.version });
  const [, second] = plan;
  const call = second?.part === 'workers' ? 'UpgradeWorkers' : 'UpgradeControlPlane';
  await bench.region.admin(call, { path: { ...bench.space, clusterId }, body: { version: second?.version ?? '' } });
  await bench.region.region.steering.advance(workTakes);
  await bench.act(id, 'resume');
  expect(await bench.workThrough(id, upstream)).toMatchObject({ state: 'done' });
  expect((await bench.statesOf(id)).slice(0, 3)).toEqual(['done', 'skipped', 'done']);
  expect(await bench.upgradesOf(clusterId)).toHaveLength(plan.length);
});

it('sends no version that nobody has confirmed', async () => {
  const clusterId = await bench.createCluster('1.28.8');
  const id = await planned(clusterId, [{ part: 'controlPlane', version: '1.29.5' }]);
  const upstream = new Upstream(bench);
  expect(await bench.workThrough(id, upstream)).toMatchObject({ state: 'paused', reason: 'planOutdated' });
  expect(upstream.statuses).toEqual([]);
  expect(await bench.statesOf(id)).toEqual(['todo']);
});

it('tells that its region is back, and nothing of each look in vain', async () => {
  const clusterId = await bench.createCluster('1.29.3');
  const plan = await planTo(clusterId, { part: 'workers', version: '1.29.5' });
  const id = await planned(clusterId, plan ?? []);
  await bench.work(id, new Upstream(bench));
  await bench.act(id, 'confirm');
  await bench.work(id, new Upstream(bench));
  const waiting = { state: 'waiting', waitsFor: 'operation' };
  expect((await bench.load(id)).standing).toMatchObject(waiting);
  const told: string[] = [];
  const look = async (upstream = new Upstream(bench)) => {
    const before = told.length;
    clock.advance(Math.max(0, ((await bench.load(id)).standing.until ?? 0) - clock.now()));
    await bench.work(id, upstream, () => told.push('changed'));
    return told.length - before;
  };
  expect(await look()).toBe(0);
  expect(await look(new Upstream(bench, [{ at: 1, what: 'away' }]))).toBeGreaterThan(0);
  expect((await bench.load(id)).standing).toMatchObject({ state: 'paused', reason: 'regionDown' });
  expect(await look()).toBeGreaterThan(0);
  expect((await bench.load(id)).standing).toMatchObject(waiting);
  expect(await look()).toBe(0);
});
