import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { AdvancingClock, systemClock } from '#shared/clock.ts';
import { migrate } from '#server/migrate.ts';
import { openSqlite } from '#server/open-sqlite.ts';
import { GroupWrites } from './group-writes.ts';
import { migrations } from './migrations.ts';
import { createSqliteJournal } from './sqlite-journal.ts';
import { createSqliteRuns } from './sqlite-runs.ts';
import { describeStore } from './store-suite-for-tests.ts';
import { openSqliteStores } from './sqlite-store.ts';
import { StoreUnavailable } from './store-unavailable.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portico-store-'));
  file = join(folder, 'console.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true }));

describeStore('a store on SQLite', async () => {
  const clock = new AdvancingClock();
  return {
    open: () => openSqliteStores(file, clock),
    elapse: async (milliseconds) => clock.advance(milliseconds),
    end: async () => undefined,
  };
});

it('refuses a file of a newer version', async () => {
  const database = new DatabaseSync(file);
  database.exec('PRAGMA user_version = 99');
  database.close();
  await expect(openSqliteStores(file, systemClock)).rejects.toThrow(/^DATA_DIR: /);
});

it('has what a closing process was asked to write', async () => {
  const stores = await openSqliteStores(file, systemClock);
  const appended = stores.journal.append({ at: 0, text: '{}' });
  await stores.close();
  await Promise.allSettled([appended]);
  const again = await openSqliteStores(file, systemClock);
  expect(await again.journal.records(0, 10)).toHaveLength(1);
  await again.close();
});

it('has a step that is sent on the disk before its call, by waiting once', async () => {
  const database = openSqlite(file, (opened) => migrate(opened, migrations));
  const seenAtSync: unknown[] = [];
  const disk = {
    async synced() {
      seenAtSync.push(database.prepare('SELECT state FROM run_steps').all());
    },
  };
  const writes = new GroupWrites(database);
  const runs = createSqliteRuns(database, writes, disk);
  const [id, standing] = ['run', { state: 'running', isConfirmed: true } as const];
  const [createdAt, changedAt, sealed] = [0, 0, new Uint8Array(1)];
  const run = {
    id,
    kind: 'activate',
    region: 'r',
    clientId: 'c',
    session: 's',
    standing,
    createdAt,
    changedAt,
    sealed,
  };
  await runs.create({ ...run, kind: 'activate' }, [sealed], 1);
  await runs.claim(id, 1);
  expect(await runs.settle(id, 1, 0, 'todo', { state: 'sending', at: 1 })).toBe(true);
  expect(seenAtSync).toEqual([]);
  await createSqliteJournal(database, writes, disk).append({ at: 1, text: '{}' });
  expect(seenAtSync).toEqual([[{ state: 'sending' }]]);
  database.close();
});

it('says that it is not available when the file fails, and nothing else', async () => {
  const stores = await openSqliteStores(file, systemClock);
  await stores.close();
  for (const asked of [
    stores.sessions.load('s'),
    stores.sessions.loadWithToken('s', 'eu-std-1'),
    stores.tokens.list('s'),
    stores.counters.add('n', 1, 1_000),
    stores.leases.take('x', 'a', 1_000),
    stores.recoveryLinks.list('eu-std-1', 'o', 1),
    stores.runs.due(0),
    stores.journal.append({ at: 0, text: '{}' }),
  ]) {
    await expect(asked).rejects.toBeInstanceOf(StoreUnavailable);
  }
});
