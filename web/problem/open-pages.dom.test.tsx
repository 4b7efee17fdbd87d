/** What a fresh person is told to be open: with no right, with a right in one space, with rights in the organisation. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { loadMessages } from '#web/messages/message-store.ts';
import { Words } from '#web/messages/Words.tsx';
import type { Scope } from '#web/api/scope.ts';
import { OpenPages } from './OpenPages.tsx';

vi.mock('#web/scope/scope-names.ts', () => ({
  useScopeNames: () => ({ organisation: { name: 'Aurelia' }, space: { name: 'production' } }),
}));

const id = '0b0f7e1c-2f43-4c7e-9d1f-111111111111';
const space: Scope = { region: 'eu-std-1', kind: 'space', id };
const organisation: Scope = { region: 'eu-std-1', kind: 'organisation', id };

beforeAll(() => loadMessages(['core', 'access']));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A region that lets list what ends so, fails for the second, and refuses everything else. */
function answersFor(open: RegExp, failing = /^never$/) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    const { pathname } = new URL(address, 'http://localhost');
    asked.push(pathname);
    const answer = (status: number, body: object) =>
      Promise.resolve(
        new Response(JSON.stringify(body), {
          status,
          headers: { 'Content-Type': status === 200 ? 'application/json' : 'application/problem+json' },
        }),
      );
    if (open.test(pathname)) return answer(200, { items: [], totalSize: 0 });
    if (failing.test(pathname)) return answer(500, { title: 'Broken', status: 500 });
    return answer(403, { title: 'Forbidden', status: 403 });
  });
  return asked;
}

function show(scope: Scope) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <Words>
          <OpenPages scope={scope} />
        </Words>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

test('whoever has no right hears that nothing is open, once each page was asked', async () => {
  const asked = answersFor(/^never$/);
  show(space);
  expect(await screen.findByText('No page of production is open to you yet.')).toBeDefined();
  expect(links()).toEqual([]);
  expect(screen.getByText(/^Who may give you more is not told by name/)).toBeDefined();
  expect(asked).toHaveLength(10);
});

test('whoever has a right in one space is led to what it opens', async () => {
  answersFor(/\/kubernetes\/.*\/(clusters|operations)$/);
  show(space);
  expect(await screen.findByText('2 pages of production are open to you:')).toBeDefined();
  expect(links()).toEqual([`/eu-std-1/spaces/${id}/clusters`, `/eu-std-1/spaces/${id}/operations`]);
});

test('of the organisation its own pages are asked, and what could not be asked is said', async () => {
  const asked = answersFor(/\/(users|roles)$/, /permissions$/);
  show(organisation);
  expect(await screen.findByText('3 pages of Aurelia are open to you:')).toBeDefined();
  expect(links()).toEqual([
    `/eu-std-1/organisations/${id}/users`,
    // Its page lists links for whoever may list users.
    `/eu-std-1/organisations/${id}/recovery-links`,
    `/eu-std-1/organisations/${id}/roles`,
    // Where people are told of, who gives rights is found by name.
    `/eu-std-1/organisations/${id}/explain?permission=iam.createPolicy`,
  ]);
  expect(screen.getByText(/Some pages could not be asked/)).toBeDefined();
  expect(asked).toHaveLength(4);
});

test('whoever may see the permissions of a space may ask for its ACLs, for no call more', async () => {
  const asked = answersFor(/permissions$/);
  show(space);
  expect(await screen.findByText('2 pages of production are open to you:')).toBeDefined();
  expect(links()).toEqual([`/eu-std-1/spaces/${id}/permissions`, `/eu-std-1/spaces/${id}/acls`]);
  expect(asked).toHaveLength(10);
});
