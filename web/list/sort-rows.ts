import type { Column, Sort } from '#web/table/column.ts';

/**
 * `rows` in the order asked for: numbers by size, text as the language sorts it, unknown last. In the order they come in when
 * none is asked for, or that of a column that cannot be sorted by.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: Sort | undefined,
  locale: string,
): readonly Row[] {
  const keyOf = columns.find(({ id }) => id === sort?.column)?.sortKey;
  if (sort === undefined || keyOf === undefined) return rows;
  const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return [...rows].sort((left, right) => {
    const a = keyOf(left);
    const b = keyOf(right);
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
    return sign * (typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b)));
  });
}
