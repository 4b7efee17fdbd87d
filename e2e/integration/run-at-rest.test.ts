/**
 * What a run has begun when somebody stops it, for now or for good, in a real region: the console looks at that until its end
 * is known, whatever dies meanwhile, and begins nothing more.
 */
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { Killed } from '#bff/runs/mortal-runs-for-tests.ts';
import type { RunAction } from '#shared/run-standing.ts';
import type { PlannedStep } from '#shared/run.ts';
import { RunWorld } from './run-world.ts';
import { RunBench, Upstream, workTakes } from './run-bench.ts';

const bench = new RunBench();
beforeAll(() => bench.open());
afterAll(() => bench.close());
beforeEach(() => bench.openStores());
afterEach(() => bench.closeStores());

const packagesOf = (clusterId: string, stage: number): PlannedStep => ({
  operation: 'UpdateWorkersOs',
  path: { ...bench.space, clusterId },
  stage,
});

/** A wave of two clusters, the first of which is under way. */
async function begunWave(upstream: Upstream, { fails } = { fails: false }): Promise<string> {
  const ids = [await bench.createCluster('1.29.5'), await bench.createCluster('1.29.5')];
  if (fails) bench.region.region.steering.failNext({ clusterId: ids[0] ?? '', error: 'no image' });
  const steps = ids.map((clusterId, index) => packagesOf(clusterId, index + 1));
  const id = await bench.planned('updatePackages', steps, false, { atOnce: 1, stopAt: 1 });
  await bench.work(id, upstream);
  await bench.act(id, 'confirm');
  await bench.work(id, upstream);
  expect(await bench.statesOf(id)).toEqual(['accepted', 'todo']);
  return id;
}

/** Looks as often as the run is due, while its region works. */
async function lookUntilTold(id: string, upstream: Upstream): Promise<number> {
  for (let looks = 0; looks < 20; looks += 1) {
    const { standing } = await bench.load(id);
    if (standing.follows === undefined) return looks;
    await bench.work(id, upstream);
    bench.clock.advance(15_000);
    await bench.region.region.steering.advance(workTakes / 2);
  }
  throw new Error('it looks for ever');
}

const ways: readonly { readonly how: string; readonly actions: readonly RunAction[] }[] = [
  { how: 'for now', actions: ['stop'] },
  { how: 'for good', actions: ['stop', 'end'] },
];

it('is all there was to do: then the run is done, though somebody has stopped it', async () => {
  const upstream = new Upstream(bench);
  const id = await bench.planned('updatePackages', [packagesOf(await bench.createCluster('1.29.5'), 1)], false, {
    atOnce: 1,
    stopAt: 1,
  });
  for (const action of ['confirm', 'stop'] as const) {
    await bench.work(id, upstream);
    await bench.act(id, action);
  }
  await lookUntilTold(id, upstream);
  expect(await bench.statesOf(id)).toEqual(['done']);
  expect((await bench.load(id)).standing.state).toBe('done');
});

it.each(ways)('is told when somebody stops it $how', async ({ actions }) => {
  const upstream = new Upstream(bench);
  const id = await begunWave(upstream);
  for (const action of actions) await bench.act(id, action);
  const { state } = (await bench.load(id)).standing;
  expect(await lookUntilTold(id, upstream)).toBeGreaterThan(1);
  expect(await bench.statesOf(id)).toEqual(['done', 'todo']);
  expect((await bench.load(id)).standing.state).toBe(state);
  expect(upstream.statuses).toEqual([202]);
});

it('is told to have failed as well', async () => {
  const upstream = new Upstream(bench);
  const id = await begunWave(upstream, { fails: true });
  await bench.act(id, 'stop');
  await lookUntilTold(id, upstream);
  expect(await bench.statesOf(id)).toEqual(['failed', 'todo']);
});

it.each([
  { isCarriedOut: true, told: ['done', 'todo'] },
  { isCarriedOut: false, told: ['todo', 'todo'] },
])('is told when the process died that sent it, carried out: $isCarriedOut', async ({ isCarriedOut, told }) => {
  const ids = [await bench.createCluster('1.29.5'), await bench.createCluster('1.29.5')];
  const [clusterId = ''] = ids;
  const steps = ids.map((one, index) => packagesOf(one, index + 1));
  const id = await bench.planned('updatePackages', steps, false, { atOnce: 1, stopAt: 1 });
  const upstream = new Upstream(bench);
  await bench.work(id, upstream);
  await bench.act(id, 'confirm');
  const dying = new Upstream(bench);
  dying.onAsk = async (operation) => {
    if (operation !== 'UpdateWorkersOs') return;
    await bench.act(id, 'stop');
    dying.onKill();
    throw new Killed();
  };
  await bench.work(id, dying);
  expect(await bench.statesOf(id)).toEqual(['sending', 'todo']);
  if (isCarriedOut) await bench.region.admin('UpdateWorkersOs', { path: { ...bench.space, clusterId } });
  await bench.act(id, 'end');
  await lookUntilTold(id, upstream);
  expect(await bench.statesOf(id)).toEqual(told);
  expect(upstream.statuses).toEqual([]);
});

it('is looked at until then by no more than was begun', async () => {
  const upstream = new Upstream(bench);
  const id = await begunWave(upstream);
  await bench.act(id, 'stop');
  const asked: string[] = [];
  upstream.onAsk = async (operation) => void asked.push(operation);
  await bench.work(id, upstream);
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.length).toBeLessThan(4);
  asked.length = 0;
  await bench.work(id, upstream);
  expect(asked, 'before it is time').toEqual([]);
  // Going on takes up what is under way.
  await bench.act(id, 'resume');
  expect(await bench.workThrough(id, upstream)).toMatchObject({ state: 'paused', reason: 'stageEnded' });
});

it('is told to whoever signs in as the same account, where its session has ended before', async () => {
  const world = new RunWorld();
  await world.open();
  const { answer, std } = world;
  const { spaceId } = std.accounts;
  const space = `/api/regions/eu-std-1/kubernetes/spaces/${spaceId}`;
  const nodePools = [{ name: 'workers', nodeCount: 1, nodeProfile: 'SMALL' }];
  const cluster = { name: 'left', cidr: '10.43.0.0/16', version: '1.29.5', nodePools };
  const { id: clusterId } = await answer<{ id: string }>('POST', `${space}/clusters`, cluster);
  await std.steering.advance(workTakes);
  const step = { operation: 'UpdateWorkersOs', path: { spaceId, clusterId }, agreed: {} };
  const plan = { about: 'left', steps: [step] };
  const { id } = await world.begin({ kind: 'whenFree', scope: world.scope(), plan, isAgreed: true });
  await world.comesTo(id, { state: 'waiting', counts: { accepted: 1 } });
  await world.act(id, 'stop');
  await world.act(id, 'end');
  await world.comesTo(id, { state: 'stopped', isFollowed: true });
  expect((await world.browser.ask('DELETE', '/api/session?work=stop')).status).toBe(204);
  await std.steering.advance(workTakes);
  world.clock.advance(20_000);
  await world.browser.signIn(std);
  await world.comesLaterTo(id, { state: 'stopped', counts: { done: 1 } });
  expect(await world.read(id)).not.toHaveProperty('isFollowed');
  await world.close();
});
