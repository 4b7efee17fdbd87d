/** The stores on one SQLite file. A commit is on disk before it is acknowledged, so a restart signs nobody out. */
import type { Clock } from '#shared/clock.ts';
import { migrate } from '#server/migrate.ts';
import { openSqlite } from '#server/open-sqlite.ts';
import { createDiskSync, type DiskSync } from './disk-sync.ts';
import { GroupWrites } from './group-writes.ts';
import { noOthers } from './no-others.ts';
import { createSqliteRecoveryLinks } from './sqlite-recovery-links.ts';
import { migrations } from './migrations.ts';
import { createSqliteCounters } from './sqlite-counters.ts';
import { createSqliteCurrency } from './sqlite-currency.ts';
import { createSqliteJournal } from './sqlite-journal.ts';
import { createSqliteLeases } from './sqlite-leases.ts';
import { createSqliteReviews } from './sqlite-reviews.ts';
import { createSqliteRuns } from './sqlite-runs.ts';
import { createSqliteSessions } from './sqlite-sessions.ts';
import { createSqliteViews } from './sqlite-views.ts';
import { createSqliteTokens, readSqliteTokens } from './sqlite-tokens.ts';
import { rememberSessions, rememberTokens, StoreMemory } from './store-memory.ts';
import { reportingFailures } from './store-unavailable.ts';
import type { Stores } from './stores.ts';
import { watchAlone } from './watch-alone.ts';

/**
 * Opens or creates the file (`:memory:` for a test) and brings its schema up to date; windows of counters go by `clock`.
 * Rejects with an `Error` of one line when it cannot be opened.
 */
export async function openSqliteStores(file: string, clock: Clock): Promise<Stores> {
  const database = openSqlite(file, (opened) => migrate(opened, migrations));
  // Where SQLite writes first, and all at once sooner or later.
  const disk = file === ':memory:' ? noDisk : createDiskSync(`${file}-wal`);
  const writes = new GroupWrites(database);
  const memory = new StoreMemory(createSqliteCurrency(database));
  const sessions = reportingFailures(createSqliteSessions(database, readSqliteTokens(database)), isFailure);
  const tokens = reportingFailures(createSqliteTokens(database), isFailure);
  return {
    sessions: rememberSessions(sessions, memory),
    tokens: rememberTokens(tokens, memory),
    leases: reportingFailures(createSqliteLeases(database), isFailure),
    counters: reportingFailures(createSqliteCounters(database, clock), isFailure),
    recoveryLinks: reportingFailures(createSqliteRecoveryLinks(database), isFailure),
    runs: reportingFailures(createSqliteRuns(database, writes, disk), isFailure),
    reviews: reportingFailures(createSqliteReviews(database), isFailure),
    views: reportingFailures(createSqliteViews(database), isFailure),
    journal: reportingFailures(createSqliteJournal(database, writes, disk), isFailure),
    broadcast: noOthers,
    watch: watchAlone(),
    isUp: true,
    age: () => memory.age(),
    close: async () => {
      writes.end();
      await disk.close();
      database.close();
    },
  };
}

const noDisk: DiskSync = { synced: () => Promise.resolve(), close: () => Promise.resolve() };

const failures = new Set<unknown>([
  'ERR_SQLITE_ERROR',
  'ERR_INVALID_STATE',
  'EIO',
  'ENOSPC',
  'EDQUOT',
  'ENOENT',
  'EBADF',
]);

/** What the disk, another process or the end of this one is to blame for. */
function isFailure(error: unknown): boolean {
  return error instanceof Error && 'code' in error && failures.has(error.code);
}
