/** Sending many ids to operations that take so many at a time, so that only what failed has to be sent again. */
import { groupsOf, type Some } from '#shared/rules/groups-of.ts';
import { ApiProblem } from './api-problem.ts';

/** Most ids in one call (contract 8). */
export const chunkSize = 100;

/** `items` in their order, in runs of `size` at most. */
export function chunksOf<Item>(items: readonly Item[], size = chunkSize): readonly Some<Item>[] {
  return [...groupsOf(items, (_, index) => Math.floor(index / size)).values()];
}

export interface Sent<Item> {
  readonly done: readonly Item[];
  /** Chunks that failed or were not sent any more, in the runs in which they are to be sent again. */
  readonly left: readonly (readonly Item[])[];
  /** Why the first of `left` failed; undefined when nothing is left. */
  readonly error: unknown;
}

/** After these every further call would be answered the same. */
const refusals = new Set([401, 403, 404, 405, 501]);

/**
 * Sends one chunk after the other. A chunk that fails is left over and the next one is tried all the same, except after
 * a refusal that is about all of them. `onDone` is told how many items have gone through.
 */
export async function sendChunks<Item>(
  chunks: readonly (readonly Item[])[],
  send: (chunk: readonly Item[]) => Promise<unknown>,
  onDone: (count: number) => void = () => undefined,
): Promise<Sent<Item>> {
  const done: Item[] = [];
  const left: (readonly Item[])[] = [];
  let error: unknown;
  let refused = false;
  for (const chunk of chunks) {
    if (refused) {
      left.push(chunk);
      continue;
    }
    try {
      await send(chunk);
      done.push(...chunk);
      onDone(done.length);
    } catch (reason) {
      error ??= reason;
      left.push(chunk);
      refused = reason instanceof ApiProblem && refusals.has(reason.status);
    }
  }
  return { done, left, error };
}
