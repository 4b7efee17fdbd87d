import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { AdvancingClock, systemClock } from '#shared/clock.ts';
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
