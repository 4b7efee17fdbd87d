import type { ListState } from '#web/list/list-state.ts';

export interface PageOfRows<Row> {
  readonly rows: readonly Row[];
  /** Of the page after this one; undefined on the last. */
  readonly nextToken: string | undefined;
}

/** The page of `rows` that an address asks for; its token is the number of rows before it, an unreadable one counts as none. */
export function pageFrom<Row>(
  rows: readonly Row[],
  { after, size }: Pick<ListState, 'after' | 'size'>,
): PageOfRows<Row> {
  const asked = Number(after ?? 0);
  const start = Number.isSafeInteger(asked) && asked > 0 ? asked : 0;
  const end = start + size;
  return { rows: rows.slice(start, end), nextToken: end < rows.length ? String(end) : undefined };
}
