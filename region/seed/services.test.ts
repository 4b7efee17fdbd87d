import { afterEach, expect, it } from 'vitest';
import { openDatabase, type RegionDatabase } from '#region/store/database.ts';
import { resetRegion } from './reset.ts';
import { seedRegion } from './seed.ts';

const now = Date.parse('2026-01-15T09:30:00Z');
const open: RegionDatabase[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((database) => database.close()));
});

async function seeded(name: string) {
  const database = openDatabase(':memory:');
  open.push(database);
  await seedRegion(database, { name, zone: 'STD', now, users: 2 });
  const tables = ['vms', 'database_clusters', 'backups', 'registries', 'secret_instances'] as const;
  const rows = await Promise.all(tables.map((table) => database.query.selectFrom(table).selectAll().execute()));
  const ready = await database.query.selectFrom('spaces').select('id').where('status', '=', 'READY').execute();
  return { ready: ready.map(({ id }) => id), rows };
}

const isSecret = (column: string) => column === 'password' || column === 'token';

it('puts every service into every READY space and none into the others', async () => {
  const { ready, rows } = await seeded('eu-test-1');
  for (const table of rows) {
    expect(new Set(table.map((row) => row.space_id))).toEqual(new Set(ready));
  }
});

it('is the same at every start apart from secrets, and different in another region', async () => {
  const told = async (name: string) =>
    (await seeded(name)).rows.map((table) => table.map((row) => ({ ...row, password: '', token: '' })));
  expect(await told('eu-test-1')).toEqual(await told('eu-test-1'));
  const secrets = async () => {
    const { rows } = await seeded('eu-test-1');
    return rows
      .flat()
      .flatMap((row) => Object.entries(row).flatMap(([name, value]) => (isSecret(name) ? [value] : [])));
  };
  const [first, second] = [await secrets(), await secrets()];
  expect(first).toHaveLength(8);
  expect(first.filter((secret) => second.includes(secret))).toEqual([]);
  const ids = async (name: string) => (await seeded(name)).rows.flatMap((table) => table.map((row) => row.id));
  const elsewhere = await ids('eu-test-2');
  expect((await ids('eu-test-1')).filter((id) => elsewhere.includes(id))).toEqual([]);
});

it('keeps its secrets when the region is reset', async () => {
  const database = openDatabase(':memory:');
  open.push(database);
  const seed = { name: 'eu-test-1', zone: 'STD', now, users: 2 } as const;
  await seedRegion(database, seed);
  const read = async () => [
    await database.query.selectFrom('registries').select(['id', 'password']).execute(),
    await database.query.selectFrom('secret_instances').select(['id', 'token']).execute(),
  ];
  const before = await read();
  await resetRegion(database, seed);
  expect(await read()).toEqual(before);
});
