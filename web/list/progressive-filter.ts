/** Filtering by what the API cannot filter: over the pages loaded so far, saying how many those are. */
import type { ListReply } from '#web/api/list-reply.ts';

export interface Filtered<Row> {
  readonly rows: readonly Row[];
  /** Rows looked at. */
  readonly loaded: number;
  /** Rows there are; undefined when the region does not say. */
  readonly total: number | undefined;
}

/** Lower case, without accents, so that `helene` finds `Hélène`. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The rows of which every word of `text` is found in `wordsOf(row)`, once each, in the order of the pages. */
export function filterPages<Row>(
  pages: readonly ListReply<Row>[],
  text: string,
  rowKey: (row: Row) => string,
  wordsOf: (row: Row) => string,
): Filtered<Row> {
  const needles = folded(text).split(/\s+/).filter(Boolean);
  const all = rowsOf(pages, rowKey);
  const rows = all.filter((row) => {
    const words = foldedWords(row, wordsOf);
    return needles.every((needle) => words.includes(needle));
  });
  return { rows, loaded: all.length, total: pages.at(-1)?.totalSize };
}

/** By the pages they are of: every key typed asks for the same ones. */
const rowsByPages = new WeakMap<object, readonly unknown[]>();

/** The rows of all pages, each once: one created during the walk shifts the pages, so another can come twice. */
function rowsOf<Row>(pages: readonly ListReply<Row>[], rowKey: (row: Row) => string): readonly Row[] {
  const known = rowsByPages.get(pages) as readonly Row[] | undefined;
  if (known !== undefined) return known;
  const rows = [...new Map(pages.flatMap((page) => page.items).map((row) => [rowKey(row), row])).values()];
  rowsByPages.set(pages, rows);
  return rows;
}

/** Folded words by row, for each function that says what a row's words are. */
const foldedBy = new WeakMap<object, WeakMap<object, string>>();

/**
 * The row's words as `folded` makes them, once for a row and a function: thousands of rows are looked through with every
 * key. So the function has to be the same for every render (`ListDefinition`).
 */
function foldedWords<Row>(row: Row, wordsOf: (row: Row) => string): string {
  if (typeof row !== 'object' || row === null) return folded(wordsOf(row));
  const known = foldedBy.get(wordsOf) ?? new WeakMap<object, string>();
  foldedBy.set(wordsOf, known);
  const words = known.get(row) ?? folded(wordsOf(row));
  known.set(row, words);
  return words;
}

export type SortKey = string | number | undefined;

/** A copy of `rows` in order of what `keyOf` gives: numbers by size, text as the language sorts it, unknown last. */
export function sortRows<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => SortKey,
  direction: 'ascending' | 'descending',
  locale: string,
): readonly Row[] {
  const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  const sign = direction === 'ascending' ? 1 : -1;
  return [...rows].sort((left, right) => {
    const a = keyOf(left);
    const b = keyOf(right);
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
    return sign * (typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b)));
  });
}
