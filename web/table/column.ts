import type { ReactNode } from 'react';

/** What a row is sorted by: numbers by size, text as the language sorts it; undefined when it is unknown. */
export type SortKey = string | number | undefined;

/** One column of a `DataTable`. The first column names the row. */
export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** CSS width such as `12rem` or `20%`; columns without one share what is left. */
  width?: string;
  align?: 'end';
  /** Makes its header offer sorting, by this; the caller does the sorting, over what is loaded. */
  sortKey?: (row: Row) => SortKey;
  /** What it says in a file, where its cell is more than text. */
  text?: (row: Row) => string | undefined;
  /**
   * What becomes of it on a narrow screen: stays a column, moves below the row's name (the usual thing), or goes
   * where the row's own page shows it.
   */
  narrow?: 'column' | 'below' | 'hidden';
  /** Below the row's name its header goes before it: a date alone does not say of what. */
  labelled?: true;
  /** Letters the usual value takes, for the grey lines shown while loading. */
  letters?: number;
}

/** The order shown: a column's id and direction. */
export interface Sort {
  column: string;
  direction: 'ascending' | 'descending';
}

/** The order after a press on a column's header: ascending first, then the other way round. */
export function nextSort(current: Sort | undefined, column: string): Sort {
  const again = current?.column === column && current.direction === 'ascending';
  return { column, direction: again ? 'descending' : 'ascending' };
}

/** Selected rows by key. */
export interface Selection {
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
}
