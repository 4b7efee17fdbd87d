import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { NamedRights, NewStep } from '#shared/run.ts';
import { alikePlan, alikeRun, choosablePeople, choosableRoles, type Known } from './alike-plan.ts';
import {
  compareRoles,
  compareSubjects,
  type NamedGrants,
  type PlaceRole,
  type PlaceSubject,
} from './compare-places.ts';

/** A place: what its roles give, and what people hold. Roles of small letters are predefined. */
interface World {
  readonly roles: Readonly<Record<string, readonly string[]>>;
  readonly people: Readonly<Record<string, NamedGrants>>;
}

const scope = { region: 'eu-1', kind: 'space', id: '11111111-1111-4111-8111-111111111111' } as const;
const permissions = ['a.get', 'b.get', 'c.get', 'd.get'];
const roleNames = ['Builder', 'Auditor', 'Nurse', 'viewer', 'admin'];
const some = <Item>(...items: readonly Item[]) => fc.subarray([...items]);
const rights = fc.record({ roles: some(...roleNames), permissions: some(...permissions, 'only.there') });
const worlds: fc.Arbitrary<World> = fc.record({
  roles: fc.dictionary(fc.constantFrom(...roleNames), some(...permissions, 'only.there')),
  people: fc.dictionary(fc.constantFrom('ada', 'ben', 'cy'), rights),
});

const isPredefined = (name: string) => name === name.toLowerCase();
const rolesOf = (world: World, side: string): readonly PlaceRole[] =>
  Object.entries(world.roles).map(([name, given]) => ({
    uuid: `${side} ${name}`,
    name,
    description: '',
    custom: !isPredefined(name),
    permissions: given,
  }));
const peopleOf = (world: World, side: string): readonly PlaceSubject[] =>
  Object.entries(world.people).map(([name, grants]) => ({
    type: 'users',
    id: `${side} ${name}`,
    name,
    known: name,
    record: { type: 'users', active: true },
    grants,
  }));

const changed = (held: readonly string[], add: readonly string[] = [], taken: readonly string[] = []) =>
  [...new Set([...held.filter((name) => !taken.includes(name)), ...add])].sort();

/** What a region would make of the steps. Throws for what has no name there. */
function carriedOut(world: World, known: Known, steps: readonly NewStep[]): World {
  const roles: Record<string, readonly string[]> = { ...world.roles };
  const people: Record<string, NamedGrants> = { ...world.people };
  const need = ({ roles: held = [], permissions: direct = [] }: NamedRights = {}) => {
    for (const name of held) if (!(name in roles)) throw new Error(`no role ${name}`);
    for (const name of direct) if (!known.permissions.has(name)) throw new Error(`no permission ${name}`);
  };
  for (const { operation = '', body, named, path } of steps) {
    const { role = '', add, delete: taken } = named ?? {};
    need(add);
    need(taken);
    if (operation === 'CreateRoleSpace') {
      const { name } = body as { readonly name: string };
      if (name in roles) throw new Error(`${name} is there`);
      roles[name] = [];
    } else if (operation === 'SetIAMPolicySpace') {
      const who = (path['subjectId'] ?? '').split(' ')[1] ?? '';
      const held = people[who] ?? { roles: [], permissions: [] };
      people[who] = {
        roles: changed(held.roles, add?.roles, taken?.roles),
        permissions: changed(held.permissions, add?.permissions, taken?.permissions),
      };
    } else {
      if (isPredefined(role)) throw new Error(`${role} is predefined`);
      roles[role] = changed(roles[role] ?? [], add?.permissions, taken?.permissions);
    }
  }
  return { roles, people };
}

function made(here: World, there: World, takes: boolean) {
  const known = { roles: new Set(Object.keys(here.roles)), permissions: new Set(permissions) };
  const choice = {
    roles: choosableRoles(compareRoles(rolesOf(here, 'here'), rolesOf(there, 'there'), false)),
    people: choosablePeople(compareSubjects(peopleOf(here, 'here'), peopleOf(there, 'there'))),
    takes,
  };
  const plan = alikePlan(choice, known, ({ name }) => there.roles[name]);
  const { steps } = alikeRun(scope, 'there', plan).plan;
  return { plan, steps, after: carriedOut(here, known, steps) };
}

/** With what exists here alone: nobody holds what has no name. */
const knownHere = ({ roles, people }: World): World => ({
  roles: Object.fromEntries(Object.entries(roles).map(([name, given]) => [name, given.filter(isKnown)])),
  people: Object.fromEntries(
    Object.entries(people).map(([name, held]) => [
      name,
      { roles: held.roles.filter((one) => one in roles), permissions: held.permissions.filter(isKnown) },
    ]),
  ),
});
const isKnown = (permission: string) => permissions.includes(permission);

it('what has a name in both places is equal once the steps are carried out, and nothing else has changed', () => {
  fc.assert(
    fc.property(worlds.map(knownHere), worlds, fc.boolean(), (here, there, takes) => {
      const { after } = made(here, there, takes);
      const kept = (held: readonly string[] = []) => (takes ? [] : held);
      for (const [name, given] of Object.entries(after.roles)) {
        const [own, other] = [here.roles[name], there.roles[name]];
        const isMade = other !== undefined && !isPredefined(name);
        expect(changed(given), name).toEqual(
          changed(isMade ? kept(own) : (own ?? []), isMade ? other.filter(isKnown) : []),
        );
      }
      for (const [name, held] of Object.entries(after.people)) {
        const [own, other] = [here.people[name], there.people[name]];
        expect({ roles: changed(held.roles), permissions: changed(held.permissions) }, name).toEqual({
          roles: changed(
            other ? kept(own?.roles) : (own?.roles ?? []),
            other?.roles.filter((one) => one in after.roles),
          ),
          permissions: changed(
            other ? kept(own?.permissions) : (own?.permissions ?? []),
            other?.permissions.filter(isKnown),
          ),
        });
      }
      expect(Object.keys(after.people)).toEqual(Object.keys(here.people));
    }),
  );
});

it('says what it leaves out, and gives a role that it creates after it', () => {
  const there = {
    roles: { Builder: ['a.get', 'only.there'] },
    people: { ada: { roles: ['Builder', 'Gone'], permissions: [] } },
  };
  const here = { roles: {}, people: { ada: { roles: [], permissions: ['b.get'] } } };
  const { plan, steps } = made(here, there, false);
  expect(plan.missing).toEqual(['Gone', 'only.there']);
  expect(steps.map(({ operation, named }) => [operation, named])).toEqual([
    ['CreateRoleSpace', undefined],
    ['AddRolePermissionsSpace', { role: 'Builder', add: { permissions: ['a.get'] }, made: ['Builder'] }],
    ['SetIAMPolicySpace', { add: { roles: ['Builder'] }, made: ['Builder'] }],
  ]);
});
