/** Taking items out of a deprecated granular policy, so that only what is left has to be repeated. */
import { granularActions } from '#shared/rules/granular-action.ts';
import type { GranularItem } from '#web/access/acl-from-granular.ts';
import { chunksOf, sendChunks } from '#web/api/in-chunks.ts';
import { isUnknownPerson } from './find-granular.ts';
import { keyOfGranular, type HeldGranular } from './findings.ts';

export interface GranularCalls {
  /** Reads the items of the type past every cache. */
  readonly read: () => Promise<readonly GranularItem[]>;
  /** Takes 1 to 100 items of the type away. */
  readonly send: (items: readonly GranularItem[]) => Promise<unknown>;
}

export interface GranularRemoval {
  /** `already`: it was gone before. */
  readonly result: 'done' | 'already' | 'failed';
  readonly error?: unknown;
}

/**
 * Removes items of one type of object, in as few calls as they take, and reads back what came of each: one removal per
 * item, in the order given. @throws ApiProblem when what is there cannot be read; before anything is sent, or after.
 */
export async function removeGranular(
  items: readonly HeldGranular[],
  { read, send }: GranularCalls,
): Promise<readonly GranularRemoval[]> {
  const before = await heldNow(items, read);
  const due = items.filter((item) => before.has(keyOfGranular(item)));
  // A region refuses a whole call for one word it no longer knows.
  const isKnown = ({ action }: GranularItem) => granularActions.some((word) => word === action);
  const chunks = [...chunksOf(due.filter(isKnown)), ...chunksOf(due.filter((item) => !isKnown(item)))];
  const { error } = await sendChunks(chunks, send);
  // The answer to a chunk may have been lost after the region had carried it out.
  const after = due.length === 0 ? before : await heldNow(items, read);
  return items.map((item) => {
    const key = keyOfGranular(item);
    if (!before.has(key)) return { result: 'already' };
    return after.has(key) ? { result: 'failed', error: error ?? new Error('still there') } : { result: 'done' };
  });
}

/** Keys of what is held of the types of `items`; nothing of somebody who is not there any more. */
async function heldNow(items: readonly HeldGranular[], read: GranularCalls['read']): Promise<ReadonlySet<string>> {
  const [{ objectType } = { objectType: '' }] = items;
  try {
    return new Set((await read()).map((item) => keyOfGranular({ ...item, objectType })));
  } catch (error) {
    if (isUnknownPerson(error)) return new Set();
    throw error;
  }
}
