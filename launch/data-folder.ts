/** The folder a process keeps its data in: made when absent, and held by one process at a time. */
import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';

export interface DataFolder {
  release(): void;
}

/**
 * Makes and locks the folder. The lock is one of SQLite's on a file in it, so it ends with the process however that ends.
 * Throws an `Error` with a one-line message when the folder cannot be written or another process holds it.
 */
export function holdDataFolder(path: string): DataFolder {
  let lock: InstanceType<typeof DatabaseSync>;
  try {
    makeFolder(path);
    lock = new DatabaseSync(join(path, 'lock'));
    lock.exec('PRAGMA busy_timeout = 0');
  } catch (error) {
    throw new Error(`DATA_DIR: ${path} cannot be written (${reasonOf(error)})`, { cause: error });
  }
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    throw new Error(`DATA_DIR: ${path} is in use by another process`, { cause: error });
  }
  return { release: () => lock.close() };
}

/** Level by level: the recursive mkdir of Node 20 never returns where a folder cannot be made, as under /proc. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path, { mode: 0o700 });
}

function reasonOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
