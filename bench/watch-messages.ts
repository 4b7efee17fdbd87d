/** What the processes of the watch's measurement tell each other. */

/** To the server. */
export type ServerOrder =
  /** An operation moves on in the region; `looksAtOnce` spares the wait for the next tick. */
  | { readonly kind: 'change'; readonly looksAtOnce: boolean }
  /** Collects garbage first, so that memory can be compared. */
  | { readonly kind: 'measure'; readonly collects: boolean };

export interface ServerUsage {
  /** Microseconds of processor time since the start of the process. */
  readonly cpu: number;
  /** Resident bytes. */
  readonly memory: number;
  /** Lists of running operations a region was asked for. */
  readonly lists: number;
}

export type ServerReport =
  | { readonly kind: 'listening'; readonly port: number }
  | ({ readonly kind: 'usage' } & ServerUsage);

/** To the readers: have so many streams open, and forget what was received so far. */
export interface ReaderOrder {
  readonly kind: 'open';
  readonly port: number;
  readonly streams: number;
}

export type ReaderReport =
  /** Every stream has had its first snapshot. */
  | { readonly kind: 'open' }
  /** One change has arrived at every stream; milliseconds from the change to each. */
  | { readonly kind: 'received'; readonly delays: readonly number[] };
