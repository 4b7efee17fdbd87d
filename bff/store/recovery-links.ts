/** What the store keeps of recovery links issued through this console. Times are milliseconds since the epoch. */
import { mostSeenLinks } from '#shared/recovery-ledger.ts';

export interface LinkRecord {
  readonly id: string;
  readonly region: string;
  readonly organisationId: string;
  readonly spaceId?: string;
  readonly userId: string;
  /** SHA-256 of the link's flow, to know it by on this console's own page; absent when it leads elsewhere. */
  readonly flowHash?: string;
  readonly issuedOn: number;
  readonly expiresOn: number;
  readonly clientId: string;
  readonly person?: string;
  readonly operator?: string;
  readonly wasActive?: boolean;
  readonly usedOn?: number;
  /** Whether the user was active once it was used. */
  readonly active?: boolean;
  readonly killedOn?: number;
  /** How many wrong codes were entered that did not end it; absent for none. */
  readonly wrongCodes?: number;
}

/** Most that are told of at once, of an account: as many as can be marked as seen at once. */
export const mostUnseen = mostSeenLinks;

/** A store of its own beside those in stores.ts, with the same promises. */
export interface RecoveryLinks {
  add(record: LinkRecord): Promise<void>;
  /** Adds to a record whether its user was active; an absent one stays absent. */
  markWasActive(id: string, wasActive: boolean): Promise<void>;
  /** Marks the link as used, once, and answers it then; undefined for one that was used before, or is unknown. */
  markUsed(flowHash: string, at: number, active: boolean): Promise<LinkRecord | undefined>;
  /** Marks the link as ended by wrong codes, once; an unknown one is no error. */
  markKilled(flowHash: string, at: number): Promise<void>;
  /** Counts a wrong code entered for the link; an unknown one is no error. */
  countWrongCode(flowHash: string): Promise<void>;
  /** The newest links of an organisation, newest first. */
  list(region: string, organisationId: string, limit: number): Promise<LinkRecord[]>;
  /** The links an account issued that were used and are not marked as seen, newest use first; `mostUnseen` at most. */
  listUnseen(region: string, clientId: string): Promise<LinkRecord[]>;
  /** Marks what the account issued as seen; what is unknown, or another account's, is no error. */
  markSeen(region: string, clientId: string, ids: readonly string[]): Promise<void>;
  /** Deletes what was issued at this time or before. */
  deleteIssuedUntil(time: number): Promise<void>;
}
