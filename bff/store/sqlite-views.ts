import type { Database } from './sqlite-database.ts';
import type { Views } from './views.ts';

interface Row {
  readonly name: string;
  readonly query: string;
  readonly saved_at: number;
}

export function createSqliteViews(database: Database): Views {
  const list = database.prepare(
    'SELECT name, query, saved_at FROM views WHERE region = ? AND client_id = ? ORDER BY saved_at, name',
  );
  const put = database.prepare(
    `INSERT INTO views (region, client_id, name, query, saved_at) SELECT @region, @clientId, @name, @query, @savedAt
     WHERE (SELECT count(*) FROM views WHERE region = @region AND client_id = @clientId AND name <> @name) < @most
     ON CONFLICT (region, client_id, name) DO UPDATE SET query = excluded.query`,
  );
  const remove = database.prepare('DELETE FROM views WHERE region = ? AND client_id = ? AND name = ?');
  return {
    async list(region, clientId) {
      const rows = list.all(region, clientId) as Row[];
      return rows.map(({ name, query, saved_at: savedAt }) => ({ name, query, savedAt }));
    },
    async put(region, clientId, { name, query, savedAt }, most) {
      return put.run({ region, clientId, name, query, savedAt, most }).changes > 0;
    },
    async delete(region, clientId, name) {
      remove.run(region, clientId, name);
    },
  };
}
