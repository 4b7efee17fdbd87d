/** Adding people against a model of a region: whatever befalls a call, nobody is created twice or told to be what they are not. */
import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs as cases } from '#testing/property-runs.ts';
import { AdvancingClock } from '#shared/clock.ts';
import { newRun } from '#shared/run-standing.ts';
import { createSeal } from '#bff/config/seal.ts';
import { openSqliteStores } from '#bff/store/sqlite-store.ts';
import type { Runs } from '#bff/store/runs.ts';
import { kindsOfRun } from './kinds-of-run.ts';
import { befalling, workThrough } from './model-runs-for-tests.ts';
import { PeopleRegion, role, rowFor, spaces } from './people-region-for-tests.ts';
import { RunSeal } from './run-seal.ts';

const emails = Array.from({ length: 8 }, (_, index) => `Person-${index}@example.com`);

const seal = new RunSeal(createSeal([{ id: 'twelve bytes', key: randomBytes(32) }]));

async function planned(runs: Runs): Promise<void> {
  const steps = emails.map((email, position) => seal.sealStep('run', position, rowFor(email)));
  const account = { region: 'eu-std-1', clientId: 'c', session: 's', kind: 'addUsers' } as const;
  const times = { createdAt: 1, changedAt: 1 };
  await runs.create({ id: 'run', ...account, ...times, standing: newRun, sealed: new Uint8Array() }, steps, 20);
}

it('creates nobody twice and makes each call once, whatever is lost, refused, late or killed', async () => {
  const property = fc.asyncProperty(
    fc.array(fc.constantFrom(...befalling), { maxLength: 40 }),
    fc.subarray(emails, { maxLength: 3 }),
    fc.boolean(),
    async (befall, there, saysIds) => {
      const clock = new AdvancingClock({ now: () => 1_000_000 });
      const stores = await openSqliteStores(':memory:', clock);
      const region = new PeopleRegion(clock, befall, { saysIds });
      for (const email of there) region.add(email, [spaces[0] ?? '']);
      await planned(stores.runs);
      await workThrough({ runs: stores.runs, seal, kinds: kindsOfRun, clock, region });
      const steps = await stores.runs.steps('run', { from: 0, limit: 100 });
      expect(new Set(region.people.map(({ email }) => email)).size).toBe(region.people.length);
      for (const step of steps) {
        const email = emails[step.position] ?? '';
        const person = region.people.find((one) => one.email === email);
        const { row } = seal.answerOf('run', step) ?? {};
        expect(person?.spaces.length ?? 0, email).toBe(new Set(person?.spaces).size);
        expect(person?.roles.length ?? 0, email).toBeLessThan(2);
        if (step.state === 'done') {
          expect([person?.spaces.toSorted(), person?.roles], email).toEqual([spaces, [role]]);
          // Whoever gets a link afterwards is nobody who was there before.
          expect(row, email).toMatchObject({ left: [], subject: person?.id, isCreated: region.made.includes(email) });
        } else {
          expect(step.state).toBe('failed');
          expect(row?.left.length, email).toBeGreaterThan(0);
          // What is left is what was not made.
          expect(row?.left.includes(0), email).toBe(person === undefined);
          expect(row?.left.includes(3), email).toBe((person?.roles.length ?? 0) === 0);
        }
      }
      await stores.close();
    },
  );
  await fc.assert(property, { numRuns: cases(60) });
});
