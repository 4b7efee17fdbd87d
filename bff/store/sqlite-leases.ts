import type { Database } from './sqlite-database.ts';
import { ReleaseBells } from './release-bells.ts';
import type { Leases } from './stores.ts';

/** By the time of the machine, which all processes on a file share. */
export function createSqliteLeases(database: Database): Leases {
  const bells = new ReleaseBells();
  const forget = database.prepare('DELETE FROM leases WHERE until <= ?');
  const take = database.prepare(
    'INSERT INTO leases (name, owner, until) VALUES (?, ?, ?) ON CONFLICT (name) DO NOTHING RETURNING fence',
  );
  const read = database.prepare('SELECT until FROM leases WHERE name = ?');
  const prolong = database.prepare('UPDATE leases SET until = ? WHERE name = ? AND owner = ? AND until > ?');
  const release = database.prepare('DELETE FROM leases WHERE name = ? AND owner = ?');

  return {
    async take(name, owner, length) {
      const now = Date.now();
      forget.run(now);
      const taken = take.get(name, owner, now + length) as { fence: number } | undefined;
      if (taken !== undefined) return { isHeld: true, fence: taken.fence };
      const held = read.get(name) as { until: number } | undefined;
      return { isHeld: false, freeIn: Math.max(0, (held?.until ?? now) - now) };
    },
    async prolong(name, owner, length) {
      const now = Date.now();
      return prolong.run(now + length, name, owner, now).changes === 1;
    },
    async release(name, owner) {
      if (release.run(name, owner).changes === 1) bells.ring(name);
    },
    onRelease: (name, listener) => bells.listen(name, listener),
  };
}
