import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decide, type AccessFacts } from '#shared/rules/access.ts';
import { grantsIn } from '#shared/rules/access-knowledge.ts';
import { allNames, catalogue, holds, inOrganisation, levelOf, person } from './map-rows-for-tests.ts';
import { mapReader, type MapRow } from './map-rows.ts';

const everything = allNames.join('+');
const namesOf = (rows: readonly MapRow[]) => rows.map(({ subject }) => subject.name);

describe('the rows of the map', () => {
  it('say of each service just what the decision gives, in a space with the organisation around it', () => {
    const names = fc.subarray(allNames);
    const grants = fc.record({ roles: fc.array(names.filter((one) => one.length > 0)), permissions: names });
    fc.assert(
      fc.property(grants, grants, fc.boolean(), (inside, outside, here) => {
        const who = person('Ada');
        const policy = (given: typeof inside) => given.roles.map((one) => one.join('+'));
        const own = levelOf('space', [holds(who, policy(inside), inside.permissions, here)]);
        const above = levelOf('organisation', [holds(who, policy(outside), outside.permissions)]);
        const { rows } = mapReader()({ own, above, catalogue });
        const facts: AccessFacts = {
          assignedToSpace: here,
          policies: [own, above].flatMap((level) => grantsIn(level, level.held[0]?.grants)),
          acls: [],
          granular: [],
          ownerships: [],
        };
        const granted = allNames.filter((name) => decide({ permissions: [name], level: 'space' }, facts).granted);
        for (const [service, all] of catalogue) {
          const mine = all.filter((name) => granted.includes(name));
          const expected =
            mine.length === 0
              ? undefined
              : mine.length === all.length
                ? 'administers'
                : mine.every((name) => name.endsWith('.get'))
                  ? 'reads'
                  : 'changes';
          expect(rows[0]?.levels.get(service)).toBe(expected);
        }
        // Who is not of the space stands there for what reaches in only.
        expect(rows.length).toBe(here || granted.length > 0 ? 1 : 0);
        expect(rows[0]?.isHere ?? here).toBe(here);
      }),
    );
  });

  it('stand from the mightiest to the least, whoever could not be read last', () => {
    const held = [
      holds(person('Reads'), ['compute.vm.get']),
      holds(person('Zoe'), []),
      holds(person('Changes'), ['compute.vm.create']),
      holds(person('All'), [everything]),
      holds(person('Bea'), []),
    ];
    const { rows } = mapReader()(inOrganisation(held, [person('Unread')]));
    expect(namesOf(rows)).toEqual(['All', 'Changes', 'Reads', 'Bea', 'Zoe', 'Unread']);
    expect(rows.at(-1)?.reading).toBe('unread');
  });

  it('are worked out once, however many come after them', () => {
    const read = mapReader();
    const held = Array.from({ length: 1_000 }, (_, index) =>
      holds(person(`p${index}`), [everything], ['iam.user.get']),
    );
    const { roles, permissionNames } = levelOf('organisation', held);
    const at = (count: number) =>
      read({
        own: {
          level: 'organisation',
          held: held.slice(0, count),
          unread: [],
          isEverybodyAsked: true,
          roles,
          permissionNames,
        },
        catalogue,
      });
    const first = at(999);
    expect(first.worked).toBe(999);
    const second = at(1_000);
    expect(second.worked).toBe(1);
    const before = new Map(first.rows.map((row) => [row.key, row]));
    expect(second.rows.filter((row) => before.get(row.key) === row)).toHaveLength(999);
    expect(at(1_000).worked).toBe(0);
  });

  it('are worked out again where a role has come or changed, and nowhere else', () => {
    const read = mapReader();
    const held = [holds(person('A'), ['compute.vm.get']), holds(person('B'), ['iam.user.get'])];
    const own = levelOf('organisation', held);
    const without = new Map([...own.roles].filter(([uuid]) => uuid !== 'iam.user.get'));
    const early = read({ own: { ...own, roles: without }, catalogue });
    expect(early.rows.map(({ reading }) => reading)).toEqual(['whole', 'part']);
    const late = read({ own, catalogue });
    expect(late.worked).toBe(1);
    expect(late.rows.map(({ reading }) => reading)).toEqual(['whole', 'whole']);
    const changed = new Map(own.roles).set('iam.user.get', { name: 'r', permissions: ['iam.user.update'] });
    const after = read({ own: { ...own, roles: changed }, catalogue });
    expect(after.worked).toBe(1);
    expect(after.rows.find(({ subject }) => subject.name === 'B')?.levels.get('iam')).toBe('changes');
  });

  it('count whom nobody knows to reach in, rather than to leave them out silently', () => {
    const above = levelOf(
      'organisation',
      [holds(person('A'), ['unheard']), holds(person('B'), ['compute.vm.get'])],
      [person('C')],
    );
    const roles = new Map([...above.roles].filter(([uuid]) => uuid !== 'unheard'));
    const { rows, unreadAbove } = mapReader()({ own: levelOf('space', []), above: { ...above, roles }, catalogue });
    expect(rows).toEqual([]);
    expect(unreadAbove).toBe(2);
  });

  it('say of nobody that they are not of the space before everybody there was asked', () => {
    const read = mapReader();
    const above = levelOf('organisation', [holds(person('Ada'), ['iam.user.get'])]);
    const own = { ...levelOf('space', []), isEverybodyAsked: false };
    const early = read({ own, above, catalogue });
    expect(early.rows).toEqual([]);
    expect(early.unreadAbove).toBe(1);
    const [late] = read({ own: { ...own, isEverybodyAsked: true }, above, catalogue }).rows;
    expect([late?.subject.name, late?.isHere, late?.reachesIn]).toEqual(['Ada', false, true]);
  });
});
