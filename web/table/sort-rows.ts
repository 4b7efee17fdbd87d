import type { Column, Sort, SortKey } from './column.ts';

/** An order of rows. */
export interface RowOrder<Row> {
  readonly keyOf: (row: Row) => SortKey;
  /** Numbers by size, text as the language sorts it, unknown last. */
  readonly compare: (left: SortKey, right: SortKey) => number;
}

/** The order asked for; undefined when none is, or that of a column that cannot be sorted by. */
export function orderOf<Row>(
  columns: readonly Column<Row>[],
  sort: Sort | undefined,
  locale: string,
): RowOrder<Row> | undefined {
  const keyOf = columns.find(({ id }) => id === sort?.column)?.sortKey;
  if (sort === undefined || keyOf === undefined) return undefined;
  const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return {
    keyOf,
    compare(a, b) {
      if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
      return sign * (typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b)));
    },
  };
}

/** `rows` in the order asked for; in the order they come in when there is none. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: Sort | undefined,
  locale: string,
): readonly Row[] {
  const order = orderOf(columns, sort, locale);
  if (order === undefined) return rows;
  return [...rows].sort((left, right) => order.compare(order.keyOf(left), order.keyOf(right)));
}
