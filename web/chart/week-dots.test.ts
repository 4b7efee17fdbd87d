import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysWithin, shareOfWeek, weekLong } from './week-dots.ts';

const now = fc.integer({ min: Date.parse('2020-01-01'), max: Date.parse('2040-01-01') });

describe('the last seven days', () => {
  it('begin seven or eight days, one after the other, each at midnight', () => {
    fc.assert(
      fc.property(now, (moment) => {
        const days = daysWithin(moment);
        expect([6, 7, 8]).toContain(days.length);
        expect(days).toEqual(days.toSorted((one, other) => one - other));
        for (const day of days) {
          expect(day).toBeGreaterThan(moment - weekLong);
          expect(day).toBeLessThanOrEqual(moment);
          expect(new Date(day).getHours()).toBe(0);
        }
      }),
    );
  });

  it('reach from edge to edge, and keep the order of any two moments', () => {
    fc.assert(
      fc.property(now, fc.nat(2 * weekLong), fc.nat(2 * weekLong), (moment, one, other) => {
        const [earlier, later] = [moment - Math.max(one, other), moment - Math.min(one, other)];
        expect(shareOfWeek(earlier, moment)).toBeLessThanOrEqual(shareOfWeek(later, moment));
      }),
    );
    expect([shareOfWeek(0, weekLong), shareOfWeek(weekLong, weekLong)]).toEqual([0, 1]);
  });
});
