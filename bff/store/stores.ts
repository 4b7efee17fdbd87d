/**
 * The small interfaces between the BFF and whatever keeps its state; that of the ledger is in recovery-links.ts. SQLite
 * now (sqlite-store.ts); another implementation only has to keep these promises. Times are milliseconds since the epoch, `session` is always the
 * SHA-256 of a session id.
 */
import type { RecoveryLinks } from './recovery-links.ts';

export interface SessionRecord {
  readonly createdAt: number;
  readonly lastActivity: number;
  readonly operator?: string;
  /** Its id has come back from the browser that it was made for. */
  readonly seen?: boolean;
  /** The session it goes on as, under a new id, and until when this one is still good for reads. */
  readonly replaced?: { readonly by: string; readonly until: number };
}

/** Which sessions are over: those with such a time, or an earlier one. */
export interface ExpiryTimes {
  readonly lastActivity: number;
  readonly created: number;
  /** The last activity of those that were never seen. */
  readonly unseen: number;
  /** The end of those that were replaced. */
  readonly replaced: number;
}

export interface Sessions {
  /** What `load` would answer, where that is in memory: for calls that are many. */
  recall?(session: string): SessionRecord | undefined;
  load(session: string): Promise<SessionRecord | undefined>;
  /** Creates, unseen, or replaces its times and its operator. */
  save(session: string, record: Pick<SessionRecord, 'createdAt' | 'lastActivity' | 'operator'>): Promise<void>;
  markSeen(session: string): Promise<void>;
  /** Ends a session in favour of another one; answers whether it did: it does so once. */
  replace(session: string, by: string, until: number): Promise<boolean>;
  /** Sessions that were replaced by this one. */
  listReplaced(session: string): Promise<string[]>;
  /** Moves `lastActivity` ahead; an absent session stays absent. */
  markActivity(session: string, at: number): Promise<void>;
  /** Deletes the session, those it replaced and every token of theirs; an absent one is no error. */
  delete(session: string): Promise<void>;
  listExpired(times: ExpiryTimes): Promise<string[]>;
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

/** Mutual exclusion between processes that share the store. */
export interface Lock {
  /** Takes or prolongs the lock for `owner` until that time; false when another one holds it at `now`. */
  take(name: string, owner: string, now: number, until: number): Promise<boolean>;
  /** Does nothing when `owner` no longer holds it. */
  release(name: string, owner: string): Promise<void>;
}

export interface Count {
  readonly count: number;
  /** When the window of this counter ends and it starts again at zero. */
  readonly resetsAt: number;
}

/** Counters in fixed windows. */
export interface Counters {
  read(name: string, now: number): Promise<Count>;
  /** Adds to the counter, opening a window of `window` milliseconds when none is open; answers the new count. */
  add(name: string, amount: number, now: number, window: number): Promise<Count>;
  reset(name: string): Promise<void>;
}

export interface Stores {
  readonly sessions: Sessions;
  readonly tokens: Tokens;
  readonly lock: Lock;
  readonly counters: Counters;
  readonly recoveryLinks: RecoveryLinks;
  /** Lets go of what is held in memory and was not used since the last time; called again and again. */
  age(): void;
  close(): void;
}
