/**
 * The small interfaces between the BFF and whatever keeps its state; those of the ledger, of runs, of saved views, of the
 * journal and of the watch are in recovery-links.ts, runs.ts, views.ts, journal.ts and watch-store.ts. Whatever implements them keeps these promises between any number of processes, and rejects with a `StoreUnavailable` when it
 * cannot. Times are milliseconds since the epoch, `session` is always the SHA-256 of a session id.
 */
import type { SessionOrigin } from '#shared/account.ts';
import type { Journal } from './journal.ts';
import type { RecoveryLinks } from './recovery-links.ts';
import type { Reviews } from './reviews.ts';
import type { Runs } from './runs.ts';
import type { Views } from './views.ts';
import type { WatchStore } from './watch-store.ts';

export interface SessionRecord {
  readonly createdAt: number;
  readonly lastActivity: number;
  readonly operator?: string;
  readonly origin?: SessionOrigin;
  /** Its id has come back from the browser that it was made for. */
  readonly seen?: boolean;
  /** The session it goes on as, under a new id, and until when this one is still good for reads. */
  readonly replaced?: { readonly by: string; readonly until: number };
  /** It is over for browsers, for good, and kept for its runs alone. */
  readonly closed?: true;
}

/** A session, and what it holds of one region. */
export interface SessionWithToken {
  readonly session?: SessionRecord;
  readonly token?: TokenRecord;
}

/** When sessions are over: how long each of these lasts, milliseconds, at this moment. */
export interface SessionEnds {
  readonly now: number;
  /** After the last activity. */
  readonly idle: number;
  /** After the session was made. */
  readonly absolute: number;
  /** After the last activity of those that were never seen. */
  readonly unseen: number;
  /** After the end of those that were replaced. */
  readonly replaced: number;
}

export interface Sessions {
  /** What `load` would answer, where that is in memory: for calls that are many. */
  recall?(session: string): SessionRecord | undefined;
  load(session: string): Promise<SessionRecord | undefined>;
  /** What `load` would answer, read anew. */
  reload?(session: string): Promise<SessionRecord | undefined>;
  /** `load`, and `Tokens.load` of one region, asked for at once. */
  loadWithToken(session: string, region: string): Promise<SessionWithToken>;
  /** Creates, unseen, or replaces its times and its operator, and its origin where one is given. */
  save(
    session: string,
    record: Pick<SessionRecord, 'createdAt' | 'lastActivity' | 'operator' | 'origin'>,
  ): Promise<void>;
  markSeen(session: string): Promise<void>;
  /** Ends a session in favour of another one; answers whether it did: it does so once. */
  replace(session: string, by: string, until: number): Promise<boolean>;
  /** Sessions that were replaced by this one. */
  listReplaced(session: string): Promise<string[]>;
  /** Moves `lastActivity` ahead; an absent session stays absent. */
  markActivity(session: string, at: number): Promise<void>;
  /** Closes it to browsers; from `lookAt` on it counts as over for `claimExpired`. An absent session stays absent. */
  close(session: string, lookAt: number): Promise<void>;
  /** Deletes the session, those it replaced and every token of theirs; an absent one is no error. */
  delete(session: string): Promise<void>;
  /**
   * Sessions that are over, handed to one caller only for as long as `hold` (milliseconds): who comes after it gets those
   * that are still there. Not always all at once.
   */
  claimExpired(ends: SessionEnds, hold: number): Promise<string[]>;
}

/** Who signed in, for showing it. */
export interface PersonRecord {
  readonly name: string;
  readonly email?: string;
}

/** When a token ends and is renewed. All times in milliseconds since the epoch. */
export interface Renewal {
  readonly expiresAt: number;
  /** From when on it is renewed; absent once nothing is left to renew it with. */
  readonly renewAt?: number;
  /** Attempts in a row that brought no answer to go by. */
  readonly failures?: number;
  /** How often the refresh token was sent without an answer having come back (yet). */
  readonly unanswered?: number;
}

/** Tokens of one session for one region, sealed (see tokens/token-seal.ts), and when they end (see tokens/renewal.ts). */
export interface TokenRecord extends Renewal {
  readonly region: string;
  readonly clientId: string;
  readonly person?: PersonRecord;
  readonly organisationId?: string;
  readonly sealed: Uint8Array;
  readonly version: number;
}

export interface Tokens {
  /** What `load` would answer, where that is in memory: for calls that are many. */
  recall?(session: string, region: string): TokenRecord | undefined;
  load(session: string, region: string): Promise<TokenRecord | undefined>;
  list(session: string): Promise<TokenRecord[]>;
  /** Sessions that are signed in to a region as this account. */
  sessionsOf(region: string, clientId: string): Promise<string[]>;
  /** Creates or replaces the record, unless the session does not exist; answers whether it does. */
  put(session: string, record: Omit<TokenRecord, 'version'>): Promise<boolean>;
  /** Replaces the record if it still has `version`; answers it with its new one, or undefined. Never creates one. */
  replace(session: string, record: TokenRecord): Promise<TokenRecord | undefined>;
  /** With a version: only if the record still has it. Answers whether a record was deleted. */
  delete(session: string, region: string, version?: number): Promise<boolean>;
}

export type Taken =
  | { readonly isHeld: true; readonly fence: number }
  | { readonly isHeld: false; readonly freeIn: number };

/**
 * Mutual exclusion between processes that share the store, for a length of time by the store's own clock. Used through
 * `withLease`.
 */
export interface Leases {
  /** Takes what nobody holds, with a fence larger than every one before; else says in how many milliseconds it is free. */
  take(name: string, owner: string, length: number): Promise<Taken>;
  /** False when `owner` does not hold it any more: time has passed, whether or not somebody else took it. */
  prolong(name: string, owner: string, length: number): Promise<boolean>;
  /** Does nothing when `owner` no longer holds it. */
  release(name: string, owner: string): Promise<void>;
  /** Tells of releases, most of them. The function answered stops that. */
  onRelease(name: string, listener: () => void): () => void;
}

export interface Count {
  readonly count: number;
  /** Milliseconds until the window of this counter ends and it starts again at zero. */
  readonly resetsIn: number;
}

/** Counters in fixed windows. There is no way to look before counting: whoever compares has counted first. */
export interface Counters {
  /** Adds to the counter, opening a window of `window` milliseconds when none is open; answers the new count. */
  add(name: string, amount: number, window: number): Promise<Count>;
  reset(name: string): Promise<void>;
}

/** Between the processes that share the store. What is told reaches most of them soon, and none of them for certain. */
export interface Broadcast {
  /** Tells all others. */
  tell(topic: string, text: string): void;
  /** The function answered stops that. */
  hear(topic: string, listener: (text: string) => void): () => void;
}

export interface Stores {
  readonly sessions: Sessions;
  readonly tokens: Tokens;
  readonly leases: Leases;
  readonly counters: Counters;
  readonly recoveryLinks: RecoveryLinks;
  readonly runs: Runs;
  readonly views: Views;
  readonly reviews: Reviews;
  readonly journal: Journal;
  readonly broadcast: Broadcast;
  readonly watch: WatchStore;
  /** Whether it answered last time; always, for one inside this process. */
  readonly isUp: boolean;
  /** Lets go of what is held in memory and was not used since the last time; called again and again. */
  age(): void;
  close(): Promise<void>;
}
