/** Where live events come from: a stream that is kept open, or snapshots read from time to time. */
export interface LiveSource {
  /** Reads the present spaces, now or within moments. */
  open(): void;
  /** The page may have slept. */
  wake(): void;
  close(): void;
  readonly openSpaces: readonly string[];
}
