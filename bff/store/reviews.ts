/** What the store keeps of access reviews: named texts, each with a version, so that nobody overwrites what they have not seen. */

export interface ReviewField {
  readonly name: string;
  /** Counts up from 1 with every writing. */
  readonly version: number;
  readonly text: string;
}

export interface ReviewWrite {
  readonly name: string;
  /** The one that was read; 0 for what is not there. */
  readonly version: number;
  /** Not empty; left out, the field has to be as it was read, and stays so. */
  readonly text?: string;
}

/** A store of its own beside those in stores.ts, with the same promises. */
export interface Reviews {
  /**
   * Enters a review of these accounts (`region/clientId`), with its first field; false where the first of them takes part in
   * `most` already.
   */
  create(id: string, accounts: readonly string[], name: string, text: string, most: number): Promise<boolean>;
  /** Ids of the reviews in which an account takes part. */
  idsOf(account: string): Promise<string[]>;
  /** The fields whose name begins so, by their name; none of what is not there. */
  fields(id: string, prefix: string): Promise<ReviewField[]>;
  /** All of these or, where one has another version by now or the review is gone, none: false. */
  write(id: string, writes: readonly ReviewWrite[]): Promise<boolean>;
  /** With all of its fields; an absent one is no error. */
  delete(id: string): Promise<void>;
}
