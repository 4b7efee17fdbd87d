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

/** Sessions as the watch reads them. Nothing here extends a session. */
export interface WatchSessions extends BearerSource {
  /** When the session ends unless it is used, milliseconds since the epoch; undefined when it has ended. */
  endsAt(session: string): Promise<number | undefined>;
  /** Tells of every sign-out, expiry and change of session id; the function answered stops that. */
  onChange(listener: (change: SessionChange) => void): () => void;
}

/** An answer of a region, read whole. */
export interface RegionAnswer {
  readonly status: number;
  /** The parsed JSON body; undefined when there was none. */
  readonly body: unknown;
}

export interface WatchRegions {
  /**
   * Asks a reading operation of the contract with that token.
   * Rejects when the region does not answer in time or answers what is not JSON.
   */
  read(region: string, token: string, id: OperationId, args: ReadArguments): Promise<RegionAnswer>;
}
