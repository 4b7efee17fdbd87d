/** The stores on one SQLite file. A commit is on disk before it is acknowledged, so a restart signs nobody out. */
import { migrate } from '#server/migrate.ts';
import { openSqlite } from '#server/open-sqlite.ts';
import { createSqliteRecoveryLinks } from './sqlite-recovery-links.ts';
import { migrations } from './migrations.ts';
import { createSqliteCounters } from './sqlite-counters.ts';
import { createSqliteCurrency } from './sqlite-currency.ts';
import { createSqliteLock } from './sqlite-lock.ts';
import { createSqliteSessions } from './sqlite-sessions.ts';
import { createSqliteTokens } from './sqlite-tokens.ts';
import { rememberSessions, rememberTokens, StoreMemory } from './store-memory.ts';
import type { Stores } from './stores.ts';

/** Opens or creates the file (`:memory:` for a test) and brings its schema up to date. */
export function openSqliteStores(file: string): Stores {
  const database = openSqlite(file, (opened) => migrate(opened, migrations));
  const memory = new StoreMemory(createSqliteCurrency(database));
  return {
    sessions: rememberSessions(createSqliteSessions(database), memory),
    tokens: rememberTokens(createSqliteTokens(database), memory),
    lock: createSqliteLock(database),
    counters: createSqliteCounters(database),
    recoveryLinks: createSqliteRecoveryLinks(database),
    age: () => memory.age(),
    close: () => database.close(),
  };
}
