import type { Database } from './sqlite-database.ts';
import type { PersonRecord, TokenRecord, Tokens } from './stores.ts';

interface Row {
  readonly region: string;
  readonly client_id: string;
  /** JSON; null for a service account. */
  readonly person: string | null;
  readonly organisation_id: string | null;
  readonly expires_at: number;
  readonly renew_at: number | null;
  readonly failures: number;
  readonly unanswered: number;
  readonly sealed: Uint8Array;
  readonly version: number;
}

const columns =
  'region, client_id, person, organisation_id, expires_at, renew_at, failures, unanswered, sealed, version';

function toRecord(row: Row): TokenRecord {
  const record = {
    region: row.region,
    clientId: row.client_id,
    expiresAt: row.expires_at,
    sealed: row.sealed,
    version: row.version,
  };
  return {
    ...record,
    ...(row.person === null ? {} : { person: JSON.parse(row.person) as PersonRecord }),
    ...(row.organisation_id === null ? {} : { organisationId: row.organisation_id }),
    ...(row.renew_at === null ? {} : { renewAt: row.renew_at }),
    ...(row.failures === 0 ? {} : { failures: row.failures }),
    ...(row.unanswered === 0 ? {} : { unanswered: row.unanswered }),
  };
}

/** What a session holds of a region. */
export function readSqliteTokens(database: Database): (session: string, region: string) => TokenRecord | undefined {
  const load = database.prepare(`SELECT ${columns} FROM tokens WHERE session = ? AND region = ?`);
  return (session, region) => {
    const row = load.get(session, region) as Row | undefined;
    return row === undefined ? undefined : toRecord(row);
  };
}

export function createSqliteTokens(database: Database): Tokens {
  const load = readSqliteTokens(database);
  const list = database.prepare(`SELECT ${columns} FROM tokens WHERE session = ? ORDER BY region`);
  const sessionsOf = database.prepare('SELECT session FROM tokens WHERE region = ? AND client_id = ?');
  // Starts at a random version: a record put after a deletion is never taken for the one before it.
  const put = database.prepare(
    `INSERT INTO tokens (session, ${columns})
     SELECT key, ?, ?, ?, ?, ?, ?, ?, ?, ?, abs(random() % 1000000000000) FROM sessions WHERE key = ?
     ON CONFLICT (session, region) DO UPDATE SET client_id = excluded.client_id, person = excluded.person,
       organisation_id = excluded.organisation_id, expires_at = excluded.expires_at,
       renew_at = excluded.renew_at, failures = excluded.failures, unanswered = excluded.unanswered,
       sealed = excluded.sealed, version = version + 1`,
  );
  const replace = database.prepare(
    `UPDATE tokens SET client_id = ?, person = ?, organisation_id = ?, expires_at = ?, renew_at = ?, failures = ?,
       unanswered = ?, sealed = ?, version = version + 1 WHERE session = ? AND region = ? AND version = ?
     RETURNING version`,
  );
  const remove = database.prepare('DELETE FROM tokens WHERE session = ? AND region = ?');
  const removeVersion = database.prepare('DELETE FROM tokens WHERE session = ? AND region = ? AND version = ?');

  const values = (record: Omit<TokenRecord, 'version'>) =>
    [
      record.clientId,
      record.person === undefined ? null : JSON.stringify(record.person),
      record.organisationId ?? null,
      record.expiresAt,
      record.renewAt ?? null,
      record.failures ?? 0,
      record.unanswered ?? 0,
      record.sealed,
    ] as const;

  return {
    async load(session, region) {
      return load(session, region);
    },
    async list(session) {
      return (list.all(session) as Row[]).map(toRecord);
    },
    async sessionsOf(region, clientId) {
      return (sessionsOf.all(region, clientId) as { session: string }[]).map(({ session }) => session);
    },
    async put(session, record) {
      return put.run(record.region, ...values(record), session).changes === 1;
    },
    async replace(session, record) {
      const row = replace.get(...values(record), session, record.region, record.version) as Row | undefined;
      return row === undefined ? undefined : { ...record, version: row.version };
    },
    async delete(session, region, version) {
      const result = version === undefined ? remove.run(session, region) : removeVersion.run(session, region, version);
      return result.changes === 1;
    },
  };
}
