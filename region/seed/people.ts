/** Seeded users: deterministic, spread over two years, the spaces and both activation states. */
import type { Insertable } from 'kysely';
import type { Connection } from '#region/store/database.ts';
import type { RegionTables } from '#region/store/schema.ts';
import { mailboxOf, names } from './people-data.ts';
import { seededId } from './seeded-id.ts';

export interface PeopleSeed {
  readonly region: string;
  readonly zone: 'STD' | 'SNC';
  readonly organisationId: string;
  readonly domain: string;
  /** In the order of the seeded spaces. */
  readonly spaceIds: readonly string[];
  readonly now: number;
  readonly count: number;
}

type User = Insertable<RegionTables['users']>;
type Member = Insertable<RegionTables['space_members']>;

const day = 24 * 60 * 60 * 1000;
const span = 730 * day;
const batch = 500;
/** The demo space has at least this many users, when there are as many. */
const demoUsers = 60;

/** Adds the users and their assignments; gives the ids in order. Part of the caller's transaction. */
export async function seedPeople(connection: Connection, seed: PeopleSeed): Promise<readonly string[]> {
  const taken = new Map<string, number>();
  const ids: string[] = [];
  for (let start = 0; start < seed.count; start += batch) {
    const users = Array.from({ length: Math.min(batch, seed.count - start) }, (_, index) =>
      createPerson(seed, start + index, taken),
    );
    ids.push(...users.map((user) => user.id));
    await connection.insertInto('users').values(users).execute();
    const members = users.flatMap((user, index) => assignments(seed, user, start + index));
    if (members.length > 0) await connection.insertInto('space_members').values(members).execute();
  }
  return ids;
}

function createPerson(seed: PeopleSeed, index: number, taken: Map<string, number>): User {
  const { firstnames, lastnames } = names[seed.zone];
  const firstname = firstnames[index % firstnames.length] as string;
  const lastname = lastnames[(index * 7 + Math.floor(index / firstnames.length)) % lastnames.length] as string;
  const createdOn = timeOf(seed, index);
  return {
    id: seededId(seed.region, 'user', String(index)),
    organisation_id: seed.organisationId,
    email: addressOf(mailboxOf(firstname, lastname), seed.domain, taken),
    firstname,
    lastname,
    active: isInactive(index) ? 0 : 1,
    created_on: createdOn,
    updated_on: Math.min(seed.now, createdOn + ((index * 37) % 60) * day),
  };
}

/** Namesakes get a number; `taken` holds how many of a mailbox there are. */
function addressOf(mailbox: string, domain: string, taken: Map<string, number>): string {
  const number = (taken.get(mailbox) ?? 0) + 1;
  taken.set(mailbox, number);
  return `${mailbox}${number === 1 ? '' : number}@${domain}`;
}

/** Fifteen in a hundred. */
function isInactive(index: number): boolean {
  return [3, 9, 16].includes(index % 20);
}

/** The golden ratio spreads any number of people evenly without a visible pattern. */
function timeOf(seed: PeopleSeed, index: number): number {
  const share = (index * 0.618_033_988_749_895) % 1;
  return seed.now - day - Math.floor(share * (span - day)) - ((index * 9_973_331) % day);
}

function assignments(seed: PeopleSeed, user: User, index: number): Member[] {
  const belongs = [index < demoUsers || index % 3 === 0, index % 4 === 1, index % 5 === 2, index % 12 === 7];
  return seed.spaceIds.flatMap((spaceId, place) => {
    if (belongs[place] !== true) return [];
    const assignedOn = Math.min(seed.now, user.created_on + (place + 1) * day);
    const identity = { identity_type: 'users', identity_id: user.id, identity_created_on: user.created_on } as const;
    return [{ space_id: spaceId, ...identity, assigned_on: assignedOn }];
  });
}
