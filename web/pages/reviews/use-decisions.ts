import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { NewDecision, Review, VersionedLine } from '#shared/review.ts';
import { keyOfLine } from '#shared/review-diff.ts';
import { decide, isConflict, linesQuery, reviewsKey } from './review-calls.ts';

/** So many lines are sent at a time (shared/review.ts). */
const atOnce = 100;

/** Decides lines of a part, and shows what came of it; what somebody else has decided meanwhile is read again. */
export function useDecisions({ id }: Review, part: number) {
  const client = useQueryClient();
  const { queryKey } = linesQuery(id, part);
  return useMutation({
    // What was decided is taken from the answer.
    meta: { read: [...reviewsKey, id, 'nothing'] },
    mutationFn: async (items: readonly NewDecision[]) => {
      for (let from = 0; from < items.length; from += atOnce) {
        const { lines } = await decide(id, part, items.slice(from, from + atOnce));
        const decided = new Map(lines.map((line) => [keyOfLine(line), line]));
        client.setQueryData(queryKey, (told) =>
          told === undefined
            ? told
            : { ...told, lines: told.lines.map((line) => decided.get(keyOfLine(line)) ?? line) },
        );
      }
    },
    onError: async (error) => {
      // Whatever became of it, the lines tell; who is told of a conflict reads of it once they are there.
      const read = client.invalidateQueries({ queryKey: reviewsKey });
      if (isConflict(error)) await read;
    },
  });
}

/** A decision about a line as it was read. */
export function decisionOf(
  { subject: { type, id }, version }: VersionedLine,
  decision: Omit<NewDecision, 'subject' | 'version'>,
): NewDecision {
  return { subject: { type, id }, version, ...decision };
}
