import { DatabaseSync } from '@photostructure/sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { migrate } from './migrate.ts';

const steps = [
  { name: '0001-first', sql: 'CREATE TABLE first (id TEXT);' },
  { name: '0002-second', sql: 'CREATE TABLE second (id TEXT);' },
];

let database: InstanceType<typeof DatabaseSync>;
beforeEach(() => (database = new DatabaseSync(':memory:')));
afterEach(() => database.close());

function namesOf(sql: string): unknown[] {
  return database
    .prepare(sql)
    .all()
    .map((row) => (row as { name: unknown }).name);
}
const applied = () => namesOf('SELECT name FROM migrations ORDER BY name');
const tables = () =>
  namesOf("SELECT name FROM sqlite_master WHERE type = 'table' AND name <> 'migrations' ORDER BY name");

it('migrations apply once each, in order, all or nothing', () => {
  const broken = { name: '9999-broken', sql: 'CREATE TABLE fine (id TEXT); CREATE TABLE ' };
  expect(() => migrate(database, [...steps, broken])).toThrow();
  expect(applied()).toEqual(['0001-first', '0002-second']);
  expect(tables()).toEqual(['first', 'second']);
  migrate(database, steps);
});

it('migrations go on where a database was that only counted its steps', () => {
  database.exec(`${steps[0]?.sql} PRAGMA user_version = 1`);
  migrate(database, steps);
  migrate(database, steps);
  expect(applied()).toEqual(['0001-first', '0002-second']);
  expect(tables()).toEqual(['first', 'second']);
});

it('a database of a newer version is refused, named or counted', () => {
  migrate(database, [{ name: '0001-future', sql: '' }]);
  expect(() => migrate(database, steps)).toThrow('DATA_DIR: the database was written by a newer version (0001-future)');
  const counted = new DatabaseSync(':memory:');
  counted.exec('PRAGMA user_version = 3');
  expect(() => migrate(counted, steps)).toThrow('DATA_DIR: the database was written by a newer version (3)');
  counted.close();
});
