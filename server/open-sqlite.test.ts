import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSqlite } from './open-sqlite.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portico-open-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function fill(file: string): void {
  const database = openSqlite(file, () => undefined);
  database.exec('CREATE TABLE notes (text TEXT); CREATE INDEX by_text ON notes (text)');
  for (let count = 0; count < 200; count += 1) database.exec(`INSERT INTO notes VALUES ('${'n'.repeat(100)}${count}')`);
  database.exec('PRAGMA wal_checkpoint(TRUNCATE); PRAGMA journal_mode = DELETE');
  database.close();
}

it.each([
  ['what is no database', () => Buffer.from('no database'.repeat(1_000))],
  ['a file cut short', (whole: Buffer) => whole.subarray(0, whole.length / 2)],
  [
    'pages overwritten',
    (whole: Buffer) => Buffer.concat([whole.subarray(0, 8_192), Buffer.alloc(whole.length - 8_192, 7)]),
  ],
])('names the file of %s', (_, damage) => {
  const file = join(folder, 'region.sqlite');
  fill(file);
  writeFileSync(file, damage(readFileSync(file)));
  expect(() => openSqlite(file, () => undefined)).toThrow(/^DATA_DIR: .*region\.sqlite is damaged \(.*restore$/);
});
