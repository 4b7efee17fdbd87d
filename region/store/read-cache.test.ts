import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, type Connection, type RegionDatabase } from './database.ts';
import { createReadCache, type ReadCache } from './read-cache.ts';

let database: RegionDatabase;
let reads: ReadCache;
let asked: number;
beforeEach(() => {
  database = openDatabase(':memory:');
  reads = createReadCache(database);
  asked = 0;
});
afterEach(() => database.close());

const names = () => nameList(database.query);
async function nameList(connection: Connection): Promise<string[]> {
  return reads.get('names', async () => {
    asked += 1;
    const rows = await connection.selectFrom('organisations').select('name').orderBy('name').execute();
    return rows.map(({ name }) => name);
  });
}
const add = (connection: Connection, name: string) =>
  connection
    .insertInto('organisations')
    .values({ id: name, name, description: '', created_on: 0, updated_on: 0 })
    .execute();

describe('the read cache', () => {
  it('asks once while nothing is written, whatever else is read', async () => {
    expect(await names()).toEqual([]);
    await database.read(async (connection) => connection.selectFrom('spaces').selectAll().execute());
    await database.read(() => Promise.reject(new Error('refused'))).catch(() => undefined);
    await database.write(async () => undefined);
    expect(await names()).toEqual([]);
    expect(asked).toBe(1);
  });

  it('asks again after a write, inside a transaction or alone', async () => {
    await names();
    await database.write((connection) => add(connection, 'a'));
    expect(await names()).toEqual(['a']);
    await add(database.query, 'b');
    expect(await names()).toEqual(['a', 'b']);
    await database.query.updateTable('organisations').set({ name: 'c' }).where('id', '=', 'b').execute();
    expect(await names()).toEqual(['a', 'c']);
  });

  it('forgets what it saw in a write that was undone', async () => {
    const failing = database.write(async (connection) => {
      await add(connection, 'a');
      expect(await nameList(connection)).toEqual(['a']);
      throw new Error('half way');
    });
    await expect(failing).rejects.toThrow('half way');
    expect(await names()).toEqual([]);
  });

  it('keeps an absent value too, and keys apart', async () => {
    const absent = () =>
      reads.get('absent', () => {
        asked += 1;
        return Promise.resolve(undefined);
      });
    expect([await absent(), await absent(), await names()]).toEqual([undefined, undefined, []]);
    expect(asked).toBe(2);
  });
});
