import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { longestToken, tokenSeconds } from '#shared/rules/token-duration.ts';
import { choiceOf, durationOf, lifetimeText, secondsOf } from './lifetime.ts';

describe('choiceOf', () => {
  it.each([
    ['P1D', '86400'],
    ['PT24H', '86400'],
    [undefined, '86400'],
    ['PT48H', '172800'],
    ['PT15M', '900'],
  ])('knows %s as a usual lifetime', (duration, lifetime) => {
    expect(choiceOf(duration).lifetime).toBe(lifetime);
  });

  it('takes any other in its largest whole unit', () => {
    expect(choiceOf('PT2H')).toEqual({ lifetime: 'custom', amount: '2', unit: 'hours' });
    expect(choiceOf('PT1H30M')).toEqual({ lifetime: 'custom', amount: '90', unit: 'minutes' });
    expect(choiceOf('PT61S')).toEqual({ lifetime: 'custom', amount: '61', unit: 'seconds' });
  });
});

describe('secondsOf', () => {
  it.each([
    ['48', 'hours', 172_800],
    ['1', 'seconds', 1],
    [' 5 ', 'minutes', 300],
    ['0', 'seconds', undefined],
    ['49', 'hours', undefined],
    ['1.5', 'hours', undefined],
    ['-1', 'hours', undefined],
    ['', 'hours', undefined],
  ] as const)('reads %j %s as %s', (amount, unit, seconds) => {
    expect(secondsOf({ lifetime: 'custom', amount, unit })).toBe(seconds);
  });
});

describe('durationOf', () => {
  it('writes what the contract reads back as the same lifetime', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: longestToken }), (seconds) => {
        expect(tokenSeconds(durationOf(seconds))).toBe(seconds);
        expect(secondsOf(choiceOf(durationOf(seconds)))).toBe(seconds);
      }),
    );
    expect(durationOf(longestToken)).toBe('PT48H');
  });
});

describe('lifetimeText', () => {
  it('says it in the language of the reader', () => {
    expect(lifetimeText('en', 'PT1H30M')).toBe('1 hour 30 minutes');
    expect(lifetimeText('fr', 'P1D')).toMatch(/^24.heures$/);
  });

  it('shows what it cannot read as it is', () => {
    expect(lifetimeText('en', 'a while')).toBe('a while');
  });
});
