import { expect, it } from 'vitest';
import { matchesWords } from './matches-words.ts';

it.each([
  ['delete cluster', true],
  ['CLUSTER Kuber', true],
  ['see clusters', true],
  ['', true],
  ['delete vm', false],
])('%s: %s', (text, expected) => {
  expect(matchesWords(text, 'kubernetes.cluster.delete', 'Delete Kubernetes clusters, see')).toBe(expected);
});

it('finds an apostrophe however it is typed', () => {
  expect(matchesWords("o'connor", 'Maeve O’Connor')).toBe(true);
  expect(matchesWords('o’connor', "Maeve O'Connor")).toBe(true);
});
