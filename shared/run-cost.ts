/** What the dry run of a run says of what is to come. */

/** How long a region took to answer so many reads, in milliseconds. */
export interface AnswerTimes {
  readonly count: number;
  readonly time: number;
}

/** What a run would take once it is confirmed. */
export interface RunCost {
  /** Calls that change something, at most. */
  readonly calls: number;
  /** Milliseconds they and reading before them take at the pace of the dry run; absent where that has read nothing. */
  readonly time?: number;
}
