/** Brings a database up to date: each migration once, in order, remembered in a table of its own. */
import type { SqliteFile } from '#server/open-sqlite.ts';
import type { Migration } from './migration.ts';
import { migrations } from './migrations.ts';

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
