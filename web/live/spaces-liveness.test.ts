import { describe, expect, it } from 'vitest';
import { emptySpace, type LiveSpace } from './live-space.ts';
import { asFarAsRead, livenessOf, silentRegionsOf } from './spaces-liveness.ts';

const space = (region: string, spaceId: string, staleSince?: string): LiveSpace => ({
  ...emptySpace(region, spaceId),
  isLoaded: true,
  ...(staleSince !== undefined && { staleSince }),
});

describe('livenessOf', () => {
  it('is live only when each space has answered, and partly where one does not any more', () => {
    const spaces = [space('std', '1'), space('snc', '2')];
    expect(livenessOf(undefined)).toBe('connecting');
    expect(livenessOf({ spaces, connection: 'live' })).toBe('live');
    expect(livenessOf({ spaces, connection: 'stale' })).toBe('not');
    // As every other page calls it.
    expect(livenessOf({ spaces, connection: 'offline' })).toBe('offline');
    expect(livenessOf({ spaces: [...spaces, undefined], connection: 'live' })).toBe('connecting');
    const silent = space('snc', '2', '2026-11-23T17:52:00Z');
    expect(livenessOf({ spaces: [space('std', '1'), silent], connection: 'live' })).toBe('partly');
    expect(livenessOf({ spaces: [silent], connection: 'live' })).toBe('not');
  });
});

describe('asFarAsRead', () => {
  it.each([
    ['live', 'all', 'live'],
    ['live', 'some', 'partly'],
    ['live', 'nothing', 'connecting'],
    ['partly', 'nothing', 'connecting'],
    ['not', 'nothing', 'not'],
  ] as const)('calls what is %s, as %s of it was read, %s', (liveness, read, said) => {
    expect(asFarAsRead(liveness, read)).toBe(said);
  });
});

describe('silentRegionsOf', () => {
  it('tells each region once, since when none of its silent spaces has answered', () => {
    expect(silentRegionsOf([space('std', '1'), undefined])).toEqual([]);
    const live = [
      space('std', '1', '2026-11-23T17:51:00Z'),
      space('std', '2'),
      space('snc', '3', '2026-11-23T17:52:00Z'),
      space('snc', '4', '2026-11-23T17:53:00Z'),
    ];
    expect(silentRegionsOf(live)).toEqual([
      { region: 'snc', spaces: 2, isWhole: true, since: Date.parse('2026-11-23T17:53:00Z') },
      { region: 'std', spaces: 1, isWhole: false, since: Date.parse('2026-11-23T17:51:00Z') },
    ]);
  });
});
