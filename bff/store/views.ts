/** What the store keeps of views that somebody has saved. Times are milliseconds since the epoch. */

export interface ViewRecord {
  readonly name: string;
  readonly query: string;
  /** First under this name. */
  readonly savedAt: number;
}

/** A store of its own beside those in stores.ts, with the same promises. */
export interface Views {
  /** Those of an account, the one saved first before the others. */
  list(region: string, clientId: string): Promise<ViewRecord[]>;
  /** Saves in the place of the one of that name, whose time stays; false where the account has `most` others. */
  put(region: string, clientId: string, view: ViewRecord, most: number): Promise<boolean>;
  /** An absent one is no error. */
  delete(region: string, clientId: string, name: string): Promise<void>;
}
