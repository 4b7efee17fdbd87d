/** What the store keeps of changes made through this console: a chain that only grows at its end, and is cut at its beginning. */
import { createHash } from 'node:crypto';

/** What is to be entered. Times are milliseconds since the epoch. */
export interface JournalText {
  readonly at: number;
  /** Exactly this is kept and answers for itself in the chain. */
  readonly text: string;
  /** The number of the change whose outcome this is. */
  readonly settles?: number;
}

export interface JournalRecord extends JournalText {
  /** Counts from 1, without a gap. */
  readonly number: number;
  /** Of this record and, with that, of all before it. */
  readonly hash: string;
}

/** A place in the chain: number and hash of the record there. */
export type Checkpoint = Pick<JournalRecord, 'number' | 'hash'>;

/** A change, and what was entered of its outcome. */
export interface JournalChange {
  readonly intent: JournalRecord;
  readonly settlement?: JournalRecord;
}

/** A store of its own beside those in stores.ts, with the same promises: any number of processes keep one chain. */
export interface Journal {
  /** Enters it at the end and answers its number, once it is kept. */
  append(entry: JournalText): Promise<number>;
  /** The newest changes before a number, the newest first. */
  changes(before: number | undefined, limit: number): Promise<JournalChange[]>;
  change(number: number): Promise<JournalChange | undefined>;
  /** What comes after a number, in the order of the chain. */
  records(after: number, limit: number): Promise<JournalRecord[]>;
  /** Where the chain was cut: the last record that is not kept any more; `chainStart` while all are. */
  cut(): Promise<Checkpoint>;
  /** Lets go of everything up to the first record that is younger than this. */
  dropUntil(time: number): Promise<void>;
}

export const chainStart: Checkpoint = { number: 0, hash: '0'.repeat(64) };

/** What a record has after `before`: SHA-256 over the hash before it and all that it says. */
export function recordAfter(before: Checkpoint, { at, text, settles }: JournalText): JournalRecord {
  const number = before.number + 1;
  const said = `${before.hash}\n${number} ${at} ${settles ?? '-'}\n${text}`;
  const hash = createHash('sha256').update(said).digest('hex');
  return { number, hash, at, text, ...(settles !== undefined && { settles }) };
}
