import { expect, it } from 'vitest';
import { costOf } from './use-search-cost.ts';

it.each([
  { where: 'organisation', kinds: 1, count: 1_011, cost: { identities: 1_011, kinds: 1, isLeast: false } },
  { where: 'organisation', kinds: 6, count: 3, cost: { identities: 3, kinds: 6, isLeast: false } },
  { where: 'space', kinds: 6, count: 1_011, cost: { identities: 1_011, kinds: 1, isLeast: true } },
  { where: 'space', kinds: 1, count: Number.NaN, cost: { identities: undefined, kinds: 1, isLeast: false } },
  { where: 'organisation', kinds: 1, count: 1_010, cost: null },
  { where: 'space', kinds: 6, count: 1_010, cost: null },
] as const)('looking for $kinds kinds of ACLs of $count identities in the $where costs $cost', (asked) => {
  expect(costOf(asked.where, asked.kinds, asked.count)).toEqual(asked.cost);
});
