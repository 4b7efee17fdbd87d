import { describe, expect, it } from 'vitest';
import type { FleetPart } from '#shared/fleet.ts';
import { fleetOf } from './fleet-rows.ts';
import { nextShown, shownOf } from './use-shown-fleet.ts';

const names = ['a', 'b', 'c'];
const heard = (whole: string, filling = '') =>
  new Map(Array.from(whole + filling, (region) => [region, whole.includes(region)]));
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

describe('what is shown of regions', () => {
  const asOf = '2026-11-28T12:00:00Z';
  const told = (region: string, ...spaces: string[]): FleetPart => ({
    part: 'spaces',
    of: 'organisation',
    organisationId: 'organisation',
    region,
    complete: false,
    asOf,
    items: spaces.map((id) => ({ id, name: id, status: 'READY' })),
  });
  const clusters = (region: string, spaceId: string): FleetPart => ({
    part: 'clusters',
    region,
    spaceId,
    complete: true,
    asOf,
    items: [{ id: spaceId, name: `of ${spaceId}`, status: { state: 'RUNNING' } }],
  });
  const whole = [told('a', 'a1'), clusters('a', 'a1')];
  const shownWith = (parts: readonly FleetPart[], regions: Parameters<typeof shownOf>[1]) => {
    const shown = shownOf(
      fleetOf(
        parts,
        () => undefined,
        () => ['1.30.1'],
      ),
      regions,
    );
    return {
      regions: shown.regions,
      clusters: shown.rows.map(({ cluster }) => cluster.name),
      gaps: shown.gaps.map(({ region, why }) => `${region} ${why}`),
    };
  };

  it('is the next one space by space, up to the first that is awaited, and nothing yet of what is missing there', () => {
    const parts = [...whole, told('b', 'b1', 'b2', 'b3'), clusters('b', 'b1'), clusters('b', 'b3')];
    expect(shownWith(parts, { shown: ['a'], next: 'b', awaited: [] })).toEqual({
      regions: ['a', 'b'],
      clusters: ['of a1', 'of b1'],
      gaps: ['a moreSpaces'],
    });
  });

  it('is not even the name of the next one until its first space has come', () => {
    const parts = [...whole, told('b', 'b1', 'b2'), clusters('b', 'b2')];
    expect(shownWith(parts, { shown: ['a'], next: 'b', awaited: [] }).regions).toEqual(['a']);
  });

  it('is in the order in which they are shown, and what is awaited is said last', () => {
    const parts = [...whole, told('b', 'b1'), clusters('b', 'b1')];
    expect(shownWith(parts, { shown: ['b', 'a'], next: undefined, awaited: ['c'] })).toEqual({
      regions: ['b', 'a', 'c'],
      clusters: ['of b1', 'of a1'],
      gaps: ['b moreSpaces', 'a moreSpaces', 'c awaited'],
    });
  });
});
