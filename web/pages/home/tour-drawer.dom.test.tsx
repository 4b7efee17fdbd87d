import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { JournalEntry } from '#shared/journal.ts';
import type { IssuedLink } from '#shared/recovery-ledger.ts';
import { loadMessages } from '#web/messages/message-store.ts';
import { Words } from '#web/messages/Words.tsx';
import { tourMemory } from '#web/preferences/tour-memory.ts';
import { TourDrawer } from './TourDrawer.tsx';

const scope = { region: 'eu-std-1', kind: 'organisation', id: 'o' } as const;
const clientId = '11111111-1111-4111-8111-111111111111';

const entry: JournalEntry = {
  id: 7,
  at: '2026-11-23T10:00:00.000Z',
  region: scope.region,
  by: { clientId },
  operation: 'CreateUserOrganisation',
  path: { organisationId: 'o' },
  created: 'new-user',
  requestId: 'r',
  outcome: 'done',
  isOwn: true,
};
const link: IssuedLink = {
  id: '1',
  userId: 'new-user',
  issuedOn: '2026-11-23T10:01:00.000Z',
  expiresOn: '2026-11-25T10:01:00.000Z',
  issuedBy: { clientId },
  opensHere: true,
};

interface Known {
  changes?: readonly JournalEntry[];
  links?: readonly IssuedLink[];
}

beforeAll(() => loadMessages(['core', 'tour']));
beforeEach(() => tourMemory.beginAnew(0));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show({ changes = [], links = [] }: Known) {
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(
      address.startsWith('/api/journal')
        ? { items: changes, unread: [], keptDays: 90 }
        : { items: links, complete: true },
    ),
  );
  const onClose = vi.fn();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <Words>
          <TourDrawer scope={scope} clientId={clientId} onClose={onClose} />
        </Words>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return onClose;
}

/** The steps that are ticked, by their number. */
const ticked = () =>
  screen.getAllByRole('listitem').flatMap((item, index) => (item.textContent.includes('Not done') ? [] : [index + 1]));

/** Until all that is asked for has come. */
const settle = () => act(async () => new Promise((resolve) => setTimeout(resolve)));

test('before anything was done no step is ticked, and each leads somewhere', async () => {
  show({});
  await settle();
  expect(ticked()).toEqual([]);
  expect(screen.getAllByRole('link').map((one) => one.getAttribute('href'))).toEqual([
    '/eu-std-1/organisations/o/users?create',
    '/eu-std-1/organisations/o/users',
    '/eu-std-1/organisations/o/recovery-links',
    '/fleet',
    '/eu-std-1/organisations/o/explain',
  ]);
});

test('a user that was created ticks the first step, and is where the second one leads', async () => {
  show({ changes: [entry] });
  await vi.waitFor(() => expect(ticked()).toEqual([1]));
  const open = screen.getByRole('link', { name: 'Open the user' });
  expect(open.getAttribute('href')).toBe('/eu-std-1/organisations/o/users/new-user');
});

test.each(['RecoverUserOrganisation', 'RecoverUserSpace'] as const)('%s ticks the second', async (operation) => {
  show({ changes: [{ ...entry, operation }] });
  await vi.waitFor(() => expect(ticked()).toEqual([2]));
});

test('a link that was used ticks the third one, if it was issued by the same account', async () => {
  const usedOn = '2026-11-23T10:05:00.000Z';
  show({ links: [link, { ...link, issuedBy: { clientId: 'another' }, usedOn }] });
  await settle();
  expect(ticked()).toEqual([]);
  cleanup();
  show({ links: [{ ...link, usedOn }] });
  await vi.waitFor(() => expect(ticked()).toEqual([3]));
});

test.each([
  { step: 'watch', number: 4 },
  { step: 'explain', number: 5 },
] as const)('what the browser remembers ticks step $number', async ({ step, number }) => {
  show({});
  act(() => tourMemory.remember(step));
  expect(ticked()).toEqual([number]);
});

test('what somebody else did, or something else, ticks nothing', async () => {
  show({
    changes: [
      { ...entry, isOwn: false },
      { ...entry, operation: 'UpdateUserOrganisation' },
    ],
  });
  await settle();
  expect(ticked()).toEqual([]);
});

test('a tick stays when the journal does not tell of it any more', async () => {
  show({ changes: [entry] });
  await vi.waitFor(() => expect(ticked()).toEqual([1]));
  cleanup();
  show({});
  await settle();
  expect(ticked()).toEqual([1]);
});

test('begun again, nothing is ticked by what was done before', async () => {
  show({ changes: [entry], links: [{ ...link, usedOn: '2026-11-23T10:05:00.000Z' }] });
  await vi.waitFor(() => expect(ticked()).toEqual([1, 3]));
  fireEvent.click(screen.getByRole('button', { name: 'Begin again' }));
  await settle();
  expect(ticked()).toEqual([]);
});

test('what cannot be read is not called undone without a word', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ status: 403 }, { status: 403 }));
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <Words>
          <TourDrawer scope={scope} clientId={clientId} onClose={() => undefined} />
        </Words>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(await screen.findByText(/could not be read/)).toBeDefined();
});

test('who does not want them suggested is not asked again in this browser', async () => {
  const onClose = show({});
  fireEvent.click(screen.getByRole('button', { name: 'Do not suggest them any more' }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(tourMemory.read().isHidden).toBe(true);
  await settle();
});
