/** What the live watch needs of the rest of the BFF. */
import type { OperationId } from '#shared/contract/catalogue.ts';
import type { BearerSource } from '#bff/tokens/bearer-source.ts';
import type { ReadArguments } from '#bff/regions/read-operation.ts';
import type { TokenRecord } from '#bff/store/stores.ts';
import type { SessionChange } from '#bff/tokens/session-changes.ts';

/** The session behind a stream. */
export interface Watcher {
  /** Hash of the session id; never the id itself. */
  readonly session: string;
  readonly regions: readonly Pick<TokenRecord, 'region' | 'clientId' | 'organisationId'>[];
}

/** A session as the store has it at this moment. */
export interface Standing extends Watcher {
  /** When the session ends unless it is used, milliseconds since the epoch. */
  readonly endsAt: number;
}

/** Sessions as the watch reads them. Nothing here extends a session. */
export interface WatchSessions extends BearerSource {
  /** What became of the session, under another id too; undefined when it has ended. */
  standing(session: string): Promise<Standing | undefined>;
  /** Tells of every sign-out, expiry and change of session id; the function answered stops that. */
  onChange(listener: (change: SessionChange) => void): () => void;
}

/** An answer of a region, read whole. */
export interface RegionAnswer {
  readonly status: number;
  /** The parsed JSON body; undefined when there was none. */
  readonly body: unknown;
  /** Seconds until it wants to be asked again. */
  readonly retryAfter?: number | undefined;
}

export interface WatchRegions {
  /**
   * Asks a reading operation of the contract with that token.
   * Rejects when the region does not answer in time or answers what is not JSON.
   */
  read(region: string, token: string, id: OperationId, args: ReadArguments): Promise<RegionAnswer>;
}
