import { describe, expect, it } from 'vitest';
import type { OverviewPart } from '#shared/overview.ts';
import { whatIsOpen } from './what-is-open.ts';

const asOf = '2026-01-01T00:00:00.000Z';
const region = 'eu-std-1';
const id = '00000000-0000-4000-8000-000000000001';
const refused = { title: 'Forbidden', status: 403 } as const;
const down = { title: 'Timeout', status: 504 } as const;

function spaces(members: object = {}): OverviewPart {
  return { part: 'spaces', region, asOf, organisationId: 'o', of: 'account', items: [], complete: true, ...members };
}
const clusters = (members: object = {}): OverviewPart => {
  return { part: 'clusters', region, asOf, spaceId: id, items: [], complete: true, ...members };
};
const links = (members: object = {}): OverviewPart => ({
  part: 'links',
  region,
  asOf,
  items: [],
  complete: true,
  ...members,
});
const look = (parts: readonly OverviewPart[], within = {}, isOver = true) => whatIsOpen({ within, parts, isOver });
const one = { items: [{ id }] };

describe('what is open to whoever looks', () => {
  it('is nothing for who is assigned nowhere, is refused, or may read nothing of the spaces there are', () => {
    expect(look([spaces()])).toBe('nothing');
    expect(look([spaces({ complete: false, problem: refused })])).toBe('nothing');
    expect(look([spaces(one), clusters({ complete: false, problem: refused }), links({ problem: refused })])).toBe(
      'nothing',
    );
  });

  it('is something while it is read, where any of it can be read, and where a region does not say', () => {
    expect(look([spaces()], {}, false)).toBe('something');
    expect(look([])).toBe('something');
    expect(look([spaces(one), clusters(), links({ problem: refused })])).toBe('something');
    expect(look([spaces(one)])).toBe('something');
    expect(look([spaces({ complete: false, problem: down })])).toBe('something');
    expect(look([spaces(one), clusters({ complete: false, problem: down })])).toBe('something');
    expect(look([spaces({ problem: down }), spaces(one), clusters({ problem: refused })])).toBe('something');
  });

  it('is an empty organisation only where every region has told that there is no space', () => {
    expect(look([spaces({ of: 'organisation' })])).toBe('empty');
    expect(look([spaces({ of: 'organisation' }), spaces({ problem: down })])).toBe('something');
  });

  it('is no place at all where the region knows none, or names another organisation', () => {
    const space = { region, scope: { region, kind: 'space', id } };
    expect(look([spaces({ complete: false, problem: { title: 'None', status: 404 } })], space)).toBe('missing');
    expect(look([spaces()], space)).toBe('missing');
    expect(look([spaces(one)], { region, scope: { region, kind: 'organisation', id: 'other' } })).toBe('missing');
    expect(look([spaces(one)], { region, scope: { region, kind: 'organisation', id: 'o' } })).toBe('something');
  });
});
