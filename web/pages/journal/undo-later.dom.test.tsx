import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { JournalEntry } from '#shared/journal.ts';
import { inverseOf } from '#shared/journal-inverse.ts';
import { loadMessages } from '#web/messages/message-store.ts';
import { Words } from '#web/messages/Words.tsx';
import { UndoLater } from './UndoLater.tsx';

const ids = {
  space: '11111111-1111-4111-8111-111111111111',
  user: '22222222-2222-4222-8222-222222222222',
  role: '33333333-3333-4333-8333-333333333333',
  permission: '44444444-4444-4444-8444-444444444444',
};
const entry: JournalEntry = {
  id: 7,
  at: '2026-11-23T10:00:00.000Z',
  region: 'eu-std-1',
  by: { clientId: 'c' },
  operation: 'SetIAMPolicySpace',
  path: { spaceId: ids.space, subjectType: 'users', subjectId: ids.user },
  delta: { add: { roles: [ids.role] }, delete: { permissions: [ids.permission] } },
  requestId: 'r',
  outcome: 'done',
  isOwn: true,
};

beforeAll(() => loadMessages(['core', 'journal']));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The policy as it is now, or the answer that there is none. */
function serve(policy: object | undefined) {
  const item = (uuid: string, name: string) => ({ uuid, name });
  vi.stubGlobal('fetch', (address: string) => {
    if (address.includes('/iampolicy/'))
      return Promise.resolve(policy === undefined ? new Response('{}', { status: 500 }) : Response.json(policy));
    const items = address.includes('/roles') ? [item(ids.role, 'Builders')] : [item(ids.permission, 'iam.user.get')];
    return Promise.resolve(Response.json({ items, page: { totalItems: 1 } }));
  });
}

function Address() {
  const { pathname, search } = useLocation();
  return <output>{decodeURIComponent(pathname + search)}</output>;
}

function undo() {
  const inverse = inverseOf(entry);
  if (inverse === undefined) throw new Error('it has an inverse');
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={['/journal']}>
        <Words>
          <UndoLater entry={entry} inverse={inverse} />
          <Address />
        </Words>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Undo…' }));
}

test('where all of it stands it leads to the change of the opposite, prepared', async () => {
  serve({ roles: [ids.role], permissions: [] });
  undo();
  const { space, user, role, permission } = ids;
  expect(
    await screen.findByText(`/eu-std-1/spaces/${space}/users/${user}/access?grant=${permission},-${role}`),
  ).toBeDefined();
});

test('where it has moved it stops and says what has, by name', async () => {
  serve({ roles: [], permissions: [ids.permission] });
  undo();
  expect(await screen.findByText(/^Not undone: this has moved since/)).toBeDefined();
  expect(await screen.findByText('Role Builders')).toBeDefined();
  expect(await screen.findByText('iam.user.get')).toBeDefined();
  expect(screen.getByText('/journal')).toBeDefined();
});

test('what cannot be read now is not taken for unmoved', async () => {
  serve(undefined);
  undo();
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(screen.getByText('/journal')).toBeDefined();
});
