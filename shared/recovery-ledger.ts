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
  /** Whether it leads to this console's own page; a provider's page tells nothing of use or wrong codes. */
  readonly opensHere: boolean;
  /** When it was completed on this console's own page. */
  readonly usedOn?: string;
  /** Whether the user was active once it was completed there: whoever was switched off stays so. */
  readonly active?: boolean;
  /** When too many wrong codes on this console's own page ended it. */
  readonly killedOn?: string;
  /** How many wrong codes were entered on this console's own page without ending it; absent for none. */
  readonly wrongCodes?: number;
  /** When a newer one was issued for the same user. */
  readonly supersededOn?: string;
}

/** Answer of `GET /api/recovery-links/{region}/{organisationId}`: newest first. */
export interface RecoveryLedger {
  readonly items: readonly IssuedLink[];
  /** False when there are more than are answered. */
  readonly complete: boolean;
}

/** Address of what whoever issued links has to be told of; below it, of the ledger of an organisation. */
export const linksPath = '/api/recovery-links';

/** A link that was completed on this console's own page, which the account that issued it has not seen yet. */
export interface LinkNews extends IssuedLink {
  readonly region: string;
  readonly organisationId: string;
}

/**
 * Answer of `GET /api/recovery-links`, for the accounts signed in, of those places whose users they may list as yet: the
 * organisation, or the space that the link was issued in.
 * `POST /api/recovery-links/seen` with the ids says that they were seen (204).
 */
export interface LinkNewsList {
  readonly items: readonly LinkNews[];
}

/** Most ids of one such call. */
export const mostSeenLinks = 100;

/** `untold`: not expired, but it leads elsewhere, and the region does not tell whether it still works. */
export type LinkState = 'used' | 'killed' | 'superseded' | 'expired' | 'open' | 'untold';

/** What became of a link by `now`, in milliseconds since the epoch. What happened first counts. */
export function linkState(link: IssuedLink, now: number): LinkState {
  const { usedOn, killedOn, supersededOn, expiresOn, opensHere } = link;
  if (usedOn !== undefined) return 'used';
  if (killedOn !== undefined && (supersededOn === undefined || killedOn <= supersededOn)) return 'killed';
  if (supersededOn !== undefined && supersededOn < expiresOn) return 'superseded';
  if (Date.parse(expiresOn) <= now) return 'expired';
  return opensHere ? 'open' : 'untold';
}
