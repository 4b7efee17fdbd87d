/** What a page's own controls let through of a list that is looked through as a whole. */
export interface Narrowing<Row> {
  readonly passes: (row: Row) => boolean;
  /** False while not all is known that decides about it: more rows may pass. */
  readonly isWhole: boolean;
}
