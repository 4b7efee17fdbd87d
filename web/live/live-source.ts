/** Where live events come from: a stream that is kept open, or snapshots read from time to time. */
export interface LiveSource {
  /** Reads the present spaces, now or within moments. */
  open(): void;
  /** The page may have slept, or is looked at again: what does not answer is asked at once. */
  wake(): void;
  /** Connects anew at once, whatever there is. */
  reconnect(): void;
  close(): void;
  readonly openSpaces: readonly string[];
}
