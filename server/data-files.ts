/** What of a data folder a backup holds: databases, and the small files without which they cannot be used. */
import { existsSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';

/** Secrets and keys that belong to the databases beside or below them. */
const companions = new Set(['session-secret', 'seal-key', 'demo-accounts.json']);

export interface DataFiles {
  /** Paths relative to the folder. */
  readonly databases: readonly string[];
  readonly companions: readonly string[];
}

/** Whether a file of this name, without a folder, was written by us. */
export function isOurs(name: string): boolean {
  return name === 'lock' || name === 'demo.json' || companions.has(name) || /\.sqlite(-wal|-shm|-journal)?$/.test(name);
}

/** Looks through the folder; backups made inside it are not part of it. */
export function dataFilesIn(folder: string): DataFiles {
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  const own = files.filter((file) => !/^backups\b/.test(file));
  return {
    databases: own.filter((file) => file.endsWith('.sqlite')),
    companions: own.filter((file) => companions.has(basename(file))),
  };
}
