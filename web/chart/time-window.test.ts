import { describe, expect, it } from 'vitest';
import { shareIn, stepFor, ticksIn } from './time-window.ts';

const minute = 60_000;
const hour = 60 * minute;
/** By the reader's own clock. */
const at = (text: string) => new Date(text).getTime();

describe('a part of time in a picture', () => {
  it('has moments where they are, and those beyond it at its edges', () => {
    const window = { from: 0, to: 100 };
    expect([-5, 0, 25, 100, 130].map((moment) => shareIn(moment, window))).toEqual([0, 0, 0.25, 1, 1]);
  });

  it.each([
    [10 * minute, 12, minute],
    [hour, 12, 5 * minute],
    [24 * hour, 12, 2 * hour],
    [24 * hour, 3, 12 * hour],
    [7 * 24 * hour, 12, 24 * hour],
    [30 * 24 * hour, 12, 5 * 24 * hour],
  ])('of %d ms with room for %d lines has one each %d ms', (length, most, step) => {
    expect(stepFor({ from: 0, to: length }, most)).toBe(step);
  });

  it('has its lines where the clock on the wall has them', () => {
    const window = { from: at('2026-03-28T10:20:00'), to: at('2026-03-30T06:00:00') };
    const ticks = ticksIn(window, 12 * hour).map((tick) => new Date(tick).getHours());
    expect(ticks).toEqual([12, 0, 12, 0]);
  });
});
