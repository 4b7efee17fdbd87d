import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applyDelta,
  deltaBetween,
  inverse,
  isEmptyDelta,
  isResultOf,
  noDelta,
  normalise,
  sameGrants,
  type Grants,
  type PolicyDelta,
} from './policy-delta.ts';

const grants = (roles: string[], permissions: string[] = []): Grants => ({ roles, permissions });
const delta = (add: Grants, remove: Grants = grants([])): PolicyDelta => ({ add, remove });

const someIds = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'A', 'e'), { maxLength: 6 });
const someGrants = fc.record({ roles: someIds, permissions: someIds });
const someDelta = fc.record({ add: someGrants, remove: someGrants });

describe('normalise', () => {
  it.each<[string, PolicyDelta, PolicyDelta]>([
    ['keeps what changes something', delta(grants(['b'], ['p'])), delta(grants(['b'], ['p']))],
    ['leaves out what is held already', delta(grants(['a', 'b'])), delta(grants(['b']))],
    ['leaves out what is taken without being held', delta(grants([]), grants(['x'], ['y'])), noDelta],
    ['leaves out what is both given and taken', delta(grants(['a', 'b']), grants(['a', 'b'])), noDelta],
    ['takes an id in either letter case for the same', delta(grants(['A', 'B', 'b'])), delta(grants(['b']))],
  ])('%s', (_, given, expected) => {
    expect(normalise(given, grants(['a']))).toEqual(expected);
  });
});

describe('a delta', () => {
  it('is taken back exactly by the inverse of what it has really changed', () => {
    fc.assert(
      fc.property(someGrants, someDelta, (base, given) => {
        const after = applyDelta(base, given);
        expect(sameGrants(applyDelta(after, inverse(deltaBetween(base, after))), base)).toBe(true);
        expect(sameGrants(applyDelta(after, inverse(normalise(given, base))), base)).toBe(true);
      }),
    );
  });

  it('changes no more than it says', () => {
    fc.assert(
      fc.property(someGrants, someDelta, (base, given) => {
        expect(deltaBetween(base, applyDelta(base, given))).toEqual(normalise(given, base));
      }),
    );
  });

  it('is empty between two readings of the same, in whatever order', () => {
    expect(isEmptyDelta(deltaBetween(grants(['a', 'b']), grants(['b', 'A'])))).toBe(true);
  });

  it('tells a policy that came out as asked from one that somebody else has changed too', () => {
    const asked = delta(grants(['b']), grants(['a']));
    expect(isResultOf(grants(['a']), asked, grants(['b']))).toBe(true);
    expect(isResultOf(grants(['a']), asked, grants(['b', 'c']))).toBe(false);
    expect(isResultOf(grants(['a']), asked, grants(['a', 'b']))).toBe(false);
  });
});
