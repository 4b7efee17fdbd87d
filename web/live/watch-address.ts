import { fullCadenceSpaces } from '#shared/watch.ts';

/** Address of the stream over spaces given as `{region}/{spaceId}`, those in view first. */
export function watchAddress(spaces: readonly string[]): string {
  return spaces.length === 0 ? '/api/watch' : `/api/watch?${spaces.map((space) => `space=${space}`).join('&')}`;
}

/** Whether two streams are over the same spaces, in whatever order: then one goes on where the other was. */
export function hasSameSpaces(left: readonly string[], right: readonly string[]): boolean {
  const spaces = new Set(left);
  return spaces.size === new Set(right).size && right.every((space) => spaces.has(space));
}

/** Whether a stream over `open` has everything that is wanted, and in view what is to be. */
export function covers(open: readonly string[], wanted: readonly string[]): boolean {
  const all = new Set(open);
  const inView = new Set(open.slice(0, fullCadenceSpaces));
  return wanted.every((space, rank) => (rank < fullCadenceSpaces ? inView : all).has(space));
}
