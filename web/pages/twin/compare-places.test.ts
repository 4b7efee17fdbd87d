import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cluster } from '#shared/contract/kubernetes/clusters.ts';
import {
  compareClusters,
  compareRoles,
  compareSubjects,
  type NamedGrants,
  type PlaceRole,
  type PlaceSubject,
} from './compare-places.ts';
import { changeBetween } from './pair-up.ts';

const role = (name: string, permissions: readonly string[] | undefined, uuid = `id of ${name}`): PlaceRole => ({
  uuid,
  name,
  description: '',
  custom: true,
  permissions,
});
const person = (known: string, roles: readonly string[], permissions: readonly string[] = []): PlaceSubject => ({
  type: 'users',
  id: `id of ${known}`,
  name: known,
  known,
  record: { type: 'users', active: true },
  grants: { roles, permissions },
});
const standingsOf = (rows: readonly { readonly name: string; readonly standing: string }[]) =>
  Object.fromEntries(rows.map(({ name, standing }) => [name, standing]));

describe('roles', () => {
  it('are compared by name, and by what they give', () => {
    const rows = compareRoles(
      [role('builder', ['a', 'b']), role('mine', ['a']), role('same', ['b', 'a']), role('unread', undefined)],
      [
        role('builder', ['b', 'c', 'd'], 'other'),
        role('same', ['a', 'b'], 'x'),
        role('theirs', []),
        role('unread', []),
      ],
      false,
    );
    expect(standingsOf(rows)).toEqual({
      builder: 'differs',
      mine: 'onlyHere',
      same: 'equal',
      theirs: 'onlyThere',
      unread: 'unread',
    });
    expect(rows[0]?.change).toEqual({ gains: ['c', 'd'], loses: ['a'] });
  });

  it('that have one name twice are compared with nothing', () => {
    expect(standingsOf(compareRoles([role('a', []), role('a', ['x'], '2')], [role('a', [])], false))).toEqual({
      a: 'several',
    });
  });

  it('are the same one where a region calls them by one id, read or not; in another region that says nothing', () => {
    const one = role('predefined', undefined);
    expect(compareRoles([one], [one], true)[0]?.standing).toBe('equal');
    expect(compareRoles([one], [one], false)[0]?.standing).toBe('unread');
  });
});

describe('people', () => {
  it('are known by their addresses, in whatever case, and accounts by their names', () => {
    const account = (name: string): PlaceSubject => ({ ...person(name, []), type: 'serviceAccounts' });
    const rows = compareSubjects(
      [person('Ada@example.com', ['admin'], ['x']), account('ci'), account('CI'), person('ci', [])],
      [person('ada@EXAMPLE.com', ['viewer'], ['x', 'y']), account('ci'), { ...person('ben', []), grants: undefined }],
    );
    expect(rows.map(({ name, type, standing }) => [name, type, standing])).toEqual([
      ['ci', 'serviceAccounts', 'equal'],
      ['CI', 'serviceAccounts', 'onlyHere'],
      ['Ada@example.com', 'users', 'differs'],
      ['ben', 'users', 'onlyThere'],
      ['ci', 'users', 'onlyHere'],
    ]);
    expect(rows[2]).toMatchObject({
      roles: { gains: ['viewer'], loses: ['admin'] },
      permissions: { gains: ['y'], loses: [] },
    });
  });

  it('whose policy could not be read are not known, whatever the other side says', () => {
    const unread = { ...person('ada', []), grants: undefined };
    expect(compareSubjects([unread], [person('ada', [])])[0]?.standing).toBe('unread');
    expect(compareSubjects([person('ada', [])], [unread])[0]?.standing).toBe('unread');
  });
});

it('clusters are compared by their versions, of workers and control plane', () => {
  const cluster = (name: string, version?: string, controlPlaneVersion?: string): Cluster => ({
    id: `id of ${name}`,
    name,
    ...(version !== undefined && { version }),
    ...(controlPlaneVersion !== undefined && { controlPlaneVersion }),
  });
  const rows = compareClusters(
    [cluster('a', '1.30.2'), cluster('b', '1.30.2', '1.31.1'), cluster('c', '1.30.2', '1.30.2'), cluster('d')],
    [cluster('a', '1.31.1'), cluster('b', '1.30.2'), cluster('c', '1.30.2'), cluster('d', '1.30.2'), cluster('e')],
  );
  expect(standingsOf(rows)).toEqual({ a: 'differs', b: 'differs', c: 'equal', d: 'unread', e: 'onlyThere' });
});

const names = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'));
const grants = fc.record({ roles: names, permissions: names });
const world = fc.dictionary(fc.constantFrom('ada', 'ben', 'cy', 'dee'), grants);

/** What is left of a list, and what comes to it. */
const changed = (held: readonly string[], { gains, loses }: ReturnType<typeof changeBetween>) => [
  ...held.filter((name) => !loses.includes(name)),
  ...gains,
];
const peopleOf = (places: Readonly<Record<string, NamedGrants>>) =>
  Object.entries(places).map(([name, { roles, permissions }]) => person(name, roles, permissions));

it('whoever is in both places is equal once what they differ in has been given and taken, and nobody else is touched', () => {
  fc.assert(
    fc.property(world, world, (here, there) => {
      const after: Record<string, NamedGrants> = { ...here };
      for (const { name, standing, roles, permissions } of compareSubjects(peopleOf(here), peopleOf(there))) {
        const held = here[name];
        if (standing !== 'differs' || held === undefined) continue;
        after[name] = { roles: changed(held.roles, roles), permissions: changed(held.permissions, permissions) };
      }
      const rows = compareSubjects(peopleOf(after), peopleOf(there));
      for (const { name, standing } of rows) {
        expect(standing).toBe(!(name in here) ? 'onlyThere' : name in there ? 'equal' : 'onlyHere');
      }
      for (const name of Object.keys(here)) if (!(name in there)) expect(after[name]).toBe(here[name]);
    }),
  );
});

it('a role is equal to the other one once it gives what that gives, and from there the change is the opposite', () => {
  fc.assert(
    fc.property(names, names, (here, there) => {
      const change = changeBetween(here, there);
      expect(changeBetween(changed(here, change), there)).toEqual({ gains: [], loses: [] });
      expect(changeBetween(there, here)).toEqual({ gains: change.loses, loses: change.gains });
    }),
  );
});
