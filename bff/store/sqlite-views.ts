import type { Database } from './sqlite-database.ts';
import type { Views } from './views.ts';

type Row = Readonly<{ name: string; query: string; saved_at: number }>;

export function createSqliteViews(database: Database): Views {
  const list = database.prepare(
    `SELECT name, query, saved_at FROM list_views WHERE region = @region AND client_id = @clientId AND list = @list
     ORDER BY saved_at, name`,
  );
  const put = database.prepare(
    `INSERT INTO list_views (region, client_id, list, name, query, saved_at)
     SELECT @region, @clientId, @list, @name, @query, @savedAt
     WHERE (SELECT count(*) FROM list_views
       WHERE region = @region AND client_id = @clientId AND list = @list AND name <> @name) < @most
     ON CONFLICT (region, client_id, list, name) DO UPDATE SET query = excluded.query`,
  );
  const remove = database.prepare(
    'DELETE FROM list_views WHERE region = @region AND client_id = @clientId AND list = @list AND name = @name',
  );
  return {
    async list(of) {
      const rows = list.all({ ...of }) as Row[];
      return rows.map(({ name, query, saved_at: savedAt }) => ({ name, query, savedAt }));
    },
    async put(of, { name, query, savedAt }, most) {
      return put.run({ ...of, name, query, savedAt, most }).changes > 0;
    },
    async delete(of, name) {
      remove.run({ ...of, name });
    },
  };
}
