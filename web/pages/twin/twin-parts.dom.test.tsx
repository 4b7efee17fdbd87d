import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { loadMessages } from '#web/messages/message-store.ts';
import { Words } from '#web/messages/Words.tsx';
import { compareClusters, compareRoles, compareSubjects, type PlaceRole, type PlaceSubject } from './compare-places.ts';
import { TwinClusters } from './TwinClusters.tsx';
import { TwinPeople } from './TwinPeople.tsx';
import { TwinRoles } from './TwinRoles.tsx';
import { TwinState } from './TwinState.tsx';
import type { PlaceReading } from './use-place-reading.ts';
import type { Twin } from './use-twin.ts';

beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  await loadMessages(['core', 'access', 'twin']);
});
afterEach(cleanup);

const idOf = (digit: string) => `${digit.repeat(8)}-1111-4111-8111-111111111111`;
const names = { here: 'staging', there: 'production' };

function readingOf(id: string, parts: Partial<PlaceReading>): PlaceReading {
  return {
    scope: { region: 'eu-1', kind: 'space', id: idOf(id) },
    holders: {
      status: 'complete',
      asked: 1,
      total: 1,
      held: [],
      unread: [],
      unlisted: [],
      byRole: new Map(),
      since: 0,
      isOutdated: false,
      stop() {},
    },
    roles: [],
    subjects: [],
    clusters: [],
    gaps: {
      roles: false,
      clusters: false,
      permissions: false,
      contents: [],
      unread: [],
      unlisted: [],
      unasked: 0,
    },
    isRunning: false,
    find: () => Promise.resolve(),
    stop() {},
    ...parts,
  };
}

const role = (name: string, permissions: readonly string[], custom = true): PlaceRole => ({
  uuid: `id-of-${name}-${permissions.length}`,
  name,
  description: '',
  custom,
  permissions,
});
const person = (name: string, roles: readonly string[] | undefined, permissions: readonly string[] = []) =>
  ({
    type: 'users',
    id: `id-of-${name}`,
    name,
    known: `${name}@example.com`,
    record: { type: 'users', active: true },
    grants: roles && { roles, permissions },
  }) satisfies PlaceSubject;
const cluster = (name: string, version: string) => ({ id: idOf(name), name, version });

function twinOf(ours: Partial<PlaceReading>, theirs: Partial<PlaceReading>): Twin {
  const [here, there] = [readingOf('1', ours), readingOf('2', theirs)];
  return {
    here,
    there,
    roles: compareRoles(here.roles, there.roles, false),
    subjects: compareSubjects(here.subjects, there.subjects),
    clusters: compareClusters(here.clusters, there.clusters),
    isBegun: true,
    isRunning: false,
    find() {},
    stop() {},
  };
}

const twin = twinOf(
  {
    roles: [role('Builder', ['a', 'b', 'c']), role('Same', ['a']), role('Mine', [])],
    subjects: [
      person('Ada', ['Builder'], ['x.get']),
      person('Ben', ['Same']),
      person('Cy', undefined),
      person('Dee', []),
    ],
    clusters: [cluster('1', '1.30.2'), cluster('2', '1.31.1'), cluster('3', '1.30.2')],
  },
  {
    roles: [role('Builder', ['c', 'd'], false), role('Same', ['a'])],
    subjects: [person('Ada', ['Viewer']), person('Ben', ['Same']), person('Cy', [])],
    clusters: [cluster('1', '1.31.1'), cluster('2', '1.30.2'), cluster('3', '1.30.2')],
  },
);

function show(shown: Twin, showsAll = false) {
  const element = (
    <Words>
      <TwinState twin={shown} names={names} />
      <TwinRoles twin={shown} names={names} showsAll={showsAll} />
      <TwinPeople twin={shown} names={names} showsAll={showsAll} />
      <TwinClusters twin={shown} names={names} showsAll={showsAll} />
    </Words>
  );
  const address = `/eu-1/spaces/${idOf('1')}/twin`;
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }], { initialEntries: [address] })} />);
}

/** Every line of a table, as it is read out. */
const linesOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

test('each line says in words what the data says, signs and places too', () => {
  show(twin);
  expect(linesOf('Roles')).toEqual([
    ['Builder', 'custom', 'differs', '+1 permission', '−2 permissions'],
    ['Mine', 'custom', 'only in staging', '', ''],
  ]);
  expect(linesOf('What people hold')).toEqual([
    ['Ada', 'Person', 'differs', '+ Viewer', '− Builder− x.get'],
    ['Cy', 'Person', 'not known', '', ''],
  ]);
  expect(linesOf('Clusters')).toEqual([
    ['1', 'differs', '1.30.2', '1.31.1', 'Upgrade to 1.31.1 in staging'],
    ['2', 'differs', '1.31.1', '1.30.2', 'Upgrade to 1.31.1 in production'],
  ]);
  const headers = within(screen.getByRole('table', { name: 'What people hold' })).getAllByRole('columnheader');
  expect(headers.map(({ textContent }) => textContent).slice(3)).toEqual([
    'Holds in production only',
    'Holds in staging only',
  ]);
});

test('the sentence of each part counts what the data says, and what is equal is shown when one asks for it', () => {
  show(twin, true);
  for (const said of [
    '1 differs, 1 only in staging, and 1 equal.',
    '1 differs, 1 only in staging, 1 not known, and 1 equal.',
    '2 differ and 1 equal.',
  ]) {
    expect(screen.getByText(said)).toBeDefined();
  }
  expect(linesOf('Roles').map(([name]) => name)).toEqual(['Builder', 'Mine', 'Same']);
  fireEvent.click(screen.getByText('1 person or account only in staging'));
  expect(screen.getByRole('link', { name: 'Dee' })).toBeDefined();
});

test('a role that differs leads to the comparison of both, one of one place alone to itself', () => {
  show(twin);
  const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(addressOf('Builder')).toBe(
    `/eu-1/spaces/${idOf('1')}/roles/compare?left=id-of-Builder-3&right=id-of-Builder-2&with=eu-1/spaces/${idOf('2')}`,
  );
  expect(addressOf('Mine')).toBe(`/eu-1/spaces/${idOf('1')}/roles/id-of-Mine-0`);
});

test('nobody is only in one place as long as not everybody of the other one is listed, and what is missing is named', () => {
  const gaps = { ...twin.there.gaps, unlisted: ['users'], unread: ['Eve'] } as const;
  show({ ...twin, there: { ...twin.there, gaps } });
  expect(screen.getByText('1 person or account of staging not found in production so far')).toBeDefined();
  expect(screen.getByText('production: the list of users. Somebody may be missing.')).toBeDefined();
  expect(screen.getByText('production: what one person or account holds: Eve.')).toBeDefined();
  expect(screen.getByText(/^Not complete/)).toBeDefined();
});

test('a part that could not be read is said to be so, and shows nothing of what was', () => {
  show({ ...twin, there: { ...twin.there, gaps: { ...twin.there.gaps, roles: true, clusters: true } } });
  expect(screen.getByText('The roles of one of the places could not be read.')).toBeDefined();
  expect(screen.getByText('The clusters of one of the places could not be read.')).toBeDefined();
  expect(screen.queryByRole('table', { name: 'Roles' })).toBeNull();
});

test('equal places have no line, and empty ones are said to be empty', () => {
  const [own, other] = [{ roles: [role('Same', ['a'])] }, { roles: [role('Same', ['a'])] }];
  show(twinOf(own, other));
  expect(screen.getByText('No role differs.')).toBeDefined();
  expect(screen.getAllByText('There are none in either place.')).toHaveLength(2);
});
