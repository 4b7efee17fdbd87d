/** Brings a database up to date: each migration once, in order, remembered in a table of its own. */
import type { SqliteFile } from './open-sqlite.ts';

/** One step of a schema. Once released it never changes; the next step is a new one at the end. */
export interface Migration {
  /** Unique, and in the order of the steps: `0001-identity`. */
  readonly name: string;
  readonly sql: string;
}

/**
 * Applies what is missing, each migration in a transaction with its own record.
 * Throws an `Error` of one line when the database holds a migration this program does not know.
 */
export function migrate(database: SqliteFile, steps: readonly Migration[]): void {
  database.exec('CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY, applied_on INTEGER NOT NULL) STRICT');
  const applied = new Set(
    (database.prepare('SELECT name FROM migrations').all() as { name: string }[]).map((row) => row.name),
  );
  const known = new Set(steps.map((step) => step.name));
  const unknown = [...applied].find((name) => !known.has(name));
  if (unknown !== undefined) throw newer(unknown);
  const counted = countOf(database);
  if (counted > steps.length) throw newer(String(counted));
  const record = database.prepare('INSERT INTO migrations (name, applied_on) VALUES (?, ?)');
  for (const [index, step] of steps.entries()) {
    if (applied.has(step.name)) continue;
    database.exec('BEGIN IMMEDIATE');
    try {
      if (index >= counted) database.exec(step.sql);
      record.run(step.name, Date.now());
      database.exec('COMMIT');
    } catch (error) {
      database.exec('ROLLBACK');
      throw error;
    }
  }
}

/** How many steps the console had applied when it still counted them, in the file's `user_version`. */
function countOf(database: SqliteFile): number {
  return (database.prepare('PRAGMA user_version').get() as { user_version: number }).user_version;
}

function newer(found: string): Error {
  return new Error(`DATA_DIR: the database was written by a newer version (${found})`);
}
