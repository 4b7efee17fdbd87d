/**
 * The work on a run against a model of a region: whatever becomes of answers, of the process and of the region, each step
 * is done once, or it is said that it was not.
 */
import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs as cases } from '#testing/property-runs.ts';
import { AdvancingClock } from '#shared/clock.ts';
import { newRun } from '#shared/run-standing.ts';
import type { PlannedCall, StepState } from '#shared/run.ts';
import { createSeal } from '#bff/config/seal.ts';
import { openSqliteStores } from '#bff/store/sqlite-store.ts';
import type { Runs } from '#bff/store/runs.ts';
import { kindsOfRun } from './kinds-of-run.ts';
import { act, befalling, FaultyWrites, refused, work, workThrough, type Fault } from './model-runs-for-tests.ts';
import { Unreadable, type KindOfRun } from './run-kind.ts';
import type { Written } from './run-region.ts';
import { RunSeal } from './run-seal.ts';
import { areStepsSo } from './step-readings.ts';
import type { RunUpstream } from './step-work.ts';

/** A region that counts how often each step was carried out in it. */
class ModelRegion implements RunUpstream {
  readonly done = new Map<string, number>();
  readonly writes: FaultyWrites;
  readonly #blind: ReadonlySet<string>;

  constructor(clock: AdvancingClock, befall: readonly Fault[], so: readonly string[], blind: readonly string[]) {
    this.#blind = new Set(blind);
    for (const name of so) this.done.set(name, 0);
    this.writes = new FaultyWrites(clock, befall, ({ path: { spaceId: name = '' } }) => {
      this.done.set(name, (this.done.get(name) ?? 0) + 1);
      return { kind: 'done', requestId: 'r' };
    });
  }

  async session(): Promise<string> {
    return 'session';
  }

  async read(_id: string, { path }: Parameters<RunUpstream['read']>[1]): Promise<unknown> {
    this.writes.arrive();
    const name = path?.['spaceId'] ?? '';
    if (this.#blind.has(name)) throw new Unreadable(refused);
    return this.done.has(name) ? {} : undefined;
  }

  async readItems(
    _list: string,
    path: PlannedCall['path'],
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, unknown>> {
    const item = await this.read('', { path });
    return new Map(item === undefined ? [] : ids.map((id) => [id, item]));
  }

  async readAll(): Promise<never> {
    throw new Error('nobody asks for lists');
  }

  write(call: PlannedCall): Promise<Written> {
    return this.writes.write(call);
  }
}

const seal = new RunSeal(createSeal([{ id: 'twelve bytes', key: randomBytes(32) }]));

async function planned(runs: Runs, names: readonly string[]): Promise<void> {
  const steps = names.map((spaceId, position) =>
    seal.sealStep('run', position, { operation: 'AssignServiceAccountToSpace', path: { spaceId } }),
  );
  const account = { region: 'eu-std-1', clientId: 'c', session: 's', kind: 'copyGrants' } as const;
  const times = { createdAt: 1, changedAt: 1 };
  await runs.create({ id: 'run', ...account, ...times, standing: newRun, sealed: new Uint8Array() }, steps, 20);
}

const names = Array.from({ length: 12 }, (_, index) => `space-${index}`);
const befalls = fc.array(fc.constantFrom(...befalling), { maxLength: 40 });

it('does each step once or says that it did not, whatever is lost, refused, late or killed', async () => {
  const property = fc.asyncProperty(
    befalls,
    fc.subarray(names, { maxLength: 3 }),
    fc.subarray(names, { maxLength: 2 }),
    fc.integer({ min: 1, max: 6 }),
    fc.boolean(),
    async (befall, so, blind, atOnce, isForeseen) => {
      const clock = new AdvancingClock({ now: () => 1_000_000 });
      const stores = await openSqliteStores(':memory:', clock);
      const region = new ModelRegion(clock, befall, so, blind);
      await planned(stores.runs, names);
      const copyGrants = { ...kindsOfRun.copyGrants, atOnce, ...(isForeseen && { areSo: areStepsSo }) };
      const kinds = { ...kindsOfRun, copyGrants };
      await workThrough({ runs: stores.runs, seal, kinds, clock, region });
      const steps = await stores.runs.steps('run', { from: 0, limit: 100 });
      expect(steps).toHaveLength(names.length);
      for (const { position, state } of steps) {
        const name = names[position] ?? '';
        const times = region.done.get(name) ?? 0;
        const expected: Readonly<Record<StepState, readonly number[]>> = {
          done: [1],
          skipped: [0],
          failed: [0],
          unknown: [0, 1],
          todo: [],
          sending: [],
          accepted: [],
        };
        expect(expected[state], `${name} is ${state}, carried out ${times} times`).toContain(times);
        if (state === 'skipped') expect(so).toContain(name);
        if (state === 'unknown') expect(blind).toContain(name);
      }
      await stores.close();
    },
  );
  await fc.assert(property, { numRuns: cases(60) });
});

it('writes nothing before it is confirmed', async () => {
  const clock = new AdvancingClock();
  const stores = await openSqliteStores(':memory:', clock);
  const { runs } = stores;
  const region = new ModelRegion(clock, [], ['space-1'], ['space-2']);
  await planned(runs, names);
  await work({ runs, seal, kinds: kindsOfRun, clock, upstreamOf: () => region }, 1);
  expect((await runs.load('run'))?.standing).toMatchObject({ state: 'ready' });
  expect(region.done).toEqual(new Map([['space-1', 0]]));
  expect(await runs.counts('run')).toMatchObject({ todo: 11, skipped: 1 });
  expect(await runs.unclear('run')).toBe(1);
  await stores.close();
});

it('stops when it is told to, and lets go of a run that another process has claimed', async () => {
  const clock = new AdvancingClock();
  const stores = await openSqliteStores(':memory:', clock);
  const { runs } = stores;
  const region = new ModelRegion(clock, [], [], []);
  await planned(runs, names);
  let changes = 0;
  let interrupt: () => Promise<unknown> = async () => undefined;
  const upstreamOf = () =>
    Object.assign(Object.create(region) as ModelRegion, {
      session: () => region.session(),
      read: (...given: Parameters<ModelRegion['read']>) => region.read(...given),
      write: async (...given: Parameters<ModelRegion['write']>) => {
        await interrupt();
        return region.write(...given);
      },
    });
  const options = { runs, seal, kinds: kindsOfRun, clock, upstreamOf, changed: () => (changes += 1) };
  await work(options, 1);
  await act(runs, 'confirm');
  interrupt = () => act(runs, 'stop');
  await work(options, 2);
  expect((await runs.load('run'))?.standing).toMatchObject({ state: 'paused', reason: 'asked' });
  expect(await runs.counts('run')).toMatchObject({ done: 1, todo: 11 });
  await act(runs, 'resume');
  interrupt = () => runs.claim('run', 9);
  await work(options, 3);
  // What it had sent it cannot tell of: the other process finds out by reading.
  expect(await runs.counts('run')).toMatchObject({ done: 1, sending: 1, todo: 10 });
  expect(changes).toBeGreaterThan(0);
  await stores.close();
});

it('reads the next steps at once while the last ones of those before them are made', async () => {
  const clock = new AdvancingClock();
  const stores = await openSqliteStores(':memory:', clock);
  const { runs } = stores;
  const many = Array.from({ length: 60 }, (_, index) => `space-${index}`);
  const region = new ModelRegion(clock, [], [], []);
  await planned(runs, many);
  const lists: number[] = [];
  const copyGrants: KindOfRun = {
    ...kindsOfRun.copyGrants,
    atOnce: 4,
    async areSo(steps) {
      lists.push(region.done.size);
      return steps.map(() => false);
    },
    isSo: () => expect.fail('each was told with others'),
  };
  await workThrough({ runs, seal, kinds: { ...kindsOfRun, copyGrants }, clock, region });
  expect(await runs.counts('run')).toMatchObject({ done: 60 });
  // Twice in the dry run, then before the first step and before all of the first fifty are made.
  expect(lists.slice(0, 3)).toEqual([0, 0, 0]);
  expect(lists).toHaveLength(4);
  expect(lists[3]).toBeGreaterThan(30);
  expect(lists[3]).toBeLessThan(46);
  await stores.close();
});
