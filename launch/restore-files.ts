/** Puts the files of a backup back. A crash at any point leaves a folder that starts not at all or as restored. */
import {
  chownSync,
  closeSync,
  copyFileSync,
  fsyncSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { dataFilesIn, isOurs } from '#server/data-files.ts';
import { holdDataFolder, restoreMark, type DataFolder } from '#server/data-folder.ts';

/** What SQLite keeps beside a database: replayed over a copy, it would undo the restore. */
const leftovers = ['-wal', '-shm', '-journal'];

/**
 * Restores every file of `backup` into `dataDir` and answers their paths; other files stay as they are. All copies are
 * read and checked before anything is changed. Throws an `Error` of one line when a copy is damaged or absent, or while
 * a process holds the folder.
 */
export function restoreFiles(backup: string, dataDir: string): string[] {
  const { databases, companions } = dataFilesIn(backup);
  if (databases.length === 0) throw new Error(`no database in ${backup}`);
  const files = [...databases, ...companions];
  const folders = [...new Set([dataDir, ...files.map((file) => dirname(join(dataDir, file)))])];
  const held: DataFolder[] = [];
  try {
    for (const folder of folders) held.push(holdDataFolder(folder, { halfRestored: true }));
    for (const file of databases) copyChecked(join(backup, file), fresh(dataDir, file));
    for (const file of companions) copyFileSync(join(backup, file), fresh(dataDir, file));
    for (const file of files) flush(fresh(dataDir, file));

    for (const folder of folders) {
      writeFileSync(join(folder, restoreMark), `${backup}\n`);
      flush(folder);
    }
    for (const file of files) {
      for (const suffix of leftovers) rmSync(join(dataDir, file + suffix), { force: true });
      renameSync(fresh(dataDir, file), join(dataDir, file));
    }
    for (const folder of folders) {
      flush(folder);
      giveToOwner(folder);
    }
    for (const folder of folders) rmSync(join(folder, restoreMark), { force: true });
  } finally {
    for (const folder of held) folder.release();
  }
  return files.map((file) => join(dataDir, file));
}

/** Of a folder: who restores as root is seldom who the product runs as. */
function giveToOwner(folder: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(folder);
  for (const file of readdirSync(folder).filter(isOurs)) chownSync(join(folder, file), uid, gid);
}

const fresh = (dataDir: string, file: string) => join(dataDir, `${file}.restoring`);

/** Copies through SQLite, which takes in what a copy made by hand may have beside it. */
function copyChecked(from: string, to: string): void {
  rmSync(to, { force: true });
  try {
    const database = new DatabaseSync(from, { readOnly: true });
    try {
      const rows = database.prepare('PRAGMA integrity_check').all() as { integrity_check: string }[];
      const faults = rows.map((row) => row.integrity_check).filter((text) => text !== 'ok');
      if (faults.length > 0) throw new Error(faults[0]?.split('\n')[0]);
      if (database.prepare('SELECT 1 FROM sqlite_schema').get() === undefined) throw new Error('it is empty');
      database.prepare('VACUUM INTO ?').run(to);
    } finally {
      database.close();
    }
  } catch (error) {
    rmSync(to, { force: true });
    throw new Error(`${from} is damaged (${(error as Error).message}); nothing was restored`, { cause: error });
  }
}

/** Waits until what was written is on disk: a file, or the names in a folder. */
function flush(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
