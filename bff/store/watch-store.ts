/**
 * What processes that watch the same things agree on: who of them looks, what was found, and in which order. A subject is
 * what is looked at with the rights of one account; what an event says is the watch's own business.
 */
export interface Membership {
  /** Wants to lead: has tokens that are taken, and is not about to stop. */
  readonly isWilling: boolean;
  /** Somebody has the subject in view here. */
  readonly isInView: boolean;
}

export interface WatchEntry {
  readonly number: number;
  readonly event: unknown;
}

/** What a leader found: numbered events, from `first` to `last` without a gap, over all subjects. */
export interface WatchCommit {
  readonly subject: string;
  readonly first: number;
  readonly last: number;
  /** When there are none (one number is taken all the same), `state` is what there is to know. */
  readonly events: readonly unknown[];
  readonly state?: unknown;
}

/** What was committed of a subject, and who watches it. */
export interface WatchRecord {
  /** Number of the newest commit of any subject at this moment. */
  readonly number: number;
  /** Of the newest event that is not kept, and of the newest commit of this subject. */
  readonly floor: number;
  readonly last: number;
  /** Oldest first. */
  readonly entries: readonly WatchEntry[];
  /** As the last leader left it; absent before the first commit. */
  readonly state?: unknown;
  readonly leader?: string;
  /** The leader has committed something since it leads. */
  readonly isFresh: boolean;
  readonly members: ReadonlyMap<string, Membership>;
}

export type WatchClaim =
  /** `state`: where to go on from; absent when nobody else can have changed it. */
  | { readonly fence: number; readonly state?: unknown; readonly isFailover: boolean }
  /** Undefined when nothing is known of the subject any more: it is to be joined again. */
  | { readonly leader: string | undefined };

export interface WatchPulse {
  /** Numbers mean nothing under another epoch: what was committed under this one may be lost. */
  readonly epoch: string;
  readonly number: number;
  /** Processes that were heard of just now. */
  readonly alive: ReadonlySet<string>;
}

/** Most of what other processes do, soon and in order. */
export interface WatchNotices {
  committed(commit: WatchCommit): void;
  /** `membership` is undefined when it does not watch it any more. */
  joined(subject: string, member: string, membership: Membership | undefined): void;
  /** Who leads from now on; undefined when nobody does. */
  led(subject: string, member: string | undefined): void;
}

/** All reject with a `StoreUnavailable`. */
export interface WatchStore {
  /** Whether there may be others; where not, nothing needs to be said again and again. */
  readonly isShared: boolean;
  /** Names this process. */
  readonly member: string;
  /** Says that this process lives, to be said every `pulseEvery`; a new epoch begins where numbers were lost. */
  beat(): Promise<WatchPulse>;
  /** Says that it does not any more. */
  leave(): Promise<void>;
  /** Watches the subject, or says it again; `since`: which entries are wanted. Makes it, with a commit of no events. */
  join(subject: string, membership: Membership, since?: number): Promise<WatchRecord>;
  /** Does not watch it any more, nor lead it. */
  part(subject: string): Promise<void>;
  /** Leads from now on, unless somebody does who lives. Fences of a subject only grow. */
  claim(subject: string): Promise<WatchClaim>;
  release(subject: string, fence: number): Promise<void>;
  /**
   * Numbers and keeps the events, with the state they lead to, and tells everybody; undefined when somebody else has
   * claimed the subject since. A `snapshot` at place `restart` (from 1) takes the place of all before it; 0 for none.
   */
  commit(
    subject: string,
    fence: number,
    found: { readonly events: readonly unknown[]; readonly restart: number; readonly state: () => unknown },
  ): Promise<{ readonly first: number; readonly last: number } | undefined>;
  /** The function answered stops that. */
  hear(notices: WatchNotices): () => void;
}

/** How often a process says that it lives, and how long it is believed. Milliseconds: a killed one is followed within a second. */
export const pulseEvery = 150;
export const pulseLasts = 700;
/** Events of a subject that are kept. */
export const entriesKept = 200;
