/**
 * The console's ledger of recovery links: who issued one for whom and what became of it. Neither link nor code, nor
 * anything one could be made of, is in it.
 */

/** A link issued through this console. Times are ISO 8601. */
export interface IssuedLink {
  readonly id: string;
  readonly userId: string;
  /** The space it was issued in; absent when it was issued in the organisation. */
  readonly spaceId?: string;
  readonly issuedOn: string;
  readonly expiresOn: string;
  readonly issuedBy: {
    /** Id of the service account that was signed in; of the user, when it was a person. */
    readonly clientId: string;
    /** Name of the person who was signed in as themselves. */
    readonly person?: string;
    /** Who used the service account, as they said themselves. */
    readonly operator?: string;
  };
  /** Whether the user was active when it was issued; absent when that could not be read. */
  readonly wasActive?: boolean;
  /** When it was completed on this console's own page; a provider's page tells nothing. */
  readonly usedOn?: string;
  /** When a newer one was issued for the same user. */
  readonly supersededOn?: string;
}

/** Answer of `GET /api/recovery-links/{region}/{organisationId}`: newest first. */
export interface RecoveryLedger {
  readonly items: readonly IssuedLink[];
  /** False when there are more than are answered. */
  readonly complete: boolean;
}

export type LinkState = 'used' | 'superseded' | 'expired' | 'open';

/** What became of a link by `now`, in milliseconds since the epoch. What happened first counts. */
export function linkState({ usedOn, supersededOn, expiresOn }: IssuedLink, now: number): LinkState {
  if (usedOn !== undefined) return 'used';
  if (supersededOn !== undefined && supersededOn < expiresOn) return 'superseded';
  return Date.parse(expiresOn) <= now ? 'expired' : 'open';
}
