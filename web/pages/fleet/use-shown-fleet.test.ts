import { expect, it } from 'vitest';
import { nextShown } from './use-shown-fleet.ts';

const names = ['a', 'b', 'c'];
const heard = (whole: string, filling = '') =>
  Array.from(whole + filling, (region) => ({
    region,
    isWhole: whole.includes(region),
    inTurn: new Set<string>(),
    asOf: '2026-11-28T12:00:00Z',
  }));
const patient = { isPatient: true, unit: 'region' } as const;
const impatient = { isPatient: false, unit: 'region' } as const;

it('shows a region once all before it are whole, as long as one is patient', () => {
  expect(nextShown([], names, heard('bc'), patient)).toEqual([]);
  expect(nextShown([], names, heard('ac', 'b'), patient)).toEqual(['a']);
  expect(nextShown(['a'], names, heard('abc'), patient)).toEqual(['a', 'b', 'c']);
});

it('shows regions that are mixed together', () => {
  const mixed = { isPatient: true, unit: 'all' } as const;
  expect(nextShown([], names, heard('ab'), mixed)).toEqual([]);
  expect(nextShown([], names, heard('abc'), mixed)).toEqual(names);
});

it('lets none that does not answer hold back another, and none be put above what is shown', () => {
  const first = nextShown([], names, heard('c', 'b'), impatient);
  expect(first).toEqual(['c', 'b']);
  expect(nextShown(first, names, heard('abc'), impatient)).toEqual(['c', 'b', 'a']);
});
