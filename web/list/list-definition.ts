import type { SortKey } from './sort-rows.ts';

/** What a list is, whatever page of it is shown. A constant outside of components: the filter remembers by its functions. */
export interface ListDefinition<Row> {
  readonly rowKey: (row: Row) => string;
  /** What the filter looks through. */
  readonly wordsOf: (row: Row) => string;
  /** What each sortable column sorts by, by column id. */
  readonly sortKeys: Readonly<Record<string, (row: Row) => SortKey>>;
}
