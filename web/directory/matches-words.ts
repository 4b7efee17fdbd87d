import { folded } from './folded.ts';

/** What tells whether every word of `text` occurs in words that are folded. */
export function finderOf(text: string): (words: string) => boolean {
  const needles = folded(text).split(/\s+/).filter(Boolean);
  return (words) => needles.every((needle) => words.includes(needle));
}

/** True when each word of `text` occurs in one of `texts`: "delete cluster" finds `kubernetes.cluster.delete`. */
export function matchesWords(text: string, ...texts: readonly string[]): boolean {
  return finderOf(text)(folded(texts.join(' ')));
}
