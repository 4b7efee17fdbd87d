/** The sentence for somebody who is on a page for the first time. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadMessages } from '#web/messages/message-store.ts';
import { Words } from '#web/messages/Words.tsx';
import { openAreasQuery, type OpenAreas } from '#web/scope/open-areas.ts';
import { PageHint } from './PageHint.tsx';

const id = '0b0f7e1c-2f43-4c7e-9d1f-111111111111';
const account = { name: 'eu-std-1', clientId: '5d2c4a10-2f43-4c7e-9d1f-111111111111', expiresAt: '' };
const person = { name: 'Ada Example', email: 'ada@example.com' };
let regions: readonly object[] = [];

vi.mock('#web/session/use-session.ts', () => ({ useSession: () => ({ regions }) }));

beforeAll(() => loadMessages(['core', 'tour']));
beforeEach(() => {
  regions = [{ ...account, person }];
  // What is unknown is asked for again, and stays so here.
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(page: string, areas: OpenAreas = { users: 'open', clusters: 'open' }) {
  cleanup();
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(openAreasQuery({ region: 'eu-std-1', kind: 'space', id }).queryKey, areas);
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[`/eu-std-1/spaces/${id}/${page}`]}>
        <Words>
          <PageHint />
        </Words>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  // Its code and words come later.
  await import('./HintOfPage.tsx');
  await Promise.resolve();
}

const hint = () => screen.findByRole('complementary', { name: 'Hint' });
const none = () => expect(screen.queryByRole('complementary')).toBeNull();

test('each page has its own, which goes for good once it was read', async () => {
  await show('users');
  expect((await hint()).textContent).toContain('Each name opens a person');
  fireEvent.click(screen.getByRole('button', { name: 'Got it' }));
  none();
  await show('users');
  none();
  await show('clusters');
  expect((await hint()).textContent).toContain('Each name opens a cluster');
});

test('nothing is said of pages that are shut, of other pages, or to a service account', async () => {
  await show('clusters', { clusters: 'shut' });
  none();
  await show('clusters', { clusters: 'unknown' });
  none();
  await show('operations');
  none();
  await show('clusters/some-cluster');
  none();
  regions = [account];
  await show('clusters');
  none();
});
