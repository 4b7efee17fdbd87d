/** The result of a review: one text, whose bytes are what is signed off. */
import { holdsNothing, reviewFormat, type ReviewFile, type ReviewLines, type SignedOff } from '#shared/review.ts';
import type { Head, Standing } from './kept-review.ts';

/** Undefined while a line waits for a decision. `standings` and `parts` are in the order of the parts. */
export function resultOf(
  id: string,
  { name, services, subjects, at, by, parts: scopes }: Head,
  standings: readonly Standing[],
  parts: readonly ReviewLines[],
  signedOff: Omit<SignedOff, 'sha256'>,
): string | undefined {
  const lines = parts.flatMap((part) => part.lines);
  if (lines.some((line) => line.decision === undefined && !holdsNothing(line))) return undefined;
  const decided = (verdict: string) => lines.filter(({ decision }) => decision?.verdict === verdict).length;
  const file: ReviewFile = {
    format: reviewFormat,
    id,
    name,
    services,
    subjects,
    begun: { at, by },
    signedOff,
    counts: {
      keep: decided('keep'),
      change: decided('change'),
      remove: decided('remove'),
      nothing: lines.filter(({ decision }) => decision === undefined).length,
    },
    parts: scopes.map(({ scope, name, reviewer }, part) => {
      const { listed = 0, read = 0, sweptAt, gaps = [] } = standings[part] ?? {};
      return {
        scope,
        name,
        reviewer,
        listed,
        read,
        ...(sweptAt !== undefined && { sweptAt }),
        gaps,
        lines: (parts[part]?.lines ?? []).map(({ version: _version, ...line }) => line),
      };
    }),
  };
  return `${JSON.stringify(file, undefined, 2)}\n`;
}
