import { describe, expect, it } from 'vitest';
import { spokenTime, timeLeft } from './time-left.ts';

const first = { at: 0, ended: 40 };
const minute = 60_000;

describe('the time that is left', () => {
  it('goes by the pace that was seen, whatever had ended before', () => {
    expect(timeLeft(first, { at: 30_000, ended: 70 }, 240, 30_000)).toBe(4 * minute);
  });

  it('is not known from a few steps, nor from a few seconds', () => {
    expect(timeLeft(first, { at: 30_000, ended: 49 }, 240, 30_000)).toBeUndefined();
    expect(timeLeft(first, { at: 9_000, ended: 400 }, 240, 9_000)).toBeUndefined();
  });

  it('grows while no step ends, until nobody knows', () => {
    const latest = { at: 60_000, ended: 70 };
    expect(timeLeft(first, latest, 30, 75_000)).toBe(75_000);
    expect(timeLeft(first, latest, 30, 80_001)).toBeUndefined();
  });

  it('is nothing once no step is left', () => {
    expect(timeLeft(first, { at: 30_000, ended: 70 }, 0, 30_000)).toBe(0);
  });
});

it.each([
  [59_999, { unit: 'minutes', count: 0 }],
  [60_000, { unit: 'minutes', count: 1 }],
  [3.6 * minute, { unit: 'minutes', count: 4 }],
  [99 * minute, { unit: 'minutes', count: 99 }],
  [100 * minute, { unit: 'hours', count: 2 }],
] as const)('%d ms are spoken of as %o', (milliseconds, spoken) => {
  expect(spokenTime(milliseconds)).toEqual(spoken);
});
