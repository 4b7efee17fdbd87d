/** The folder a process keeps its data in: made when absent, and held by one process at a time. */
import { accessSync, chmodSync, constants, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { isOurs } from './data-files.ts';

export interface DataFolder {
  release(): void;
}

/** File in a folder whose databases are being replaced by those of a backup. */
export const restoreMark = 'restore-unfinished';

/**
 * Makes and locks the folder, and makes sure that nobody else reads our files in it. The lock is one of SQLite's on a file in it, so it ends with the process however that ends.
 * Throws an `Error` with a one-line message when the folder or a file of ours in it cannot be written, when another
 * process holds it, or, unless `halfRestored`, when a restore was broken off.
 */
export function holdDataFolder(path: string, { halfRestored = false } = {}): DataFolder {
  let lock: InstanceType<typeof DatabaseSync>;
  try {
    makeFolder(path);
    accessSync(path, constants.W_OK | constants.X_OK);
    for (const file of readdirSync(path)) {
      if (!isOurs(file)) continue;
      accessSync(join(path, file), constants.R_OK | constants.W_OK);
      chmodSync(join(path, file), 0o600);
    }
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
  if (!halfRestored && existsSync(join(path, restoreMark))) {
    lock.close();
    throw new Error(`DATA_DIR: a restore of ${path} was broken off; run npm run restore again`);
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
