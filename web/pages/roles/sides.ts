/** Which of the compared roles give a permission, as text: A, B and C in their places, a dash for one that does not. */

/** What to call the roles, by their places. */
export const sideLetters = ['A', 'B', 'C'] as const;

export function sidesText(sides: readonly boolean[]): string {
  return sides.map((gives, index) => (gives ? sideLetters[index] : '-')).join('');
}

/** The letters of those that give it. */
export function givingIn(sides: string): readonly string[] {
  return sideLetters.filter((letter) => sides.includes(letter));
}

export function isInAll(sides: string): boolean {
  return !sides.includes('-');
}

/** What fewer give after what more do, then in the order of the letters. */
export function bySides(one: string, other: string): number {
  const [left, right] = [givingIn(one), givingIn(other)];
  return right.length - left.length || (left.join('') < right.join('') ? -1 : 1);
}
