import type { Clock } from '#shared/clock.ts';
import type { Database } from './sqlite-database.ts';
import type { Counters } from './stores.ts';

interface Row {
  readonly count: number;
  readonly resets_at: number;
}

export function createSqliteCounters(database: Database, clock: Clock): Counters {
  const forget = database.prepare('DELETE FROM counters WHERE resets_at <= ?');
  const add = database.prepare(
    `INSERT INTO counters (name, count, resets_at) VALUES (?, max(0, ?), ?)
     ON CONFLICT (name) DO UPDATE SET count = max(0, count + ?) RETURNING count, resets_at`,
  );
  const reset = database.prepare('DELETE FROM counters WHERE name = ?');

  return {
    async add(name, amount, window) {
      const now = clock.now();
      forget.run(now);
      const row = add.get(name, amount, now + window, amount) as Row;
      return { count: row.count, resetsIn: row.resets_at - now };
    },
    async reset(name) {
      reset.run(name);
    },
  };
}
