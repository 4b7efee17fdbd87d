import type { ReviewPart } from '#shared/review.ts';

/** How many things of a review could not be read: a gap is about one, unless it says of how many. */
export function unreadThings(parts: readonly Pick<ReviewPart, 'gaps'>[]): number {
  return parts.flatMap(({ gaps }) => gaps).reduce((sum, { count = 1 }) => sum + count, 0);
}
