/** Brings a database up to date: each migration once, in order, remembered in a table of its own. */
import type { SqliteFile } from '../../launch/open-sqlite.ts';
import { migrations } from './migrations.ts';

/** One step of the schema. Once released it never changes; the next step is a new file. */
export interface Migration {
  /** The file's name without its ending: `0001-identity`. */
  readonly name: string;
  readonly sql: string;
}

/**
 * Applies what is missing, each migration in a transaction with its own record.
 * Throws an `Error` when the database holds a migration this program does not know.
 */
export function migrate(database: SqliteFile, steps: readonly Migration[] = migrations): void {
  database.exec('CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY, applied_on INTEGER NOT NULL) STRICT');
  const applied = new Set(
    (database.prepare('SELECT name FROM migrations').all() as { name: string }[]).map((row) => row.name),
  );
  const known = new Set(steps.map((step) => step.name));
  const unknown = [...applied].find((name) => !known.has(name));
  if (unknown !== undefined) throw new Error(`the database was written by a newer version (${unknown})`);
  for (const step of steps) {
    if (applied.has(step.name)) continue;
    database.exec('BEGIN IMMEDIATE');
    try {
      database.exec(step.sql);
      database.prepare('INSERT INTO migrations (name, applied_on) VALUES (?, ?)').run(step.name, Date.now());
      database.exec('COMMIT');
    } catch (error) {
      database.exec('ROLLBACK');
      throw error;
    }
  }
}
