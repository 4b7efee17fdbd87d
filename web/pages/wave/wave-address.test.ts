import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Scope } from '#web/api/scope.ts';
import { readChoices, withChoices, withMore, type Choice } from './wave-address.ts';

const spaces: readonly Scope[] = [
  ['eu-std-1', '00000000-0000-4000-8000-000000000001'],
  ['eu-std-1', '00000000-0000-4000-8000-000000000002'],
  ['eu-snc-1', '00000000-0000-4000-8000-000000000003'],
].map(([region = '', id = '']) => ({ region, kind: 'space', id }));
const [here = expect.fail(), , abroad = expect.fail()] = spaces;

const choices: fc.Arbitrary<readonly Choice[]> = fc
  .uniqueArray(
    fc.record({ scope: fc.constantFrom(...spaces), id: fc.uuid(), stage: fc.integer({ min: 1, max: 20 }) }),
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
      expect(read.every(({ id, stage }) => id !== '' && stage >= 1 && stage <= 99)).toBe(true);
    }),
  );
});
