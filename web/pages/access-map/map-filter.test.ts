import { describe, expect, it } from 'vitest';
import { levelCounts, mapFilters, mapMatches, onlyAdministrators, type MapQuestion } from './map-filter.ts';
import { account, catalogue, holds, inOrganisation, levelOf, person } from './map-rows-for-tests.ts';
import { mapReader, type MapRow } from './map-rows.ts';

const now = Date.parse('2026-11-25T12:00:00Z');
const iam = 'iam.user.get+iam.user.update';
const names = (rows: readonly MapRow[]) => rows.map(({ subject }) => subject.name);
const question = (rows: readonly MapRow[], rest: Partial<MapQuestion> = {}): MapQuestion => ({
  rows,
  kind: 'organisation',
  now,
  isWhole: true,
  ...rest,
});
const { rows } = mapReader()(
  inOrganisation([
    holds(person('Active'), ['compute.vm.get']),
    holds(person('Gone', false), [iam]),
    holds(person('Idle', false), []),
    holds(person('Admin'), [iam]),
    holds(account('Old', '2026-11-24'), ['registry.image.get']),
    holds(account('Bot'), [], ['compute.vm.get']),
  ]),
);

describe('what is looked for on the map', () => {
  it('is who cannot get in and holds something, accounts without a last day, direct rights, and what reaches on', () => {
    const matches = mapMatches(question(rows));
    expect(names(matches.inactive)).toEqual(['Gone', 'Old']);
    expect(names(matches.lasting)).toEqual(['Bot']);
    expect(names(matches.direct)).toEqual(['Bot']);
    expect(names(matches.outside)).toEqual(['Admin', 'Gone']);
  });

  it('in a space is who reaches in without being assigned to it', () => {
    const outer = person('Outer');
    const inner = person('Inner');
    const above = levelOf('organisation', [holds(outer, [iam]), holds(inner, [iam])]);
    const space = mapReader()({ own: levelOf('space', [holds(inner, [])]), above, catalogue });
    expect(names(mapMatches(question(space.rows, { kind: 'space' })).outside)).toEqual(['Outer']);
  });

  it('is the only administrator of a service, of those who get in, once everything has been read', () => {
    const only = onlyAdministrators(question(rows));
    expect([...only].map(([service, row]) => [service, row.subject.name])).toEqual([['iam', 'Admin']]);
    expect(names(mapMatches(question(rows)).only)).toEqual(['Admin']);
    expect(onlyAdministrators(question(rows, { isWhole: false })).size).toBe(0);
    expect(mapMatches(question(rows, { isWhole: false })).only).toEqual([]);
  });

  it('is nobody where it is not known whether somebody else gets in', () => {
    const held = [holds(person('Admin'), [iam]), holds({ ...person('Who'), record: 'unread' }, [iam])];
    expect(onlyAdministrators(question(mapReader()(inOrganisation(held)).rows)).size).toBe(0);
    const alone = mapReader()(inOrganisation(held.slice(1))).rows;
    expect(onlyAdministrators(question(alone)).size).toBe(0);
  });

  it('never shows anybody who is not on the map', () => {
    for (const filter of mapFilters) {
      expect(mapMatches(question(rows))[filter].every((row) => rows.includes(row))).toBe(true);
    }
  });

  it('counts nobody as holding nothing who could not be read', () => {
    const held = [holds(person('A'), ['unheard']), holds(person('B'), [])];
    const own = { ...levelOf('organisation', held, [person('C')]), roles: new Map() };
    const some = mapReader()({ own, catalogue }).rows;
    expect(levelCounts(some, 'iam')).toEqual({ none: 1, reads: 0, changes: 0, administers: 0 });
  });
});
