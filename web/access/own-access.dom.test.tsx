/** What somebody who arrives is told of their rights, and whom they can ask. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Scope } from '#web/api/scope.ts';
import { loadMessages } from '#web/messages/message-store.ts';
import { Words } from '#web/messages/Words.tsx';
import { OwnAccess } from './OwnAccess.tsx';

vi.mock('#web/scope/scope-names.ts', () => ({
  useScopeNames: () => ({ organisation: { name: 'Aurelia' }, space: { name: 'production' } }),
  useOrganisationId: () => 'the-organisation',
}));

const spaces = Array.from({ length: 10 }, (_, index) => ({ id: `space-${index}`, name: `space ${index}\u202E` }));
vi.mock('#web/scope/use-all-places.ts', () => ({
  useAllPlaces: () => [
    { region: 'eu-snc-1', spaces: [{ id: 'elsewhere', name: 'elsewhere' }] },
    { region: 'eu-std-1', spaces },
  ],
}));

const space: Scope = { region: 'eu-std-1', kind: 'space', id: 'the-space' };
const me = 'me';
const signedIn = {
  name: 'eu-std-1',
  zone: 'STD' as const,
  clientId: me,
  person: { name: 'Ada Example' },
  expiresAt: '2026-11-25T20:00:00.000Z',
};

beforeAll(() => loadMessages(['core', 'access']));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const permissions = ['kubernetes.cluster.get', 'kubernetes.cluster.create', 'iam.user.get', 'iam.createPolicy'].map(
  (name) => {
    const [service = '', resource = '', action = ''] = name.split('.');
    return { uuid: `id of ${name}`, name, service, resource, action };
  },
);
const named = (...names: string[]) => permissions.filter(({ name }) => names.includes(name));
const roles = [
  { uuid: 'viewer', name: 'Space Viewer', custom: false },
  { uuid: 'admin', name: 'Space Admin', custom: false },
];
const holds = (identityUuid: string, accessTypeId: string) => ({
  identityUuid,
  identityType: 'user',
  domain: 'iam',
  resourceType: 'space',
  resourceUuid: '00000000-0000-0000-0000-000000000000',
  pathType: 'Role',
  accessTypeName: accessTypeId,
  accessTypeId,
  action: 'get',
});

const answers: readonly (readonly [RegExp, object])[] = [
  [/\/iampolicy\/users\/me$/i, { roles: ['viewer'], permissions: [] }],
  [/\/roles\/viewer\/permissions$/, { items: named('kubernetes.cluster.get', 'iam.user.get') }],
  [/\/roles\/admin\/permissions$/, { items: permissions }],
  [/\/roles$/, { items: roles }],
  [/\/permissions$/, { items: permissions }],
  [/\/resource\/the-space$/, { items: [me, 'grace', 'gone'].map((id) => holds(id, 'admin')) }],
  [/\/users\/grace$/, { id: 'grace', firstname: 'Grace', lastname: 'Hopper', email: 'g@example.com', active: true }],
  [/\/users\/gone$/, { id: 'gone', firstname: 'Left', lastname: 'Long ago', email: 'l@example.com', active: false }],
  [/\/users$/, { items: [] }],
];

/** A region that answers so, except for what it refuses. */
function show(refused = /^never$/, scope: Scope = space) {
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname } = new URL(address, 'http://localhost');
    const body = refused.test(pathname) ? undefined : answers.find(([path]) => path.test(pathname))?.[1];
    return body === undefined
      ? Response.json({ title: 'Forbidden', status: 403 }, { status: 403 })
      : Response.json(body);
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <Words>
          <OwnAccess scope={scope} signedIn={signedIn} />
        </Words>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

test('rights are told in a sentence with the roles that give them, and by name who may give more', async () => {
  show();
  expect(
    await screen.findByText(/You may see everything in iam and kubernetes\. Your role here: Space Viewer\./),
  ).toBeDefined();
  const giver = await screen.findByRole('link', { name: 'Grace Hopper' });
  expect(giver.getAttribute('href')).toBe('/eu-std-1/spaces/the-space/users/grace');
  expect(screen.queryByText(/Long ago/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Find who may give rights here, by name' })).toBeDefined();
});

test('whoever may not read their own policy hears that it shows in what answers only', async () => {
  show(/iampolicy|resource/i);
  expect(await screen.findByText(/may not read its own roles/)).toBeDefined();
  expect(await screen.findByText(/pages of production are open to you:/)).toBeDefined();
  expect(screen.queryByText('Who may give you more:')).toBeNull();
});

test('of an organisation that nothing is open of, the first of its spaces lead to what is open in each', async () => {
  show(/./, { region: 'eu-std-1', kind: 'organisation', id: 'the-organisation' });
  expect(await screen.findByText('No page of Aurelia is open to you yet.')).toBeDefined();
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toHaveLength(8);
  expect(links[1]).toEqual(['space 1⟨U+202E⟩', '/eu-std-1/spaces/space-1/account']);
  expect(screen.getByText('What is open to you in its spaces (2 more by the bar at the top):')).toBeDefined();
});

test('a space tells of itself alone', async () => {
  show(/./);
  expect(await screen.findByText('No page of production is open to you yet.')).toBeDefined();
  expect(screen.queryByRole('link')).toBeNull();
});
