/** The ledger of links whose people this account cannot see, or no longer. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { loadMessages } from '#web/messages/message-store.ts';
import { Words } from '#web/messages/Words.tsx';
import { RecoveryLinksPage } from './RecoveryLinksPage.tsx';

const organisationId = '11111111-1111-4111-8111-111111111111';
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const link = {
  id: '1',
  userId: '22222222-2222-4222-8222-222222222222',
  issuedOn: inHours(-1),
  expiresOn: inHours(47),
  issuedBy: { clientId: organisationId, operator: 'Grace Hopper' },
  opensHere: true,
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('whoever is not known any more has a menu all the same, which says why there is nothing to issue', async () => {
  await loadMessages(['core', 'recovery', 'directory']);
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(Response.json(address.includes('/users') ? { items: [] } : { items: [link], complete: true })),
  );
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[`/eu-std-1/organisations/${organisationId}/recovery-links`]}>
        <Words>
          <Routes>
            <Route path="/:region/organisations/:organisationId/recovery-links" element={<RecoveryLinksPage />} />
          </Routes>
        </Words>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  fireEvent.keyDown(await screen.findByRole('button', { name: 'Actions for Deleted user' }), { key: 'ArrowDown' });
  const items = await screen.findAllByRole('menuitem');
  expect(items).toHaveLength(1);
  screen.getByRole('menuitem', { name: 'Issue again…', description: /^No such user is known here/ });
});
