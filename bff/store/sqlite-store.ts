/** The stores on one SQLite file. A commit is on disk before it is acknowledged, so a restart signs nobody out. */
import { openSqlite } from '#server/open-sqlite.ts';
import { createSqliteRecoveryLinks, killedLinks, recoveryLinksTable } from '../ledger/sqlite-recovery-links.ts';
import type { Database } from './sqlite-database.ts';
import { createSqliteCounters } from './sqlite-counters.ts';
import { createSqliteLock } from './sqlite-lock.ts';
import { createSqliteSessions } from './sqlite-sessions.ts';
import { createSqliteTokens } from './sqlite-tokens.ts';
import type { Stores } from './stores.ts';

/** Each entry is applied once, in order; `user_version` counts them. Never change one that was released. */
const migrations = [
  `CREATE TABLE sessions (
     key TEXT PRIMARY KEY,
     created_at INTEGER NOT NULL,
     last_activity INTEGER NOT NULL,
     operator TEXT
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX sessions_by_activity ON sessions (last_activity);
   CREATE TABLE tokens (
     session TEXT NOT NULL REFERENCES sessions (key) ON DELETE CASCADE,
     region TEXT NOT NULL,
     client_id TEXT NOT NULL,
     organisation_id TEXT,
     expires_at INTEGER NOT NULL,
     renew_at INTEGER,
     sealed BLOB NOT NULL,
     version INTEGER NOT NULL,
     PRIMARY KEY (session, region)
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE locks (name TEXT PRIMARY KEY, owner TEXT NOT NULL, until INTEGER NOT NULL) STRICT, WITHOUT ROWID;
   CREATE TABLE counters (name TEXT PRIMARY KEY, count INTEGER NOT NULL, resets_at INTEGER NOT NULL)
     STRICT, WITHOUT ROWID;`,
  recoveryLinksTable,
  // Who signed in as a person, as JSON; null for a service account.
  `ALTER TABLE tokens ADD COLUMN person TEXT;
   CREATE INDEX tokens_by_account ON tokens (region, client_id);`,
  `ALTER TABLE tokens ADD COLUMN failures INTEGER NOT NULL DEFAULT 0;
   ALTER TABLE tokens ADD COLUMN unanswered INTEGER NOT NULL DEFAULT 0;`,
  killedLinks,
  `ALTER TABLE sessions ADD COLUMN seen INTEGER NOT NULL DEFAULT 1;
   ALTER TABLE sessions ADD COLUMN replaced_by TEXT REFERENCES sessions (key) ON DELETE CASCADE;
   ALTER TABLE sessions ADD COLUMN replaced_until INTEGER;
   CREATE INDEX sessions_by_successor ON sessions (replaced_by);`,
];

/** Opens or creates the file (`:memory:` for a test) and brings its schema up to date. */
export function openSqliteStores(file: string): Stores {
  const database = openSqlite(file, migrate);
  return {
    sessions: createSqliteSessions(database),
    tokens: createSqliteTokens(database),
    lock: createSqliteLock(database),
    counters: createSqliteCounters(database),
    recoveryLinks: createSqliteRecoveryLinks(database),
    close: () => database.close(),
  };
}

function migrate(database: Database): void {
  const { user_version: applied } = database.prepare('PRAGMA user_version').get() as { user_version: number };
  if (applied > migrations.length) throw new Error('DATA_DIR: was written by a newer version of the console');
  for (const [index, migration] of migrations.entries()) {
    if (index >= applied) database.exec(`BEGIN; ${migration} PRAGMA user_version = ${index + 1}; COMMIT;`);
  }
}
