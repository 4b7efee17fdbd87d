import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { besideOthers, daysWithin, shareOfWeek, sizeOfDots, weekLong } from './week-dots.ts';

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

describe('the size of dots', () => {
  const day = weekLong / 7;
  const ofDay = (count: number) => Array.from({ length: count }, (_, index) => weekLong - 1 - index);

  it('is the usual one as long as no day is full', () => {
    const spread = Array.from({ length: 70 }, (_, index) => weekLong - (index * day) / 10 - 1);
    expect(sizeOfDots(spread, weekLong)).toBe(1);
  });

  it('leaves a full day no more ink than a roomy one, and a dot that can be seen', () => {
    for (const count of [13, 24, 48, 60]) {
      const size = sizeOfDots(ofDay(count), weekLong);
      expect(size).toBeLessThan(1);
      expect(count * size ** 2).toBeCloseTo(12, 0);
    }
    expect(sizeOfDots(ofDay(10_000), weekLong)).toBe(0.4);
  });
});

describe('dots in one place', () => {
  it('stand beside one another, and the others where they are', () => {
    const [one, other] = [
      { x: 0.5, y: 0.4 },
      { x: 0.5, y: 0.9 },
    ];
    expect(besideOthers([one, other, one, one])).toEqual([0, 0, 0.006, 0.012]);
    expect(Math.max(...besideOthers(Array.from({ length: 50 }, () => one)))).toBe(0.024);
  });

  it('never leave the picture', () => {
    expect(
      besideOthers([
        { x: 0, y: 0 },
        { x: 0, y: 0 },
      ]),
    ).toEqual([0, 0]);
  });
});
