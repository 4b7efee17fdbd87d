import type { Database } from './sqlite-database.ts';
import type { Count, Counters } from './stores.ts';

interface Row {
  readonly count: number;
  readonly resets_at: number;
}

const toCount = (row: Row): Count => ({ count: row.count, resetsAt: row.resets_at });

export function createSqliteCounters(database: Database): Counters {
  const read = database.prepare('SELECT count, resets_at FROM counters WHERE name = ? AND resets_at > ?');
  const forget = database.prepare('DELETE FROM counters WHERE resets_at <= ?');
  const add = database.prepare(
    `INSERT INTO counters (name, count, resets_at) VALUES (?, max(0, ?), ?)
     ON CONFLICT (name) DO UPDATE SET count = max(0, count + ?) RETURNING count, resets_at`,
  );
  const reset = database.prepare('DELETE FROM counters WHERE name = ?');

  return {
    async read(name, now) {
      const row = read.get(name, now) as Row | undefined;
      return row === undefined ? { count: 0, resetsAt: now } : toCount(row);
    },
    async add(name, amount, now, window) {
      forget.run(now);
      return toCount(add.get(name, amount, now + window, amount) as Row);
    },
    async reset(name) {
      reset.run(name);
    },
  };
}
