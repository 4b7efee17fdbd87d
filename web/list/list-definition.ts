/**
 * What a list is, whatever page of it is shown. A constant outside of components: the filter remembers by its functions. Its
 * columns stand beside it; those with a sort key can be sorted by.
 */
export interface ListDefinition<Row> {
  readonly rowKey: (row: Row) => string;
  /** What the filter looks through. */
  readonly wordsOf: (row: Row) => string;
  /** What no list shows: a hundred thousand rows are kept without it. */
  readonly unused?: readonly (keyof Row)[];
}
