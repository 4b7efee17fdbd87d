/** What the store keeps of views that somebody has saved. Times are milliseconds since the epoch. */

/** Whose views, and of which list. */
export interface ViewsOf {
  readonly region: string;
  readonly clientId: string;
  readonly list: string;
}

export interface ViewRecord {
  readonly name: string;
  readonly query: string;
  /** First under this name. */
  readonly savedAt: number;
}

/** A store of its own beside those in stores.ts, with the same promises. */
export interface Views {
  /** The one saved first before the others. */
  list(of: ViewsOf): Promise<ViewRecord[]>;
  /** Saves in the place of the one of that name, whose time stays; false where there are `most` others. */
  put(of: ViewsOf, view: ViewRecord, most: number): Promise<boolean>;
  /** An absent one is no error. */
  delete(of: ViewsOf, name: string): Promise<void>;
}
