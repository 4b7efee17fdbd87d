import type { Database } from './sqlite-database.ts';
import type { Lock } from './stores.ts';

export function createSqliteLock(database: Database): Lock {
  const take = database.prepare(
    `INSERT INTO locks (name, owner, until) VALUES (?, ?, ?)
     ON CONFLICT (name) DO UPDATE SET owner = excluded.owner, until = excluded.until
       WHERE owner = excluded.owner OR until <= ?`,
  );
  const release = database.prepare('DELETE FROM locks WHERE name = ? AND owner = ?');

  return {
    async take(name, owner, now, until) {
      return take.run(name, owner, until, now).changes === 1;
    },
    async release(name, owner) {
      release.run(name, owner);
    },
  };
}
