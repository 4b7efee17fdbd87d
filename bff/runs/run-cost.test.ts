import { expect, it } from 'vitest';
import type { StepCounts } from '#shared/run.ts';
import { costOf, leftOfSteps } from './run-cost.ts';

const counts: StepCounts = { todo: 30, sending: 0, accepted: 0, done: 0, failed: 0, skipped: 10, unknown: 0 };

it('reckons with what the region took to answer the dry run, and with so many steps at the same time', () => {
  // 40 steps were told by 40 reads of 100 ms each: 30 of them are read again, and make a call.
  const singly = { count: 40, time: 4_000 };
  expect(costOf(leftOfSteps(counts, singly), singly, 6)).toEqual({ calls: 30, time: (60 * 100) / 6 });
  // One list told of all of them.
  const listed = { count: 1, time: 100 };
  expect(costOf(leftOfSteps(counts, listed), listed, 6)).toEqual({ calls: 30, time: Math.ceil((30.75 * 100) / 6) });
});

it('says no time where nothing was read', () => {
  const nothing = { count: 0, time: 0 };
  expect(costOf(leftOfSteps(counts, nothing), nothing, 6)).toEqual({ calls: 30 });
});
