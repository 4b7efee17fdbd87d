import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDuration } from './duration.ts';
import { isTokenDuration, longestToken, shortestToken, tokenSeconds } from './token-duration.ts';

describe('token lifetime', () => {
  it.each([
    ['PT1S', 1],
    ['PT90M', 5_400],
    ['PT1H30M', 5_400],
    ['PT24H', 86_400],
    ['P1D', 86_400],
    ['P1DT24H', 172_800],
    ['PT48H', 172_800],
    ['P2D', 172_800],
  ])('reads %s', (text, seconds) => {
    expect(tokenSeconds(text)).toBe(seconds);
  });

  it.each([
    '',
    'P',
    'PT',
    'P1DT',
    '1H',
    'pt1h',
    'PT0S',
    'PT48H1S',
    'P3D',
    'P1W',
    'P1M',
    'PT1.5H',
    '-PT1H',
    'PT1H ',
    'PT1M1H',
  ])('refuses %j', (text) => {
    expect(isTokenDuration(text)).toBe(false);
  });

  it('reads back whatever the region writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: shortestToken, max: longestToken }), (seconds) => {
        expect(tokenSeconds(formatDuration(seconds))).toBe(seconds);
      }),
    );
  });
});
