/** What a row is sorted by: numbers by size, text as the language sorts it; undefined when it is unknown. */
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
