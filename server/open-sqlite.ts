/** Opening a database of ours, with refusals that name the file. */
import { DatabaseSync } from '@photostructure/sqlite';

export type SqliteFile = InstanceType<typeof DatabaseSync>;

/** Primary result codes of SQLite: https://sqlite.org/rescode.html */
const damaged = new Set([11, 26]);
const unwritable = new Set([3, 8, 14, 23]);

/**
 * Opens or creates the database in `file` (`:memory:` for tests) and checks it; `prepare` brings its tables up to date.
 * Throws an `Error` of one line when it is damaged or cannot be written, and what `prepare` throws.
 */
export function openSqlite(file: string, prepare: (database: SqliteFile) => void): SqliteFile {
  let database: SqliteFile | undefined;
  try {
    database = new DatabaseSync(file);
    database.exec(
      'PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON',
    );
    const { quick_check: found } = database.prepare('PRAGMA quick_check(1)').get() as { quick_check: string };
    if (found !== 'ok') throw Object.assign(new Error(found), { errcode: 11 });
    prepare(database);
    return database;
  } catch (error) {
    database?.close();
    const reason = (error as Error).message.split('\n')[0];
    const code = codeOf(error);
    if (damaged.has(code)) {
      const remedy = 'bring back a backup with npm run restore';
      throw new Error(`DATA_DIR: ${file} is damaged (${reason}); ${remedy}`, { cause: error });
    }
    if (unwritable.has(code)) throw new Error(`DATA_DIR: ${file} cannot be written (${reason})`, { cause: error });
    throw error;
  }
}

/** Extended codes hold the primary one in their last byte. */
function codeOf(error: unknown): number {
  const { errcode } = error as { readonly errcode?: number };
  return (errcode ?? 0) & 0xff;
}
