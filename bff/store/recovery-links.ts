/** What the store keeps of recovery links issued through this console. Times are milliseconds since the epoch. */

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
  readonly killedOn?: number;
  /** How many wrong codes were entered that did not end it; absent for none. */
  readonly wrongCodes?: number;
}

/** A store of its own beside those in stores.ts, with the same promises. */
export interface RecoveryLinks {
  add(record: LinkRecord): Promise<void>;
  /** Adds to a record whether its user was active; an absent one stays absent. */
  markWasActive(id: string, wasActive: boolean): Promise<void>;
  /** Marks the link as used, once; an unknown one is no error. */
  markUsed(flowHash: string, at: number): Promise<void>;
  /** Marks the link as ended by wrong codes, once; an unknown one is no error. */
  markKilled(flowHash: string, at: number): Promise<void>;
  /** Counts a wrong code entered for the link; an unknown one is no error. */
  countWrongCode(flowHash: string): Promise<void>;
  /** The newest links of an organisation, newest first. */
  list(region: string, organisationId: string, limit: number): Promise<LinkRecord[]>;
  /** Deletes what was issued at this time or before. */
  deleteIssuedUntil(time: number): Promise<void>;
}
