/**
 * The upgrade of a cluster that the console's server does, against a real region: processes die at any moment and others
 * take its place, and two runs lead the same cluster. Every step of the plan is taken exactly once.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { patience, runs as cases } from '#testing/property-runs.ts';
import { createSeal } from '#bff/config/seal.ts';
import { kindsOfRun } from '#bff/runs/kinds-of-run.ts';
import { Killed, mortal } from '#bff/runs/mortal-runs-for-tests.ts';
import { Unreadable } from '#bff/runs/run-kind.ts';
import { Obstacle } from '#bff/runs/run-region.ts';
import { RunSeal } from '#bff/runs/run-seal.ts';
import { RunWork } from '#bff/runs/run-work.ts';
import type { RunUpstream } from '#bff/runs/step-work.ts';
import { openSqliteStores } from '#bff/store/sqlite-store.ts';
import type { RunRecord } from '#bff/store/runs.ts';
import type { Stores } from '#bff/store/stores.ts';
import { startTestRegion, type TestRegion } from '#region/testing/test-region.ts';
import type { OperationId } from '#shared/contract/catalogue.ts';
import { AdvancingClock } from '#shared/clock.ts';
import { toOperationState } from '#shared/rules/operation-state.ts';
import { planUpgrade, type UpgradeStep } from '#shared/rules/worker-upgrade.ts';
import { newRun, runAfter, type RunAction, type StepState } from '#shared/run.ts';

let region: TestRegion;
let offered: readonly string[];
let stores: Stores;
const clock = new AdvancingClock();
beforeAll(async () => {
  region = await startTestRegion();
  offered = (await region.admin('ListKubernetesVersions')).reply.versions;
});
afterAll(() => region.close());
beforeEach(async () => {
  stores = await openSqliteStores(':memory:', clock);
});
afterEach(() => stores.close());

const workTakes = 60_000;
const settleAfter = 10_000;
const seal = new RunSeal(createSeal([{ id: 'twelve bytes', key: randomBytes(32) }]));
const space = () => ({ spaceId: region.seeded.spaceId });
let clusters = 0;

async function createCluster(version: string): Promise<string> {
  clusters += 1;
  const nodePools = [{ name: 'workers', nodeCount: 1, nodeProfile: 'SMALL' as const }];
  const body = { name: `led-${clusters}`, cidr: '10.40.0.0/16', version, nodePools };
  const { reply } = await region.admin('CreateCluster', { path: space(), body });
  await region.region.steering.advance(workTakes);
  return reply.id;
}

async function versionsOf(clusterId: string) {
  const { reply } = await region.admin('GetCluster', { path: { ...space(), clusterId } });
  return { controlPlane: reply.controlPlaneVersion ?? '', workers: reply.version };
}

async function planTo(clusterId: string, goal: UpgradeStep): Promise<readonly UpgradeStep[] | undefined> {
  return planUpgrade(goal, await versionsOf(clusterId), { versions: offered });
}

/** Upgrades that were carried out. */
async function upgradesOf(clusterId: string): Promise<readonly unknown[]> {
  const { reply } = await region.admin('ListOperations', { path: space(), query: { clusterId } });
  return reply.items.filter((item) => toOperationState('', '', item).kind.startsWith('Upgrade'));
}

interface Fault {
  /** Number of the call to the region. */
  readonly at: number;
  readonly what: 'killBefore' | 'killAfter' | 'lostBefore' | 'lostAfter' | 'away';
}

/** The region as runs ask it, with something amiss now and then. */
class Upstream implements RunUpstream {
  readonly statuses: number[] = [];
  onKill: () => void = () => undefined;
  readonly #faults: readonly Fault[];
  #calls = 0;

  constructor(faults: readonly Fault[] = []) {
    this.#faults = faults;
  }

  async session(): Promise<string> {
    return 'session';
  }

  async read(id: OperationId, args: object): Promise<unknown> {
    const { status, reply, problem } = await this.#ask(id, args);
    if (status === 404) return undefined;
    if (status >= 300) throw new Unreadable(problem);
    return reply;
  }

  async readAll(): Promise<never> {
    throw new Error('nobody asks for lists');
  }

  async write({ operation: id, path, body }: Parameters<RunUpstream['write']>[0]): ReturnType<RunUpstream['write']> {
    const fault = this.#faults.find(({ at }) => at === this.#calls + 1)?.what;
    if (fault === 'lostBefore') {
      this.#calls += 1;
      return { kind: 'lost' };
    }
    const { status, reply, problem } = await this.#ask(id, { path, body });
    this.statuses.push(status);
    if (fault === 'lostAfter') return { kind: 'lost' };
    if (status !== 202) return { kind: 'refused', problem };
    const { id: operationId, type } = reply as { id: string; type: string };
    return { kind: 'done', operation: { id: operationId, kind: type } };
  }

  async #ask(id: OperationId, args: object) {
    this.#calls += 1;
    const fault = this.#faults.find(({ at }) => at === this.#calls)?.what;
    if (fault === 'killBefore') this.#die();
    if (fault === 'away') throw new Obstacle({ kind: 'pause', reason: 'regionDown', until: clock.now() + 5_000 });
    const answer = await region.admin(id, args);
    if (fault === 'killAfter') this.#die();
    return answer;
  }

  #die(): never {
    this.onKill();
    throw new Killed();
  }
}

/** A run along this plan, to be confirmed by whoever works on it. */
async function planned(clusterId: string, plan: readonly UpgradeStep[]): Promise<string> {
  const id = randomUUID();
  const steps = plan.map(({ part, version }, position) =>
    seal.sealStep(id, position, {
      operation: part === 'workers' ? 'UpgradeWorkers' : 'UpgradeControlPlane',
      path: { ...space(), clusterId },
      body: { version },
    }),
  );
  const account = { region: 'eu-std-1', clientId: 'c', session: 's', kind: 'upgradeCluster' } as const;
  const times = { createdAt: 1, changedAt: 1 };
  await stores.runs.create({ id, ...account, ...times, standing: newRun, sealed: new Uint8Array() }, steps, 10_000);
  return id;
}

const load = async (id: string) => (await stores.runs.load(id)) as RunRecord;

async function act(id: string, kind: RunAction): Promise<void> {
  const run = await load(id);
  const standing = runAfter(run.standing, { kind });
  if (standing === undefined) throw new Error(`no ${kind} while ${run.standing.state}`);
  if (kind === 'retry') await stores.runs.reopen(id);
  await stores.runs.change({ ...run, standing });
}

let fences = 0;

/** One process works on the run, as long as there is something to do now. */
async function work(id: string, upstream: Upstream, changed: () => void = () => undefined): Promise<void> {
  fences += 1;
  const process = mortal(stores.runs);
  upstream.onKill = process.die;
  const options = { seal, kinds: kindsOfRun, clock, settleAfter, upstreamOf: () => upstream, changed };
  const lease = { fence: fences, isHeld: () => true };
  await new RunWork({ ...options, runs: process.runs }, id, lease).do().catch((error: unknown) => {
    if (!(error instanceof Killed)) throw error;
  });
}

/** Works until the run is at rest; what it waits for comes to its end meanwhile. */
async function workThrough(id: string, upstream: Upstream): Promise<RunRecord['standing']> {
  for (let rounds = 0; rounds < 200; rounds += 1) {
    await work(id, upstream);
    const { standing } = await load(id);
    if (standing.state === 'ready') await act(id, 'confirm');
    else if (standing.until !== undefined) {
      clock.advance(Math.max(0, standing.until - clock.now()));
      await region.region.steering.advance(workTakes);
    } else if (standing.state !== 'running' && standing.state !== 'checking') return standing;
  }
  throw new Error('the run does not end');
}

const statesOf = async (id: string): Promise<StepState[]> =>
  (await stores.runs.steps(id, { from: 0, limit: 100 })).map(({ state }) => state);

const fault = fc.record({
  at: fc.integer({ min: 1, max: 40 }),
  what: fc.constantFrom<Fault['what']>('killBefore', 'killAfter', 'lostBefore', 'lostAfter'),
});
const index = fc.nat(1_000);
const pick = (at: number) => offered[at % offered.length] ?? '';

it(
  'comes to its goal by each step once, however often the process dies and answers are lost',
  { timeout: patience(60_000) },
  async () => {
    await fc.assert(
      fc.asyncProperty(index, index, fc.array(fault, { maxLength: 6 }), async (from, to, faults) => {
        const clusterId = await createCluster(pick(from));
        const goal: UpgradeStep = { part: 'workers', version: pick(to) };
        const plan = await planTo(clusterId, goal);
        if (plan === undefined || plan.length === 0) return;
        const upstream = new Upstream(faults);
        const id = await planned(clusterId, plan);
        expect(await workThrough(id, upstream)).toMatchObject({ state: 'done' });
        expect(await versionsOf(clusterId)).toMatchObject({ workers: goal.version });
        expect(await upgradesOf(clusterId)).toHaveLength(plan.length);
        expect(upstream.statuses.filter((status) => status !== 202)).toEqual([]);
        expect(new Set(await statesOf(id))).toEqual(new Set(['done']));
      }),
      { numRuns: cases(10) },
    );
  },
);

it('leaves to another run what that one was faster with', async () => {
  const clusterId = await createCluster('1.27.12');
  const plan = (await planTo(clusterId, { part: 'workers', version: '1.28.10' })) ?? [];
  const ids = [await planned(clusterId, plan), await planned(clusterId, plan)];
  const upstream = new Upstream();
  for (const id of ids) {
    await work(id, upstream);
    await act(id, 'confirm');
  }
  await Promise.all(ids.map((id) => work(id, upstream)));
  const standings = await Promise.all(ids.map((id) => workThrough(id, upstream)));
  expect(standings.map(({ state }) => state)).toEqual(['done', 'done']);
  expect(await upgradesOf(clusterId)).toHaveLength(plan.length);
});

it('stops at an operation that fails, and takes up that step when asked', async () => {
  const clusterId = await createCluster('1.29.3');
  const plan = (await planTo(clusterId, { part: 'workers', version: '1.29.5' })) ?? [];
  region.region.steering.failNext({ clusterId, error: 'drain timed out' });
  const id = await planned(clusterId, plan);
  const upstream = new Upstream();
  expect(await workThrough(id, upstream)).toMatchObject({ state: 'paused', reason: 'failures' });
  expect(await statesOf(id)).toEqual(['failed', 'todo']);
  const [step] = await stores.runs.steps(id, { from: 0, limit: 1 });
  expect(step && seal.answerOf(id, step)).toMatchObject({
    operation: { kind: 'UpgradeMasters' },
    problem: { detail: 'drain timed out' },
  });
  await act(id, 'retry');
  expect(await workThrough(id, upstream)).toMatchObject({ state: 'done' });
  expect(upstream.statuses).toEqual([202, 202, 202]);
});

it('waits for work of others, and stops when that fails', async () => {
  const clusterId = await createCluster('1.29.3');
  const plan = (await planTo(clusterId, { part: 'workers', version: '1.29.5' })) ?? [];
  region.region.steering.failNext({ clusterId, error: 'no image' });
  await region.admin('UpdateWorkersOs', { path: { ...space(), clusterId } });
  const id = await planned(clusterId, plan);
  const upstream = new Upstream();
  await work(id, upstream);
  await act(id, 'confirm');
  await work(id, upstream);
  expect((await load(id)).standing).toMatchObject({ state: 'waiting', waitsFor: 'operation' });
  expect(upstream.statuses).toEqual([]);
  expect(await workThrough(id, upstream)).toMatchObject({ state: 'paused', reason: 'failures' });
  expect(upstream.statuses).toEqual([]);
  await act(id, 'retry');
  expect(await workThrough(id, upstream)).toMatchObject({ state: 'done' });
});

it('stops between two steps, and skips what a colleague has done meanwhile', async () => {
  const clusterId = await createCluster('1.27.12');
  const plan = (await planTo(clusterId, { part: 'workers', version: '1.28.10' })) ?? [];
  const [first] = plan;
  const id = await planned(clusterId, plan);
  const upstream = new Upstream();
  await work(id, upstream);
  await act(id, 'confirm');
  await work(id, upstream);
  await act(id, 'stop');
  await region.region.steering.advance(workTakes);
  clock.advance(workTakes);
  await work(id, upstream);
  expect((await load(id)).standing).toMatchObject({ state: 'paused', reason: 'asked' });
  expect(await versionsOf(clusterId)).toMatchObject({ controlPlane: first?.version });
  const [, second] = plan;
  const call = second?.part === 'workers' ? 'UpgradeWorkers' : 'UpgradeControlPlane';
  await region.admin(call, { path: { ...space(), clusterId }, body: { version: second?.version ?? '' } });
  await region.region.steering.advance(workTakes);
  await act(id, 'resume');
  expect(await workThrough(id, upstream)).toMatchObject({ state: 'done' });
  expect((await statesOf(id)).slice(0, 3)).toEqual(['done', 'skipped', 'done']);
  expect(await upgradesOf(clusterId)).toHaveLength(plan.length);
});

it('sends no version that nobody has confirmed', async () => {
  const clusterId = await createCluster('1.28.8');
  const id = await planned(clusterId, [{ part: 'controlPlane', version: '1.29.5' }]);
  const upstream = new Upstream();
  expect(await workThrough(id, upstream)).toMatchObject({ state: 'paused', reason: 'planOutdated' });
  expect(upstream.statuses).toEqual([]);
  expect(await statesOf(id)).toEqual(['todo']);
});

it('tells that its region is back, and nothing of each look in vain', async () => {
  const clusterId = await createCluster('1.29.3');
  const plan = await planTo(clusterId, { part: 'workers', version: '1.29.5' });
  const id = await planned(clusterId, plan ?? []);
  await work(id, new Upstream());
  await act(id, 'confirm');
  await work(id, new Upstream());
  const waiting = { state: 'waiting', waitsFor: 'operation' };
  expect((await load(id)).standing).toMatchObject(waiting);
  const told: string[] = [];
  const look = async (upstream = new Upstream()) => {
    const before = told.length;
    clock.advance(Math.max(0, ((await load(id)).standing.until ?? 0) - clock.now()));
    await work(id, upstream, () => told.push('changed'));
    return told.length - before;
  };
  expect(await look()).toBe(0);
  expect(await look(new Upstream([{ at: 1, what: 'away' }]))).toBeGreaterThan(0);
  expect((await load(id)).standing).toMatchObject({ state: 'paused', reason: 'regionDown' });
  expect(await look()).toBeGreaterThan(0);
  expect((await load(id)).standing).toMatchObject(waiting);
  expect(await look()).toBe(0);
});
