/** Names of permissions that somebody may have meant who wrote one that does not exist. */
import { matchesWords } from '#web/directory/matches-words.ts';

/** The likeliest of `names`, at most `most`; those that hold every word of the text come first. */
export function nearNames(text: string, names: readonly string[], most = 5): readonly string[] {
  const scored = names.map((name) => ({ name, score: matchesWords(text, name) ? 1 : likeness(text, name) }));
  return scored
    .filter(({ score }) => score >= 0.5)
    .sort((a, b) => b.score - a.score || (a.name < b.name ? -1 : 1))
    .slice(0, most)
    .map(({ name }) => name);
}

/** 1 for the same name, 0 for nothing in common: how much of its parts, each in its place, begin or end alike. */
function likeness(left: string, right: string): number {
  const [parts, others] = [left.toLowerCase().split('.'), right.toLowerCase().split('.')];
  const sum = parts.reduce((all, part, index) => all + partLikeness(part, others[index] ?? ''), 0);
  return sum / Math.max(parts.length, others.length);
}

function partLikeness(left: string, right: string): number {
  const length = Math.max(left.length, right.length);
  const shorter = Math.min(left.length, right.length);
  let begin = 0;
  while (begin < shorter && left[begin] === right[begin]) begin += 1;
  let end = 0;
  while (end < shorter - begin && left.at(-1 - end) === right.at(-1 - end)) end += 1;
  return length === 0 ? 0 : (begin + end) / length;
}
