/** Conditions that every list shares. */
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Reach } from '#shared/rules/access.ts';
import type { Cursor } from './paging.ts';

/** Rows that come after the cursor in the order newest first, then by id. */
export function afterCursor(createdOn: string, id: string, after: Cursor | undefined): RawBuilder<SqlBool> {
  if (after === undefined) return sql<SqlBool>`1`;
  const time = sql.ref(createdOn);
  return sql<SqlBool>`(${time} <= ${after.createdOn} AND (${time} < ${after.createdOn} OR ${sql.ref(id)} > ${after.id}))`;
}

/** Rows whose id was asked for, when ids were, and is in reach. One parameter each, however many ids. */
export function narrowedTo(id: string, asked: readonly string[] | undefined, reach: Reach): RawBuilder<SqlBool> {
  const conditions = [asked, reach === 'all' ? undefined : reach].flatMap((ids) =>
    ids === undefined
      ? []
      : [sql`${sql.ref(id)} IN (SELECT value FROM json_each(${JSON.stringify(ids.map((one) => one.toLowerCase()))}))`],
  );
  return conditions.length === 0 ? sql<SqlBool>`1` : sql<SqlBool>`(${sql.join(conditions, sql` AND `)})`;
}
