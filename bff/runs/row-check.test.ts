/** The dry run of adding people: the same is told with far fewer calls, and lists that would not pay are left alone. */
import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs as cases } from '#testing/property-runs.ts';
import { AdvancingClock } from '#shared/clock.ts';
import { newRun, type RunStanding } from '#shared/run-standing.ts';
import { createSeal } from '#bff/config/seal.ts';
import { openSqliteStores } from '#bff/store/sqlite-store.ts';
import { addUsers } from './add-users.ts';
import { kindsOfRun } from './kinds-of-run.ts';
import { work } from './model-runs-for-tests.ts';
import { PeopleRegion, role, rowFor, spaces, type PeopleTraits } from './people-region-for-tests.ts';
import { Obstacle } from './run-region.ts';
import type { RowKind } from './run-kind.ts';
import { RunSeal } from './run-seal.ts';

const clock = new AdvancingClock();
const seal = new RunSeal(createSeal([{ id: 'twelve bytes', key: randomBytes(32) }]));
const { ahead: _, ...oneByOne } = addUsers;

/** What a dry run says of each row, and how the run stands after it. */
async function dryRun(emails: readonly string[], region: PeopleRegion, kind: RowKind = addUsers, standing = newRun) {
  const stores = await openSqliteStores(':memory:', clock);
  const { runs } = stores;
  const steps = emails.map((email, position) => seal.sealStep('run', position, rowFor(email)));
  const account = { region: 'eu-std-1', clientId: 'c', session: 's', kind: 'addUsers' } as const;
  const times = { createdAt: 1, changedAt: 1 };
  await runs.create({ id: 'run', ...account, ...times, standing, sealed: new Uint8Array() }, steps, 20);
  const kinds = { ...kindsOfRun, addUsers: kind };
  await work({ seal, clock, runs, kinds, upstreamOf: () => region }, 1);
  const found = await runs.steps('run', { from: 0, limit: 1_000 });
  const after = (await runs.load('run'))?.standing;
  await stores.close();
  const rows = found.map((step) => {
    const { row, problem } = seal.answerOf('run', step) ?? {};
    return { state: step.state, finding: step.finding, subject: row?.subject, left: row?.left, problem };
  });
  return { rows, standing: after };
}

const addressesOf = (count: number) => Array.from({ length: count }, (_, index) => `Row-${index}@example.com`);

/** Of the addresses every fourth is there, those in ever more of what is planned, between so many others. */
function regionWith(emails: readonly string[], others: number, traits: PeopleTraits): PeopleRegion {
  const region = new PeopleRegion(clock, [], traits);
  for (const [index, email] of emails.entries()) {
    if (index % 4 !== 0) continue;
    const into = spaces.slice(0, (index / 4) % 3);
    region.add(email.toUpperCase(), into, index % 3 === 0 ? [role] : []);
  }
  for (let index = 0; index < others; index += 1) region.add(`other-${index}@example.com`, []);
  return region;
}

describe('a dry run of many people', () => {
  it('reads pages of users, not one call a row', async () => {
    const emails = addressesOf(300);
    const region = regionWith(emails, 200, { saysTotal: true });
    const { rows, standing } = await dryRun(emails, region);
    expect(rows.filter(({ subject }) => subject !== undefined)).toHaveLength(75);
    expect(standing?.cost).toEqual({ calls: rows.reduce((sum, { left = [] }) => sum + left.length, 0) });
    // 6 pages of users; of each 50 rows both spaces; the policies of 25 who are in the second one.
    expect(region.reads).toBe(6 + 6 * 2 + 25);
  });

  it('tells what reading each row by itself tells, whatever the region lets it list and says of its size', async () => {
    const property = fc.asyncProperty(
      fc.integer({ min: 1, max: 90 }),
      fc.integer({ min: 0, max: 900 }),
      fc.boolean(),
      fc.boolean(),
      async (rows, others, lists, saysTotal) => {
        const emails = addressesOf(rows);
        const traits = { lists, saysTotal };
        const [many, single] = [regionWith(emails, others, traits), regionWith(emails, others, traits)];
        expect(await dryRun(emails, many)).toEqual(await dryRun(emails, single, oneByOne));
        // A sixth is what it may cost to find out that reading all does not pay, and a refused list of each space.
        expect(many.reads).toBeLessThanOrEqual(single.reads + rows / 6 + 2 * Math.ceil(rows / 50));
      },
    );
    await fc.assert(property, { numRuns: cases(20) });
  });

  it('does not walk through a large organisation for few rows', async () => {
    const emails = addressesOf(20);
    const told = regionWith(emails, 2_000, { saysTotal: true });
    await dryRun(emails, told);
    const silent = regionWith(emails, 2_000, {});
    await dryRun(emails, silent);
    for (const { reads } of [told, silent]) expect(reads).toBeLessThanOrEqual(20 + 3 + 2 + 2);
  });

  it('reads row by row once it was held up: what would not let it list all would not again', async () => {
    const emails = addressesOf(60);
    const region = regionWith(emails, 400, { saysTotal: true });
    let left = 5;
    const held = Object.assign(Object.create(region) as PeopleRegion, {
      session: () => region.session(),
      readItems: (...asked: Parameters<PeopleRegion['readItems']>) => region.readItems(...asked),
      read(...asked: Parameters<PeopleRegion['read']>) {
        left -= 1;
        if (left < 0) throw new Obstacle({ kind: 'wait', until: clock.now() + 60_000, waitsFor: 'region' });
        return region.read(...asked);
      },
    });
    const { standing } = await dryRun(emails, held);
    expect(standing).toMatchObject({ state: 'waiting', answers: { count: 0 } });
    left = Infinity;
    const before = region.reads;
    const { rows } = await dryRun(emails, held, addUsers, { ...newRun, answers: standing?.answers } as RunStanding);
    expect(rows.every(({ finding }) => finding !== undefined)).toBe(true);
    expect(region.reads - before).toBeGreaterThanOrEqual(60);
  });
});
