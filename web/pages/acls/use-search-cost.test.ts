import { expect, it } from 'vitest';
import { costOf } from './use-search-cost.ts';

it.each([
  { where: 'organisation', kinds: 1, sizes: [1_079], cost: { identities: 1_079, kinds: 1, calls: 1_101 } },
  { where: 'organisation', kinds: 6, sizes: [3], cost: { identities: 3, kinds: 6, calls: 19 } },
  { where: 'organisation', kinds: 1, sizes: [20_000, 12], cost: { identities: 20_012, kinds: 1, calls: 20_413 } },
  { where: 'space', kinds: 6, sizes: [1_079], cost: { identities: 1_079, kinds: 1, calls: 1_101, isLeast: true } },
  { where: 'space', kinds: 1, sizes: [3, undefined], cost: { identities: undefined, kinds: 1, calls: 0 } },
  { where: 'organisation', kinds: 1, sizes: [1_078], cost: null },
  { where: 'space', kinds: 6, sizes: [1_000, 10], cost: null },
] as const)('looking for $kinds kinds of ACLs of $sizes identities in the $where costs $cost', (asked) => {
  const { where, kinds, sizes, cost } = asked;
  expect(costOf(where, kinds, sizes)).toEqual(cost && { isLeast: false, ...cost });
});
