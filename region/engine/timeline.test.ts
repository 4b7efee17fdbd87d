import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { operationKinds } from '#shared/rules/operation-state.ts';
import { operationSchedule, spaceSchedule } from './durations.ts';
import { failing, momentOf, succeeding } from './timeline.ts';

const order = ['PENDING', 'RUNNING', 'ended'];
const rank = (status: string) => order.indexOf(status === 'DONE' || status === 'FAILED' ? 'ended' : status);

const timelines = fc
  .record({
    startAt: fc.integer({ min: 0, max: 1e12 }),
    length: fc.integer({ min: 1, max: 1e9 }),
    stopsAt: fc.option(fc.integer({ min: 0, max: 9 }).map((step) => step * 10)),
  })
  .map(({ startAt, length, stopsAt }) =>
    stopsAt === null ? succeeding(startAt, startAt + length) : failing(startAt, startAt + length, stopsAt),
  );

describe('timeline of an operation', () => {
  it('goes from PENDING over RUNNING to DONE in ten steps', () => {
    const timeline = succeeding(2_000, 17_000);
    const seen = [0, 1_999, 2_000, 3_499, 3_500, 9_500, 16_999, 17_000, 9e12].map((now) => momentOf(timeline, now));
    expect(seen).toEqual([
      { status: 'PENDING', percent: 0 },
      { status: 'PENDING', percent: 0 },
      { status: 'RUNNING', percent: 0 },
      { status: 'RUNNING', percent: 0 },
      { status: 'RUNNING', percent: 10 },
      { status: 'RUNNING', percent: 50 },
      { status: 'RUNNING', percent: 90 },
      { status: 'DONE', percent: 100 },
      { status: 'DONE', percent: 100 },
    ]);
  });

  it('keeps the progress at which it failed', () => {
    const timeline = failing(0, 10_000, 60);
    expect(timeline.endAt).toBe(7_000);
    expect(momentOf(timeline, 5_999)).toEqual({ status: 'RUNNING', percent: 50 });
    expect(momentOf(timeline, 6_000)).toEqual({ status: 'RUNNING', percent: 60 });
    expect(momentOf(timeline, 7_000)).toEqual({ status: 'FAILED', percent: 60 });
  });

  it('never goes back, whatever the times and however often it is read', () => {
    fc.assert(
      fc.property(
        timelines,
        fc.array(fc.double({ min: -0.5, max: 1.5, noNaN: true }), { minLength: 2 }),
        (timeline, at) => {
          const moments = at
            .sort((a, b) => a - b)
            .map((share) => momentOf(timeline, timeline.startAt + share * (timeline.endAt - timeline.startAt)));
          for (const [index, moment] of moments.entries()) {
            const before = moments[index - 1] ?? moment;
            expect(rank(moment.status)).toBeGreaterThanOrEqual(rank(before.status));
            expect(moment.percent).toBeGreaterThanOrEqual(before.percent);
          }
        },
      ),
    );
  });

  it('shows steps of ten percent, and 100 only when DONE', () => {
    fc.assert(
      fc.property(timelines, fc.double({ min: 0, max: 2, noNaN: true }), (timeline, share) => {
        const moment = momentOf(timeline, timeline.startAt + share * (timeline.endAt - timeline.startAt));
        expect(moment.percent % 10).toBe(0);
        expect(moment.percent === 100).toBe(moment.status === 'DONE');
        expect(moment.percent).toBeLessThanOrEqual(timeline.finalPercent);
      }),
    );
  });
});

describe('durations', () => {
  it('are seconds, longer for upgrades', () => {
    expect(operationSchedule('CreateCluster', 0, 1)).toEqual({ startAt: 2_000, completeAt: 17_000 });
    expect(operationSchedule('UpgradeWorkers', 0, 1)).toEqual({ startAt: 2_000, completeAt: 27_000 });
    expect(spaceSchedule(0, 1)).toEqual({ runningAt: 2_000, readyAt: 8_000 });
  });

  it('stay in order however small the time scale is', () => {
    fc.assert(
      fc.property(fc.constantFrom(...operationKinds), fc.double({ min: 1e-9, max: 10, noNaN: true }), (kind, scale) => {
        const { startAt, completeAt } = operationSchedule(kind, 1_000, scale);
        const { runningAt, readyAt } = spaceSchedule(1_000, scale);
        expect(1_000 < startAt && startAt < completeAt && 1_000 < runningAt && runningAt < readyAt).toBe(true);
      }),
    );
  });
});
