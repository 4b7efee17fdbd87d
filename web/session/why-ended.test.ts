import { describe, expect, it } from 'vitest';
import { endingAsTold, endingOf } from './why-ended.ts';

const at = (hour: number) => Date.UTC(2026, 4, 1, hour);
const session = (idle: number, absolute: number) => ({
  regions: [],
  idleExpiresAt: new Date(at(idle)).toISOString(),
  absoluteExpiresAt: new Date(at(absolute)).toISOString(),
  now: new Date(at(0)).toISOString(),
});

describe('why a session is gone', () => {
  it.each([
    { idle: 1, absolute: 8, now: 1, is: 'idle' },
    { idle: 1, absolute: 8, now: 9, is: 'idle' },
    { idle: 8, absolute: 8, now: 8, is: 'absolute' },
    { idle: 1, absolute: 8, now: 0, is: 'elsewhere' },
  ])('at $now with ends at $idle and $absolute: $is', ({ idle, absolute, now, is }) => {
    const ahead = 5_000;
    expect(endingOf(session(idle, absolute), ahead, at(now) - ahead)).toBe(is);
  });
});

it.each([
  [undefined, 'otherTab'],
  // Its tab met the end before the news of it.
  ['elsewhere', 'otherTab'],
  ['idle', 'idle'],
  ['signedOut', 'signedOut'],
] as const)('an end noted as %s is %s once another tab tells that it signed out', (noted, is) => {
  expect(endingAsTold(noted)).toBe(is);
});
