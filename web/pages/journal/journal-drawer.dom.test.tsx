/** One change: what was given and taken by name, as far as the reader may read the names. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { JournalEntry } from '#shared/journal.ts';
import { loadMessages } from '#web/messages/message-store.ts';
import { Words } from '#web/messages/Words.tsx';
import { JournalDrawer } from './JournalDrawer.tsx';

const organisation = '22222222-2222-4222-8222-222222222222';
vi.mock('#web/session/use-session.ts', () => ({
  useSession: () => ({ regions: [{ name: 'eu-std-1', organisationId: organisation }] }),
}));

beforeAll(() => loadMessages(['core', 'journal']));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const [role, permission] = ['33333333-3333-4333-8333-333333333333', '44444444-4444-4444-8444-444444444444'];
const entry: JournalEntry = {
  id: 7,
  at: '2026-11-23T10:00:00.000Z',
  region: 'eu-std-1',
  by: { clientId: '11111111-1111-4111-8111-111111111111', person: 'Ada' },
  operation: 'SetIAMPolicySpace',
  path: { spaceId: 's', subjectType: 'users', subjectId: 'u' },
  delta: { add: { roles: [role] }, delete: { permissions: [permission] } },
  requestId: 'r',
  outcome: 'refused',
  isOwn: true,
};

/** `roles` are those that the reader may list, `accounts` likewise; none of them where the region refuses. Answers what was asked. */
function open(roles: readonly object[] | undefined, shown = entry, accounts?: readonly object[]): readonly string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    if (address.startsWith('/api/journal')) return Promise.resolve(Response.json(shown));
    const items = address.includes('/serviceAccounts')
      ? accounts
      : address.includes('/roles')
        ? roles
        : [{ uuid: permission, name: 'iam.user.get' }];
    return Promise.resolve(
      items === undefined
        ? Response.json({}, { status: 403 })
        : Response.json({ items, page: { totalItems: items.length } }),
    );
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <Words>
          <JournalDrawer id="7" onClose={() => undefined} />
        </Words>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return asked;
}

test('what was given and taken is told by name', async () => {
  open([{ uuid: role, name: 'Builders' }], { ...entry, outcome: 'done' });
  expect(await screen.findByText('Role Builders')).toBeDefined();
  expect(await screen.findByText('iam.user.get')).toBeDefined();
  expect(screen.getByText('Given')).toBeDefined();
  expect(screen.getByText('Taken away')).toBeDefined();
});

test('what was asked for, and refused or so before, is not called changed', async () => {
  open([{ uuid: role, name: 'Builders' }]);
  expect(await screen.findByText('What was asked for')).toBeDefined();
  expect(screen.getByText('To be given')).toBeDefined();
  expect(screen.queryByText('Given')).toBeNull();
  cleanup();
  open([{ uuid: role, name: 'Builders' }], { ...entry, outcome: 'done', changed: {} });
  expect(await screen.findByText('Nothing was changed: it was so before.')).toBeDefined();
  expect(screen.getByText('Nothing was changed, so there is nothing to take back.')).toBeDefined();
  expect(screen.queryByText('Role Builders')).toBeNull();
  cleanup();
  open([{ uuid: role, name: 'Builders' }], { ...entry, outcome: 'done', changed: { add: { roles: [role] } } });
  expect(await screen.findByText('Role Builders')).toBeDefined();
  expect(screen.getByText('What else was asked for was so before.')).toBeDefined();
  expect(screen.queryByText('Taken away')).toBeNull();
  cleanup();
  open([{ uuid: role, name: 'Builders' }], { ...entry, outcome: 'done', changed: null });
  expect(await screen.findByText(/^How it was before could not be read/)).toBeDefined();
  expect(screen.getByText('What was asked for')).toBeDefined();
});

test('what cannot be read is told by its id', async () => {
  open(undefined);
  expect(await screen.findByText('Role 33333333')).toBeDefined();
});

test('a role that was changed is called by its name, and by its id where that cannot be read', async () => {
  const change = { ...entry, operation: 'UpdateRoleSpace', path: { spaceId: 's', roleUuid: role }, delta: {} } as const;
  open([{ uuid: role, name: 'Builders' }], change);
  expect(await screen.findByRole('link', { name: 'Builders' })).toBeDefined();
  cleanup();
  open(undefined, change);
  expect(await screen.findByRole('link', { name: 'Role 33333333' })).toBeDefined();
});

test('an account is called by its name where the reader may read it, in the one list that names what was changed', async () => {
  const [by, changed] = [entry.by.clientId, '55555555-5555-4555-8555-555555555555'];
  const path = { organisationId: organisation, serviceAccountId: changed };
  const byAccount = { ...entry, operation: 'UpdateServiceAccountOrganisation', path, isOwn: false } as const;
  const accounts = [
    { id: by, name: 'deploy\u202Ebot' },
    { id: changed, name: 'nightly' },
  ];
  const asked = open([], { ...byAccount, by: { clientId: by, operator: 'Ada' } }, accounts);
  expect(await screen.findByText('Ada (deploy⟨U+202E⟩bot 11111111)')).toBeDefined();
  expect(screen.getByRole('link', { name: 'nightly' })).toBeDefined();
  expect(asked.filter((address) => address.includes('/serviceAccounts'))).toHaveLength(1);
  cleanup();
  open([], { ...byAccount, by: { clientId: by } });
  expect(await screen.findByText('Account 11111111')).toBeDefined();
});
