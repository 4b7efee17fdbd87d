import type { Database } from './sqlite-database.ts';

/**
 * Tells whether another connection has written since it was asked last, by SQLite's own count of that. The file is asked
 * once per turn of the event loop: what arrived in a turn was sent before the turn began.
 */
export function createSqliteCurrency(database: Database): () => boolean {
  const read = database.prepare('PRAGMA data_version');
  let isAsked = false;
  let seen: number | undefined;
  const nextTurn = () => {
    isAsked = false;
  };

  /** Undefined when the file cannot be asked, which whoever reads next is told. */
  function versionNow(): number | undefined {
    try {
      return (read.get() as { data_version: number }).data_version;
    } catch {
      return undefined;
    }
  }

  return () => {
    if (isAsked) return true;
    isAsked = true;
    setImmediate(nextTurn);
    const version = versionNow();
    const isCurrent = version !== undefined && version === seen;
    seen = version;
    return isCurrent;
  };
}
