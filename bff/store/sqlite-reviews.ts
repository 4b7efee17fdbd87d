import type { Database } from './sqlite-database.ts';
import { atOnce } from './sqlite-writes.ts';
import type { ReviewField, Reviews } from './reviews.ts';

/** As a row of the database, which an interface is not: it might be extended. */
type Row = Pick<ReviewField, keyof ReviewField>;

export function createSqliteReviews(database: Database): Reviews {
  const count = database.prepare('SELECT count(*) AS count FROM review_accounts WHERE account = ?');
  const enter = database.prepare('INSERT INTO reviews (id) VALUES (?)');
  const join = database.prepare('INSERT OR IGNORE INTO review_accounts (account, review) VALUES (?, ?)');
  const idsOf = database.prepare('SELECT review FROM review_accounts WHERE account = ? ORDER BY review');
  const exists = database.prepare('SELECT 1 FROM reviews WHERE id = ?');
  const fields = database.prepare(
    'SELECT name, version, text FROM review_fields WHERE review = ? AND substr(name, 1, length(?)) = ? ORDER BY name',
  );
  const versionOf = database.prepare('SELECT version FROM review_fields WHERE review = ? AND name = ?');
  const put = database.prepare(
    `INSERT INTO review_fields (review, name, version, text) VALUES (?, ?, ?, ?)
     ON CONFLICT (review, name) DO UPDATE SET version = excluded.version, text = excluded.text`,
  );
  const remove = database.prepare('DELETE FROM reviews WHERE id = ?');
  return {
    async create(id, accounts, name, text, most) {
      return atOnce(database, () => {
        const { count: held } = count.get(accounts[0] ?? '') as { count: number };
        if (held >= most) return false;
        enter.run(id);
        for (const account of accounts) join.run(account, id);
        put.run(id, name, 1, text);
        return true;
      });
    },
    async idsOf(account) {
      return (idsOf.all(account) as { review: string }[]).map(({ review }) => review);
    },
    async fields(id, prefix) {
      return (fields.all(id, prefix, prefix) as Row[]).map((field) => ({ ...field }));
    },
    async write(id, writes) {
      return atOnce(database, () => {
        if (exists.get(id) === undefined) return false;
        for (const { name, version } of writes) {
          const row = versionOf.get(id, name) as { version: number } | undefined;
          if ((row?.version ?? 0) !== version) return false;
        }
        for (const { name, version, text } of writes) if (text !== undefined) put.run(id, name, version + 1, text);
        return true;
      });
    },
    async delete(id) {
      remove.run(id);
    },
  };
}
