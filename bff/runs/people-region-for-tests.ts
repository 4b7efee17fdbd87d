/** A model of a region with people in an organisation, for runs that add some. */
import type { AdvancingClock } from '#shared/clock.ts';
import type { OperationId } from '#shared/contract/catalogue.ts';
import type { PlannedCall, PlannedStep } from '#shared/run.ts';
import { FaultyWrites, refused, type Fault } from './model-runs-for-tests.ts';
import { Unreadable } from './run-kind.ts';
import type { Written } from './run-region.ts';
import type { RunUpstream } from './step-work.ts';

interface Person {
  readonly id: string;
  readonly email: string;
  readonly spaces: string[];
  readonly roles: string[];
}

export const organisationId = '00000000-0000-4000-8000-000000000001';
export const spaces = ['00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-0000000000a2'];
export const role = '00000000-0000-4000-8000-0000000000b1';

/** Somebody to be in both spaces, with the role in the second one. */
export const rowFor = (email: string): PlannedStep => ({
  operation: 'CreateUserOrganisation',
  path: { organisationId },
  body: { email, firstname: 'Ada', lastname: 'Tillier' },
  next: [
    ...spaces.map((spaceId) => ({ operation: 'AssignUserToSpace', path: { spaceId } }) as const),
    { operation: 'SetIAMPolicySpace', path: { spaceId: spaces[1] ?? '' }, body: { add: { roles: [role] } } },
  ],
});

export interface PeopleTraits {
  /** Whether a creation is answered with the id of whom it has created. */
  readonly saysIds?: boolean;
  readonly saysTotal?: boolean;
  /** Whether lists of more than one address may be read. */
  readonly lists?: boolean;
}

export class PeopleRegion implements RunUpstream {
  readonly people: Person[] = [];
  readonly writes: FaultyWrites;
  /** Addresses of those it said were created. */
  readonly made: string[] = [];
  readonly traits: PeopleTraits;
  /** Reads it was asked for. */
  reads = 0;

  constructor(clock: AdvancingClock, befall: readonly Fault[], traits: PeopleTraits = {}) {
    this.traits = traits;
    this.writes = new FaultyWrites(clock, befall, (call) => this.#carryOut(call));
  }

  async session(): Promise<string> {
    return 'session';
  }

  async read(id: OperationId, { path = {}, query, page }: Parameters<RunUpstream['read']>[1]): Promise<unknown> {
    this.reads += 1;
    this.writes.arrive();
    const person = this.people.find((one) => one.id === (path['userId'] ?? path['subjectId']));
    switch (id) {
      case 'ListUserOrganisation':
        return query === undefined
          ? this.#page(page)
          : { items: this.people.filter(({ email }) => email.toLowerCase() === query['email']) };
      case 'GetUserSpace':
        return person?.spaces.includes(path['spaceId'] ?? '') ? {} : undefined;
      case 'GetIAMPolicySpace':
        if (!person?.spaces.includes(path['spaceId'] ?? '')) throw new Unreadable(refused);
        return { roles: person.roles, permissions: [] };
      default:
        throw new Error(`nobody asks for ${id}`);
    }
  }

  async readItems(
    _list: string,
    { spaceId = '' }: PlannedCall['path'],
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, unknown>> {
    this.reads += 1;
    if (this.traits.lists === false) throw new Unreadable(refused);
    const there = this.people.filter(({ id, spaces: within }) => ids.includes(id) && within.includes(spaceId));
    return new Map(there.map((person) => [person.id, person]));
  }

  async readAll(): Promise<never> {
    throw new Error('nobody asks for whole lists');
  }

  write(call: PlannedCall): Promise<Written> {
    return this.writes.write(call);
  }

  add(email: string, into: readonly string[], roles: readonly string[] = []): string {
    const id = `00000000-0000-4000-8000-00000001${String(this.people.length).padStart(4, '0')}`;
    this.people.push({ id, email, spaces: [...into], roles: [...roles] });
    return id;
  }

  #page({ size = 30, nextToken = '0' }: { size?: number | undefined; nextToken?: string | undefined } = {}) {
    if (this.traits.lists === false) throw new Unreadable(refused);
    const end = Number(nextToken) + size;
    return {
      items: this.people.slice(end - size, end),
      ...(end < this.people.length && { nextPageToken: String(end) }),
      ...(this.traits.saysTotal && { totalSize: this.people.length }),
    };
  }

  #carryOut({ operation, path, body }: PlannedCall): Written {
    if (operation === 'CreateUserOrganisation') {
      const { email } = body as { email: string };
      if (this.people.some((one) => one.email.toLowerCase() === email.toLowerCase()))
        return { kind: 'refused', problem: { title: 'Taken', status: 409 } };
      this.made.push(email);
      const id = this.add(email, []);
      return { kind: 'done', requestId: 'r', ...(this.traits.saysIds && { id }) };
    }
    const person = this.people.find(({ id }) => id === (path['userId'] ?? path['subjectId']));
    const spaceId = path['spaceId'] ?? '';
    if (person === undefined) return { kind: 'refused', problem: { title: 'Nobody', status: 404 } };
    if (operation === 'AssignUserToSpace') person.spaces.push(spaceId);
    else if (person.spaces.includes(spaceId)) person.roles.push(role);
    else return { kind: 'refused', problem: { title: 'Not there', status: 404 } };
    return { kind: 'done', requestId: 'r' };
  }
}
