/** Pages of a list ordered by creation, newest first, then by id (behaviours B1). */
import { isUuid } from '#shared/contract/path.ts';

/** The last item of the page before. */
export interface Cursor {
  readonly createdOn: number;
  readonly id: string;
}

export interface Page {
  readonly size: number;
  readonly after?: Cursor;
}

/** The opaque token that continues after `cursor`. It names no row, so a deleted one does not break the walk (B1.5). */
export function encodeCursor(cursor: Cursor): string {
  return Buffer.from(`${cursor.createdOn},${cursor.id}`).toString('base64url');
}

/** Undefined for a text that is not one of our tokens. */
export function decodeCursor(token: string): Cursor | undefined {
  if (!/^[\w-]{1,100}$/.test(token)) return undefined;
  const [createdOn = '', id = '', ...rest] = Buffer.from(token, 'base64url').toString('latin1').split(',');
  if (rest.length > 0 || !/^\d{1,15}$/.test(createdOn) || !isUuid(id)) return undefined;
  return { createdOn: Number(createdOn), id };
}

/** A page's rows and, unless it is the last one, the token of the next. */
export interface Cut<Row> {
  readonly rows: readonly Row[];
  readonly nextToken?: string;
}

/** Cuts a page from up to `size + 1` rows: the extra one only tells that more exist (B1.6). */
export function cutPage<Row>(rows: readonly Row[], size: number, cursorOf: (row: Row) => Cursor): Cut<Row> {
  const last = rows[size - 1];
  if (rows.length <= size || last === undefined) return { rows };
  return { rows: rows.slice(0, size), nextToken: encodeCursor(cursorOf(last)) };
}
