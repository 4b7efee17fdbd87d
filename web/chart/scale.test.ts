import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { percentText } from './percent.ts';
import { ticksFor } from './scale.ts';

const minutes = (count: number) => count * 60_000;

describe('ticksFor', () => {
  it.each([
    [minutes(28), [0, 10, 20, 30].map(minutes)],
    [minutes(11), [0, 5, 10, 15].map(minutes)],
    [14_000, [0, 5_000, 10_000, 15_000]],
    [0, [0, 1_000]],
  ])('up to %d ms are %j', (longest, ticks) => {
    expect(ticksFor(longest)).toEqual(ticks);
  });

  it('hold the longest, are few and equally far apart, however long that is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e9 }), (longest) => {
        const ticks = ticksFor(longest);
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(longest);
        expect(ticks.length).toBeLessThanOrEqual(4);
        const step = ticks[1] ?? 0;
        expect(step).toBeGreaterThan(0);
        expect(ticks).toEqual(ticks.map((_, index) => index * step));
      }),
    );
  });
});

describe('percentText', () => {
  it('stays within the picture, whatever the share', () => {
    fc.assert(
      fc.property(fc.double(), (share) => {
        const percent = Number.parseFloat(percentText(share));
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent).toBeLessThanOrEqual(100);
      }),
    );
    expect(percentText(0.4321)).toBe('43.21%');
  });
});
