import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Scope } from '#web/api/scope.ts';
import { mostClusters, mostClustersAtOnce, mostPauseMinutes, mostStages } from '#shared/pace.ts';
import { paces, readChoices, readPace, withChoices, withMore, withPace, type Choice } from './wave-address.ts';

const spaces: readonly Scope[] = [
  ['eu-std-1', '00000000-0000-4000-8000-000000000001'],
  ['eu-std-1', '00000000-0000-4000-8000-000000000002'],
  ['eu-snc-1', '00000000-0000-4000-8000-000000000003'],
].map(([region = '', id = '']) => ({ region, kind: 'space', id }));
const [here = expect.fail(), , abroad = expect.fail()] = spaces;

const choices: fc.Arbitrary<readonly Choice[]> = fc
  .uniqueArray(
    fc.record({ scope: fc.constantFrom(...spaces), id: fc.uuid(), stage: fc.integer({ min: 1, max: mostStages }) }),
    { selector: ({ id }) => id, maxLength: 30 },
  )
  .map((all) => all.toSorted((one, other) => spaces.indexOf(one.scope) - spaces.indexOf(other.scope)));

it('reads back what it has written, through an address, beside what else is in it', () => {
  fc.assert(
    fc.property(choices, (all) => {
      const written = withChoices(new URLSearchParams('do=packages&more=old'), here, all).toString();
      const read = new URLSearchParams(written);
      expect(readChoices(read, here)).toEqual(all);
      expect(read.get('do')).toBe('packages');
    }),
  );
});

it('takes the first of each region as its canary, and nobody twice', () => {
  const ids = ['a', 'b'];
  const own = withMore([], here, ids);
  expect(withMore(own, abroad, ['b', 'c', 'd']).map(({ id, stage }) => [id, stage])).toEqual([
    ['a', 1],
    ['b', 2],
    ['c', 1],
    ['d', 2],
  ]);
  expect(readChoices(new URLSearchParams('clusters=a,b'), here)).toEqual(own);
});

it('makes nothing of what nobody has written', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (clusters, more) => {
      const read = readChoices(
        new URLSearchParams([
          ['clusters', clusters],
          ['more', more],
        ]),
        here,
      );
      expect(read.every(({ id, stage }) => id !== '' && stage >= 1 && stage <= mostStages)).toBe(true);
    }),
  );
});

const pace = fc.record({
  atOnce: fc.constantFrom(...paces.atOnce),
  stopAt: fc.constantFrom(...paces.stopAt),
  pauseMinutes: fc.option(fc.constantFrom(...paces.pause), { nil: undefined }),
});

it('has the pace in it, whatever it was before, and what is usual not at all', () => {
  fc.assert(
    fc.property(pace, pace, (before, chosen) => {
      const written = withPace(withPace(new URLSearchParams('clusters=a'), before), chosen).toString();
      expect(readPace(new URLSearchParams(written))).toEqual(chosen);
    }),
  );
  const usual = readPace(new URLSearchParams());
  expect(usual).toEqual({ atOnce: 2, stopAt: 1, pauseMinutes: undefined });
  const other = withPace(new URLSearchParams('clusters=a'), { atOnce: 6, stopAt: 10, pauseMinutes: 480 });
  expect(other.toString()).toBe('clusters=a&atOnce=6&stopAt=10&pause=480');
  expect(withPace(other, usual).toString()).toBe('clusters=a');
});

it.each(['0', '7', '-1', '1.5', '02', ' 2', '1e1', '0x3', 'NaN', '9'.repeat(400), ''])(
  'is as usual where its address says “%s”',
  (text) => {
    const search = new URLSearchParams({ atOnce: text, stopAt: text, pause: text });
    expect(readPace(search)).toEqual(readPace(new URLSearchParams()));
  },
);

it('offers no pace that a run does not take', () => {
  expect(Math.max(...paces.atOnce)).toBeLessThanOrEqual(mostClustersAtOnce);
  expect(Math.max(...paces.stopAt)).toBeLessThanOrEqual(mostClusters);
  expect(Math.max(...paces.pause)).toBeLessThanOrEqual(mostPauseMinutes);
});
