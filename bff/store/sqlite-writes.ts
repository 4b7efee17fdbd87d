import type { Database } from './sqlite-database.ts';

/** All of it or nothing. Throws what `write` throws. */
export function atOnce<Result>(database: Database, write: () => Result): Result {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = write();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
}

/** Writes without waiting for the disk. A process that is killed loses nothing of it, a machine may. */
export function inTime<Result>(database: Database, write: () => Result): Result {
  database.exec('PRAGMA synchronous = NORMAL');
  try {
    return write();
  } finally {
    database.exec('PRAGMA synchronous = FULL');
  }
}
