import type { SessionOrigin } from '#shared/account.ts';
import type { Database } from './sqlite-database.ts';
import type { SessionRecord, Sessions, TokenRecord } from './stores.ts';

interface Row {
  readonly created_at: number;
  readonly last_activity: number;
  readonly operator: string | null;
  readonly origin: string | null;
  readonly seen: number;
  readonly replaced_by: string | null;
  readonly replaced_until: number | null;
  readonly closed: number;
}

function toRecord(row: Row): SessionRecord {
  const { replaced_by: by, replaced_until: until } = row;
  return {
    createdAt: row.created_at,
    lastActivity: row.last_activity,
    ...(row.operator === null ? {} : { operator: row.operator }),
    ...(row.origin === null ? {} : { origin: JSON.parse(row.origin) as SessionOrigin }),
    seen: row.seen === 1,
    ...(by === null || until === null ? {} : { replaced: { by, until } }),
    ...(row.closed === 1 && { closed: true }),
  };
}

const keysOf = (rows: unknown[]) => (rows as { key: string }[]).map(({ key }) => key);

/** `tokenOf`: what a session holds of a region. */
export function createSqliteSessions(
  database: Database,
  tokenOf: (session: string, region: string) => TokenRecord | undefined,
): Sessions {
  const load = database.prepare(
    'SELECT created_at, last_activity, operator, origin, seen, replaced_by, replaced_until, closed FROM sessions WHERE key = ?',
  );
  const save = database.prepare(
    `INSERT INTO sessions (key, created_at, last_activity, operator, origin, seen) VALUES (?, ?, ?, ?, ?, 0)
     ON CONFLICT (key) DO UPDATE SET created_at = excluded.created_at,
       last_activity = max(last_activity, excluded.last_activity), operator = excluded.operator,
       origin = coalesce(excluded.origin, origin)`,
  );
  const markActivity = database.prepare('UPDATE sessions SET last_activity = max(last_activity, ?) WHERE key = ?');
  const close = database.prepare('UPDATE sessions SET closed = 1, claimed_until = ? WHERE key = ?');
  const markSeen = database.prepare('UPDATE sessions SET seen = 1 WHERE key = ?');
  const replace = database.prepare(
    'UPDATE sessions SET replaced_by = ?, replaced_until = ? WHERE key = ? AND replaced_by IS NULL',
  );
  const listReplaced = database.prepare('SELECT key FROM sessions WHERE replaced_by = ?');
  const remove = database.prepare('DELETE FROM sessions WHERE key = ?');
  const claimExpired = database.prepare(
    `UPDATE sessions SET claimed_until = ? WHERE claimed_until <= ? AND (last_activity <= ? OR created_at <= ?
       OR (seen = 0 AND last_activity <= ?) OR replaced_until <= ? OR closed = 1) RETURNING key`,
  );
  const loadNow = (session: string) => {
    const row = load.get(session) as Row | undefined;
    return row === undefined ? undefined : toRecord(row);
  };

  return {
    async load(session) {
      return loadNow(session);
    },
    async loadWithToken(key, region) {
      const session = loadNow(key);
      const token = tokenOf(key, region);
      return { ...(session && { session }), ...(token && { token }) };
    },
    async save(session, { createdAt, lastActivity, operator, origin }) {
      save.run(
        session,
        createdAt,
        lastActivity,
        operator ?? null,
        origin === undefined ? null : JSON.stringify(origin),
      );
    },
    async markActivity(session, at) {
      markActivity.run(at, session);
    },
    async close(session, lookAt) {
      close.run(lookAt, session);
    },
    async markSeen(session) {
      markSeen.run(session);
    },
    async replace(session, by, until) {
      return replace.run(by, until, session).changes === 1;
    },
    async listReplaced(session) {
      return keysOf(listReplaced.all(session));
    },
    async delete(session) {
      remove.run(session);
    },
    async claimExpired({ now, idle, absolute, unseen, replaced }, hold) {
      return keysOf(claimExpired.all(now + hold, now, now - idle, now - absolute, now - unseen, now - replaced));
    },
  };
}
