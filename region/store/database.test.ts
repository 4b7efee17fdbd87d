import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from './database.ts';
import { migrate } from '#server/migrate.ts';
import { migrations } from './migrations.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portico-database-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const organisation = (id: string) => ({ id, name: 'n', description: 'd', created_on: 1, updated_on: 1 });

describe('database', () => {
  it('is in WAL mode with full synchronisation and foreign keys', async () => {
    const database = openDatabase(join(folder, 'region.sqlite'));
    const pragma = async (name: string) =>
      Object.values((await sql.raw<object>(`PRAGMA ${name}`).execute(database.query)).rows[0] ?? {})[0] as unknown;
    expect([await pragma('journal_mode'), await pragma('synchronous'), await pragma('foreign_keys')]).toEqual([
      'wal',
      2,
      1,
    ]);
    await database.close();
  });

  it('keeps what was written and opens again without migrating twice', async () => {
    const file = join(folder, 'region.sqlite');
    const first = openDatabase(file);
    await first.write((connection) => connection.insertInto('organisations').values(organisation('a')).execute());
    await first.close();
    const second = openDatabase(file);
    expect(await second.query.selectFrom('organisations').select('id').execute()).toEqual([{ id: 'a' }]);
    await second.close();
  });

  it('undoes a write that fails', async () => {
    const database = openDatabase(':memory:');
    const failing = database.write(async (connection) => {
      await connection.insertInto('organisations').values(organisation('a')).execute();
      throw new Error('half way');
    });
    await expect(failing).rejects.toThrow('half way');
    expect(await database.query.selectFrom('organisations').select('id').execute()).toEqual([]);
    await database.close();
  });
});

describe('migrations', () => {
  it('keep the recovery links of an earlier version', () => {
    const database = new DatabaseSync(':memory:');
    migrate(
      database,
      migrations.filter(({ name }) => name < '0030'),
    );
    database.exec(`
      INSERT INTO organisations (id, name, description, created_on, updated_on) VALUES ('o', 'n', 'd', 1, 1);
      INSERT INTO users (id, organisation_id, email, firstname, lastname, active, created_on, updated_on)
        VALUES ('u', 'o', 'a@example.org', 'Ada', 'Lovelace', 0, 1, 1);
      INSERT INTO recovery_links VALUES ('u', 'flow', 'token hash', 'code hash', 5, 1, 2);
    `);
    migrate(database, migrations);
    const [link] = database.prepare('SELECT * FROM recovery_links').all();
    expect(link).toMatchObject({ flow_id: 'flow', user_id: 'u', tries_left: 5, expires_on: 2, used_on: null });
    database.close();
  });
});
