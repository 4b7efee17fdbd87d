import { folded } from './folded.ts';

/** True when each word of `text` occurs in one of `texts`: "delete cluster" finds `kubernetes.cluster.delete`. */
export function matchesWords(text: string, ...texts: readonly string[]): boolean {
  const found = folded(texts.join(' '));
  return folded(text)
    .split(/\s+/)
    .every((word) => found.includes(word));
}
