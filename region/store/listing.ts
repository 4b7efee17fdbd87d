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

/** What leaves some rows of a list by their ids. */
export interface Narrowing {
  readonly ids?: readonly string[] | undefined;
  readonly reach: Reach;
}

export function isNarrowed({ ids, reach }: Narrowing): boolean {
  return ids !== undefined || reach !== 'all';
}

/**
 * Rows of an owner. Of a list that is narrowed by ids those are looked up: SQLite would rather look through all rows of the
 * owner, in the order that is wanted (the `+` keeps it from that).
 */
export function ownedBy(column: string, owner: string, narrowing: Narrowing): RawBuilder<SqlBool> {
  return isNarrowed(narrowing)
    ? sql<SqlBool>`+${sql.ref(column)} = ${owner}`
    : sql<SqlBool>`${sql.ref(column)} = ${owner}`;
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
