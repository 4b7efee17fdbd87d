import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { JournalEntry, JournalPage } from '#shared/journal.ts';
import { loadMessages } from '#web/messages/message-store.ts';
import { Words } from '#web/messages/Words.tsx';
import { ConsoleTraces } from './ConsoleTraces.tsx';

const entry: JournalEntry = {
  id: 7,
  at: '2026-11-23T10:00:00.000Z',
  region: 'eu-std-1',
  by: { clientId: '11111111-1111-4111-8111-111111111111', person: 'Ada Lovelace' },
  operation: 'PatchUserStateSpace',
  path: { spaceId: 's', userId: 'u' },
  delta: { active: false },
  requestId: 'r',
  outcome: 'done',
  isOwn: false,
};

beforeAll(() => loadMessages(['core', 'journal']));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Answers what is asked for with a page of the journal; tells what that was. */
function serve(page: () => Partial<JournalPage>): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return Promise.resolve(Response.json({ items: [], unread: [], keptDays: 90, ...page() }));
  });
  return asked;
}

function Page() {
  const { mutate } = useMutation({ meta: { read: ['nothing'] }, mutationFn: () => Promise.resolve() });
  return (
    <Words>
      <button onClick={() => mutate()}>Change</button>
      <ConsoleTraces region="eu-std-1" target="u" what="users" />
    </Words>
  );
}

function show() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <Page />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

test('the newest change is told with who made it, and leads to its entry', async () => {
  const asked = serve(() => ({ items: [entry] }));
  show();
  const link = await screen.findByRole('link', { name: 'Deactivate a user' });
  expect(link.getAttribute('href')).toBe('/journal?region=eu-std-1&what=users&target=u&entry=7');
  expect(screen.getByText(/by Ada Lovelace/)).toBeDefined();
  expect(asked).toEqual(['/api/journal?region=eu-std-1&what=users&target=u&limit=1']);
});

test('nothing found is called nothing only where all was looked at and the region has said what may be read', async () => {
  let page: Partial<JournalPage> = { next: '12' };
  serve(() => page);
  show();
  expect(await screen.findByText(/None among the newest changes/)).toBeDefined();
  page = { unread: ['eu-std-1'] };
  cleanup();
  show();
  expect(await screen.findByText(/eu-std-1 did not say/)).toBeDefined();
  expect(screen.queryByText(/Nothing was changed|None among/)).toBeNull();
  page = {};
  cleanup();
  show();
  expect(await screen.findByText(/Nothing was changed through this console in the last 90 days/)).toBeDefined();
});

test('a change made on the page is told of once it has been made', async () => {
  let items: readonly JournalEntry[] = [];
  serve(() => ({ items }));
  show();
  await screen.findByText(/Nothing was changed/);
  items = [entry];
  fireEvent.click(screen.getByRole('button', { name: 'Change' }));
  expect(await screen.findByRole('link', { name: 'Deactivate a user' })).toBeDefined();
});
