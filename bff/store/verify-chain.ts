/** Whether the journal is what was entered: every record holds the ones before it fast. */
import { recordAfter, type Checkpoint, type Journal } from './journal.ts';

export type Verdict =
  /** From behind `cut` to `end`; `kept` says how the place somebody has kept stands to that. */
  | { readonly kind: 'whole'; readonly cut: Checkpoint; readonly end: Checkpoint; readonly kept?: 'passed' | 'before' }
  /** The first record that is not what was entered, or the kept place that the chain does not go through. */
  | { readonly kind: 'broken'; readonly number: number; readonly why: 'missing' | 'changed' | 'kept' };

const atOnce = 1_000;

/**
 * Reads the whole chain from where it was cut. `kept` is a place that was noted earlier, outside of the store: whoever writes
 * the chain anew from some record on cannot have it go through that. What was kept of a part that has been dropped says nothing.
 */
export async function verifyChain(journal: Pick<Journal, 'cut' | 'records'>, kept?: Checkpoint): Promise<Verdict> {
  const cut = await journal.cut();
  if (kept?.number === cut.number && kept.hash !== cut.hash) return { kind: 'broken', number: cut.number, why: 'kept' };
  let end = cut;
  for (let isMore = true; isMore;) {
    const records = await journal.records(end.number, atOnce);
    for (const record of records) {
      if (record.number !== end.number + 1) return { kind: 'broken', number: end.number + 1, why: 'missing' };
      if (recordAfter(end, record).hash !== record.hash)
        return { kind: 'broken', number: record.number, why: 'changed' };
      end = { number: record.number, hash: record.hash };
      if (kept?.number === end.number && kept.hash !== end.hash)
        return { kind: 'broken', number: end.number, why: 'kept' };
    }
    isMore = records.length > 0;
  }
  if (kept === undefined) return { kind: 'whole', cut, end };
  if (kept.number > end.number) return { kind: 'broken', number: end.number + 1, why: 'missing' };
  return { kind: 'whole', cut, end, kept: kept.number < cut.number ? 'before' : 'passed' };
}
