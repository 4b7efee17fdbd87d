/**
 * The work on calls about many things each, against a model of a region: whatever befalls them, those are changed that were
 * not so before, each once, and exactly those are known to be taken back.
 */
import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs as cases } from '#testing/property-runs.ts';
import { AdvancingClock } from '#shared/clock.ts';
import { newRun } from '#shared/run-standing.ts';
import type { PlannedCall } from '#shared/run.ts';
import { createSeal } from '#bff/config/seal.ts';
import { openSqliteStores } from '#bff/store/sqlite-store.ts';
import { changesOfRights } from './changes-of-rights.ts';
import { kindsOfRun } from './kinds-of-run.ts';
import { befalling, FaultyWrites, workThrough, type Fault } from './model-runs-for-tests.ts';
import type { Written } from './run-region.ts';
import { RunSeal } from './run-seal.ts';
import type { AclItems } from './step-readings.ts';
import type { RunUpstream } from './step-work.ts';

const permissionId = '00000000-0000-4000-8000-000000000001';
const item = (resourceId: string) => ({ permissionId, service: 'kubernetes', resource: 'cluster', resourceId });
const itemsOf = (body: unknown) => ((body as AclItems | undefined)?.items ?? []).map(({ resourceId }) => resourceId);

/** What one person holds; a region that carries out calls as a whole. */
class ModelRegion implements RunUpstream {
  readonly held: Set<string>;
  readonly writes: FaultyWrites;
  /** Resources that were given anew, as often as they were. */
  readonly given: string[] = [];
  /** Of calls that were made, what of them was so already. */
  readonly needless: string[] = [];

  constructor(clock: AdvancingClock, befall: readonly Fault[], held: readonly string[]) {
    this.held = new Set(held);
    this.writes = new FaultyWrites(clock, befall, ({ body }) => {
      for (const id of itemsOf(body)) (this.held.has(id) ? this.needless : this.given).push(id);
      for (const id of itemsOf(body)) this.held.add(id);
      return { kind: 'done', requestId: 'r' };
    });
  }

  async session(): Promise<string> {
    return 'session';
  }

  async readAll(): Promise<readonly unknown[]> {
    this.writes.arrive();
    return [...this.held].map(item);
  }

  async read(): Promise<never> {
    throw new Error('nobody reads one');
  }

  async readItems(): Promise<never> {
    throw new Error('nobody asks by ids');
  }

  write(call: PlannedCall): Promise<Written> {
    return this.writes.write(call);
  }
}

const seal = new RunSeal(createSeal([{ id: 'twelve bytes', key: randomBytes(32) }]));
const resources = Array.from({ length: 18 }, (_, index) => `c-${index}`);
const plan = [resources.slice(0, 6), resources.slice(6, 12), resources.slice(12)];

it('gives what is missing once, and knows what it has given, whatever is lost, refused, late or killed', async () => {
  const property = fc.asyncProperty(
    fc.array(fc.constantFrom(...befalling), { maxLength: 12 }),
    fc.subarray(resources),
    fc.boolean(),
    async (befall, before, isForeseen) => {
      const clock = new AdvancingClock({ now: () => 1_000_000 });
      const stores = await openSqliteStores(':memory:', clock);
      const { runs } = stores;
      const region = new ModelRegion(clock, befall, before);
      const path = { spaceId: 'space', userId: 'anna' };
      const steps = plan.map((ids, position) =>
        seal.sealStep('run', position, {
          operation: 'CreateACLUserSpaceBulk',
          path,
          body: { items: ids.map(item) },
        }),
      );
      const account = { region: 'eu-std-1', clientId: 'c', session: 's', kind: 'addAcls' } as const;
      const times = { createdAt: 1, changedAt: 1, standing: newRun, sealed: new Uint8Array() };
      await runs.create({ id: 'run', ...account, ...times }, steps, 20);
      const addAcls = { ...changesOfRights.addAcls, ...(!isForeseen && { allLeft: async () => [] }) };
      await workThrough({ runs, seal, kinds: { ...kindsOfRun, addAcls }, clock, region });

      expect(region.needless).toEqual([]);
      for (const step of await runs.steps('run', { from: 0, limit: 100 })) {
        const missing = plan[step.position]?.filter((id) => !before.includes(id)) ?? [];
        const isDone = step.state === 'done';
        expect(['done', 'skipped', 'failed']).toContain(step.state);
        expect(step.state === 'skipped').toBe(missing.length === 0);
        expect(itemsOf(seal.answerOf('run', step)?.sent)).toEqual(isDone ? missing : []);
        expect(region.given.filter((id) => missing.includes(id))).toEqual(isDone ? missing : []);
      }
      await stores.close();
    },
  );
  await fc.assert(property, { numRuns: cases(60) });
});
