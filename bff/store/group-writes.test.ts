import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSqlite } from '#server/open-sqlite.ts';
import { GroupWrites } from './group-writes.ts';
import type { Database } from './sqlite-database.ts';

let folder: string;
let database: Database;
let other: Database;
let writes: GroupWrites;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portico-group-'));
  const file = join(folder, 'store.sqlite');
  database = openSqlite(file, (opened) => opened.exec('CREATE TABLE notes (text TEXT PRIMARY KEY)'));
  database.exec('PRAGMA busy_timeout = 0');
  other = new DatabaseSync(file);
  writes = new GroupWrites(database);
});

afterEach(() => {
  other.close();
  database.close();
  rmSync(folder, { recursive: true });
});

const note = (text: string) => () => database.prepare('INSERT INTO notes VALUES (?)').run(text).changes;
const notes = (from: Database) => from.prepare('SELECT text FROM notes ORDER BY rowid').all() as { text: string }[];
/** Goes up with every transaction of others. */
const versionSeen = () => (other.prepare('PRAGMA data_version').get() as { data_version: number }).data_version;

it('writes what is asked for in the same moment in one transaction, in the order it was asked for', async () => {
  const before = versionSeen();
  expect(await Promise.all(['a', 'b', 'c'].map((text) => writes.write(note(text))))).toEqual([1, 1, 1]);
  expect(versionSeen() - before).toBe(1);
  expect(notes(other).map(({ text }) => text)).toEqual(['a', 'b', 'c']);
});

it('tells whoever asks once others see it', async () => {
  const seenMeanwhile = await writes.write(() => {
    note('a')();
    return notes(other);
  });
  expect(seenMeanwhile).toEqual([]);
  expect(notes(other)).toEqual([{ text: 'a' }]);
});

it('refuses the one that cannot be written, and writes those beside it', async () => {
  await writes.write(note('there'));
  const told = await Promise.allSettled(['before', 'there', 'after'].map((text) => writes.write(note(text))));
  expect(told.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(notes(other).map(({ text }) => text)).toEqual(['there', 'before', 'after']);
});

it('rejects all of a moment in which nothing can be written, and goes on with the next', async () => {
  other.exec('BEGIN IMMEDIATE');
  const told = await Promise.allSettled([writes.write(note('a')), writes.write(note('b'))]);
  expect(told.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  other.exec('ROLLBACK');
  await writes.write(note('c'));
  expect(notes(other)).toEqual([{ text: 'c' }]);
});

it('takes all of it back when the end of the transaction fails', async () => {
  database.exec(`PRAGMA foreign_keys = ON;
    CREATE TABLE about (text TEXT REFERENCES notes DEFERRABLE INITIALLY DEFERRED)`);
  const orphan = () => database.prepare("INSERT INTO about VALUES ('nobody')").run();
  const told = await Promise.allSettled([writes.write(note('a')), writes.write(orphan)]);
  expect(told.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(notes(database)).toEqual([]);
  expect(database.isTransaction).toBe(false);
});

it('writes at once what was asked for when it ends', async () => {
  const written = writes.write(note('a'));
  writes.end();
  expect(notes(other)).toEqual([{ text: 'a' }]);
  await expect(written).resolves.toBe(1);
});
