import { expect, it } from 'vitest';
import { shownNeeds, shownRunning } from './room.ts';

it.each([
  { count: 3, hasNotice: false, height: 900, shown: 3 },
  { count: 7, hasNotice: false, height: 900, shown: 7 },
  { count: 10, hasNotice: false, height: 900, shown: 6 },
  { count: 10, hasNotice: true, height: 900, shown: 4 },
  { count: 10, hasNotice: false, height: 964, shown: 8 },
  { count: 10, hasNotice: false, height: 600, shown: 6 },
])('of $count that run $shown are shown in $height px, below a notice: $hasNotice', (given) => {
  expect(shownRunning(given.count, given.hasNotice, given.height)).toBe(given.shown);
});

it.each([
  { count: 5, running: 10, shown: 5 },
  { count: 8, running: 10, shown: 4 },
  { count: 8, running: 4, shown: 6 },
])('of $count that wait $shown are shown beside $running that run', ({ count, running, shown }) => {
  expect(shownNeeds(count, running)).toBe(shown);
});
