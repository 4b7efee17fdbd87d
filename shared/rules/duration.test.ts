import { expect, it } from 'vitest';
import { formatDuration } from './duration.ts';

it.each([
  [0, 'PT0S'],
  [1, 'PT1S'],
  [90, 'PT1M30S'],
  [3_600, 'PT1H'],
  [86_400, 'P1D'],
  [90_061, 'P1DT1H1M1S'],
  [172_800, 'P2D'],
])('%i seconds are written %s', (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text);
});
