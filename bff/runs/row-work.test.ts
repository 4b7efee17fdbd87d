/** Adding people against a model of a region: whatever befalls a call, nobody is created twice or told to be what they are not. */
import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs as cases } from '#testing/property-runs.ts';
import { AdvancingClock } from '#shared/clock.ts';
import type { OperationId } from '#shared/contract/catalogue.ts';
import { newRun, type PlannedCall, type PlannedStep } from '#shared/run.ts';
import { createSeal } from '#bff/config/seal.ts';
import { openSqliteStores } from '#bff/store/sqlite-store.ts';
import type { Runs } from '#bff/store/runs.ts';
import { kindsOfRun } from './kinds-of-run.ts';
import { befalling, FaultyWrites, refused, workThrough, type Fault } from './model-runs-for-tests.ts';
import { Unreadable } from './run-kind.ts';
import type { Written } from './run-region.ts';
import { RunSeal } from './run-seal.ts';
import type { RunUpstream } from './step-work.ts';

interface Person {
  readonly id: string;
  readonly email: string;
  readonly spaces: string[];
  readonly roles: string[];
}

const organisationId = '00000000-0000-4000-8000-000000000001';
const spaces = ['00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-0000000000a2'];
const role = '00000000-0000-4000-8000-0000000000b1';
const emails = Array.from({ length: 8 }, (_, index) => `Person-${index}@example.com`);

class PeopleRegion implements RunUpstream {
  readonly people: Person[] = [];
  readonly writes: FaultyWrites;
  /** Addresses of those it said were created. */
  readonly made: string[] = [];
  readonly #saysIds: boolean;

  constructor(clock: AdvancingClock, befall: readonly Fault[], there: readonly string[], saysIds: boolean) {
    this.#saysIds = saysIds;
    for (const email of there) this.#add(email, [spaces[0] ?? '']);
    this.writes = new FaultyWrites(clock, befall, (call) => this.#carryOut(call));
  }

  async session(): Promise<string> {
    return 'session';
  }

  async read(id: OperationId, { path = {}, query }: Parameters<RunUpstream['read']>[1]): Promise<unknown> {
    this.writes.arrive();
    const person = this.people.find((one) => one.id === (path['userId'] ?? path['subjectId']));
    switch (id) {
      case 'ListUserOrganisation':
        return { items: this.people.filter(({ email }) => email.toLowerCase() === query?.['email']) };
      case 'GetUserSpace':
        return person?.spaces.includes(path['spaceId'] ?? '') ? {} : undefined;
      case 'GetIAMPolicySpace':
        if (!person?.spaces.includes(path['spaceId'] ?? '')) throw new Unreadable(refused);
        return { roles: person.roles, permissions: [] };
      default:
        throw new Error(`nobody asks for ${id}`);
    }
  }

  async readItems(): Promise<never> {
    throw new Error('nobody asks for lists of some');
  }

  async readAll(): Promise<never> {
    throw new Error('nobody asks for whole lists');
  }

  write(call: PlannedCall): Promise<Written> {
    return this.writes.write(call);
  }

  #add(email: string, into: readonly string[]): string {
    const id = `00000000-0000-4000-8000-0000000001${String(this.people.length).padStart(2, '0')}`;
    this.people.push({ id, email, spaces: [...into], roles: [] });
    return id;
  }

  #carryOut({ operation, path, body }: PlannedCall): Written {
    if (operation === 'CreateUserOrganisation') {
      const { email } = body as { email: string };
      if (this.people.some((one) => one.email.toLowerCase() === email.toLowerCase()))
        return { kind: 'refused', problem: { title: 'Taken', status: 409 } };
      this.made.push(email);
      const id = this.#add(email, []);
      return { kind: 'done', ...(this.#saysIds && { id }) };
    }
    const person = this.people.find(({ id }) => id === (path['userId'] ?? path['subjectId']));
    const spaceId = path['spaceId'] ?? '';
    if (person === undefined) return { kind: 'refused', problem: { title: 'Nobody', status: 404 } };
    if (operation === 'AssignUserToSpace') person.spaces.push(spaceId);
    else if (person.spaces.includes(spaceId)) person.roles.push(role);
    else return { kind: 'refused', problem: { title: 'Not there', status: 404 } };
    return { kind: 'done' };
  }
}

const seal = new RunSeal(createSeal([{ id: 'twelve bytes', key: randomBytes(32) }]));

const rowFor = (email: string): PlannedStep => ({
  operation: 'CreateUserOrganisation',
  path: { organisationId },
  body: { email, firstname: 'Ada', lastname: 'Tillier' },
  next: [
    ...spaces.map((spaceId) => ({ operation: 'AssignUserToSpace', path: { spaceId } }) as const),
    { operation: 'SetIAMPolicySpace', path: { spaceId: spaces[1] ?? '' }, body: { add: { roles: [role] } } },
  ],
});

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
      const region = new PeopleRegion(clock, befall, there, saysIds);
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
