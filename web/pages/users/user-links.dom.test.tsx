import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { User } from '#shared/contract/iam/users.ts';
import type { IssuedLink, RecoveryLedger } from '#shared/recovery-ledger.ts';
import { loadMessages } from '#web/messages/message-store.ts';
import { Words } from '#web/messages/Words.tsx';
import { UserLinks } from './UserLinks.tsx';

const organisationId = '11111111-1111-4111-8111-111111111111';
const ada: User = {
  id: '22222222-2222-4222-8222-222222222222',
  email: 'ada@example.org',
  firstname: 'Ada',
  lastname: 'Lovelace',
  active: false,
};
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const link = (id: string, more: Partial<IssuedLink> = {}): IssuedLink => ({
  id,
  userId: ada.id,
  issuedOn: inHours(-1),
  expiresOn: inHours(47),
  issuedBy: { clientId: organisationId, person: 'Grace Hopper' },
  wasActive: false,
  opensHere: true,
  ...more,
});

beforeAll(() => loadMessages(['core', 'user', 'recovery']));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function serve(ledger: () => Partial<RecoveryLedger>): void {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ items: [], complete: true, ...ledger() })));
}

const client = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

function page(user: User, queries = client()) {
  return (
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[`/eu-std-1/organisations/${organisationId}`]}>
        <Words>
          <Routes>
            <Route path="/:region/organisations/:organisationId" element={<UserLinks user={user} />} />
          </Routes>
        </Words>
      </MemoryRouter>
    </QueryClientProvider>
  );
}

test('what became of the links of a user is told as what this console has seen', async () => {
  serve(() => ({
    items: [
      link('1', { wrongCodes: 2 }),
      link('2', { killedOn: inHours(-0.5), supersededOn: inHours(-0.4) }),
      link('3', { userId: 'another' }),
    ],
  }));
  render(page(ada));
  expect(await screen.findByText('Valid')).toBeDefined();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByText(/2 wrong codes/)).toBeDefined();
  expect(screen.getByText('Blocked')).toBeDefined();
  expect(screen.getAllByText(/by Grace Hopper/)).toHaveLength(2);
  expect(screen.getByText(/As this console has seen it/)).toBeDefined();
});

test('of a link that leads elsewhere it is said that the region does not tell whether it was used', async () => {
  serve(() => ({ items: [link('1', { opensHere: false })] }));
  render(page(ada));
  expect(await screen.findByText('Issued')).toBeDefined();
  expect(screen.getByText(/the region does not tell whether it was used/)).toBeDefined();
  expect(screen.queryByText('Valid')).toBeNull();
});

test('nothing is said of links where none was issued here', async () => {
  serve(() => ({}));
  render(page(ada));
  expect(await screen.findByText(/None issued here in the last 30 days/)).toBeDefined();
});

test('that somebody has become active is told once the link was used, and only to who has seen them inactive', async () => {
  let items = [link('1')];
  serve(() => ({ items }));
  const queries = client();
  const { rerender } = render(page(ada, queries));
  await screen.findByText('Valid');
  expect(screen.queryByRole('status')).toBeNull();
  items = [link('1', { usedOn: inHours(-0.1) })];
  rerender(page({ ...ada, active: true }, queries));
  expect((await screen.findByRole('status')).textContent).toContain('Ada Lovelace has become active');
  cleanup();
  render(page({ ...ada, active: true }));
  await screen.findByText('Used');
  expect(screen.queryByRole('status')).toBeNull();
});
