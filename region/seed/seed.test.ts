import { describe, expect, it } from 'vitest';
import { operations } from '#shared/contract/catalogue.ts';
import { User } from '#shared/contract/iam/users.ts';
import { z } from 'zod';
import { openDatabase, type RegionDatabase } from '#region/store/database.ts';
import { permissionRows, roleRows } from './catalogue-data.ts';
import { seedRegion } from './seed.ts';

const now = Date.parse('2026-01-15T09:30:00Z');
const day = 86_400_000;

async function seeded(name: string, zone: 'STD' | 'SNC', users = 240) {
  const database = openDatabase(':memory:');
  return { database, accounts: await seedRegion(database, { name, zone, now, users }) };
}
const people = (database: RegionDatabase) => database.query.selectFrom('users').selectAll().orderBy('id').execute();

describe('catalogue data', () => {
  it('holds every permission and predefined role of the platform once', () => {
    expect(new Set(permissionRows.map((row) => row.uuid)).size).toBe(permissionRows.length);
    expect(roleRows).toHaveLength(38);
    expect(new Set(roleRows.map(({ row }) => row.uuid)).size).toBe(38);
    for (const { row, permissions } of roleRows) {
      expect([row.name, permissions.length > 0, new Set(permissions).size]).toEqual([
        row.name,
        true,
        permissions.length,
      ]);
    }
  });

  it('holds every permission that an operation asks for', () => {
    const names = permissionRows.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(operations.flatMap(([, { permission = [] }]) => permission)));
  });

  it('gives roles what their names say', () => {
    const sizeOf = (name: string) => roleRows.find(({ row }) => row.name === name)?.permissions.length;
    expect(sizeOf('Organisation Admin')).toBe(permissionRows.length);
    expect(sizeOf('Space Admin')).toBe(permissionRows.filter((row) => row.in_space === 1).length);
    expect(sizeOf('Compute Admin')).toBe(permissionRows.filter((row) => row.service === 'compute').length);
    expect(sizeOf('Identity Admin')).toBe(10);
  });
});

describe('seed', () => {
  it('is the same on every start apart from secrets, which are new', async () => {
    const [one, two] = [await seeded('eu-std-1', 'STD', 50), await seeded('eu-std-1', 'STD', 50)];
    expect(await people(one.database)).toEqual(await people(two.database));
    expect(one.accounts.clientId).toBe(two.accounts.clientId);
    expect(one.accounts.clientSecret).not.toBe(two.accounts.clientSecret);
  });

  it('does nothing the second time but give the ids', async () => {
    const { database, accounts } = await seeded('eu-std-1', 'STD', 5);
    const again = await seedRegion(database, { name: 'eu-std-1', zone: 'STD', now: now + day });
    const { clientSecret: _, limited, ...rest } = accounts;
    expect(again).toEqual({ ...rest, limited: { clientId: limited.clientId } });
    expect(await people(database)).toHaveLength(5);
  });

  it('has 240 well-formed users over two years, one in seven inactive, and nobody in both regions', async () => {
    const [std, snc] = [await seeded('eu-std-1', 'STD'), await seeded('eu-snc-1', 'SNC')];
    const users = await people(std.database);
    expect(users).toHaveLength(240);
    for (const { id, email } of users) expect(User.safeParse({ id, email: z.email().parse(email) }).success).toBe(true);
    expect(users.filter((user) => user.active === 0)).toHaveLength(36);
    const ages = users.map((user) => (now - user.created_on) / day);
    expect(Math.min(...ages)).toBeGreaterThan(0);
    expect(Math.max(...ages)).toBeGreaterThan(700);
    const full = (user: { firstname: string; lastname: string }) => `${user.firstname} ${user.lastname}`;
    const others = new Set((await people(snc.database)).map(full));
    expect(users.map(full).filter((name) => others.has(name))).toEqual([]);
    expect(new Set(users.map(full)).size).toBe(240);
  });

  it('has four spaces, three of them READY, and at least 60 users in the first', async () => {
    const { database, accounts } = await seeded('eu-snc-1', 'SNC');
    const spaces = await database.query.selectFrom('spaces').selectAll().orderBy('created_on').execute();
    expect(spaces.map((space) => space.status)).toEqual(['READY', 'READY', 'READY', 'RUNNING']);
    expect(spaces.at(-1)?.running_until).toBe(now + 10 * 60_000);
    const members = database.query
      .selectFrom('space_members')
      .select('identity_id')
      .where('space_id', '=', accounts.spaceId)
      .where('identity_type', '=', 'users');
    expect((await members.execute()).length).toBeGreaterThanOrEqual(60);
  });

  it('grows to any number of users with addresses of their own', async () => {
    const { database } = await seeded('eu-std-1', 'STD', 5_000);
    const users = await people(database);
    expect(new Set(users.map((user) => user.email)).size).toBe(5_000);
  });
});
