import type { Database } from './sqlite-database.ts';
import type { SessionRecord, Sessions } from './stores.ts';

interface Row {
  readonly created_at: number;
  readonly last_activity: number;
  readonly operator: string | null;
}

function toRecord(row: Row): SessionRecord {
  const times = { createdAt: row.created_at, lastActivity: row.last_activity };
  return row.operator === null ? times : { ...times, operator: row.operator };
}

export function createSqliteSessions(database: Database): Sessions {
  const load = database.prepare('SELECT created_at, last_activity, operator FROM sessions WHERE key = ?');
  const save = database.prepare(
    `INSERT INTO sessions (key, created_at, last_activity, operator) VALUES (?, ?, ?, ?)
     ON CONFLICT (key) DO UPDATE SET created_at = excluded.created_at,
       last_activity = max(last_activity, excluded.last_activity), operator = excluded.operator`,
  );
  const markActivity = database.prepare('UPDATE sessions SET last_activity = max(last_activity, ?) WHERE key = ?');
  const remove = database.prepare('DELETE FROM sessions WHERE key = ?');
  const listExpired = database.prepare('SELECT key FROM sessions WHERE last_activity <= ? OR created_at <= ?');

  return {
    async load(session) {
      const row = load.get(session) as Row | undefined;
      return row === undefined ? undefined : toRecord(row);
    },
    async save(session, { createdAt, lastActivity, operator }) {
      save.run(session, createdAt, lastActivity, operator ?? null);
    },
    async markActivity(session, at) {
      markActivity.run(at, session);
    },
    async delete(session) {
      remove.run(session);
    },
    async listExpired(lastActivityUntil, createdUntil) {
      const rows = listExpired.all(lastActivityUntil, createdUntil) as { key: string }[];
      return rows.map(({ key }) => key);
    },
  };
}
