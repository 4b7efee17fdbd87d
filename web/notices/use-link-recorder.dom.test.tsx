/** Links that somebody has used: told of as the live watch says so, and once they were read, to the server too. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { LinkNews } from '#shared/recovery-ledger.ts';
import { now, ScriptedBrowser } from '#web/live/scripted-browser-for-tests.ts';
import { LiveWatchContext } from '#web/live/use-live.ts';
import { pageNotices } from './page-notices.ts';
import { useLinkRecorder } from './use-link-recorder.ts';

const session = { regions: [{ name: 'eu-std-1', clientId: 'a' }] };
vi.mock('#web/session/use-session.ts', () => ({ useSession: () => session }));

const used = (id: string): LinkNews => ({
  id,
  region: 'eu-std-1',
  organisationId: 'o',
  userId: 'u',
  issuedOn: now,
  expiresOn: now,
  issuedBy: { clientId: 'a' },
  opensHere: true,
  usedOn: now,
  wasActive: false,
  active: true,
});

/** A page with that watch, which knows nothing yet. */
function around(live: ReturnType<ScriptedBrowser['openTab']>['live']) {
  const client = new QueryClient();
  return ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <LiveWatchContext value={live}>{children}</LiveWatchContext>
    </QueryClientProvider>
  );
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('what the server has not been told to be seen is told of, and what comes while the page is open', async () => {
  const unseen = [used('before')];
  const seen: unknown[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (address.includes('/users')) {
      const email = 'ada@example.org';
      return Response.json({ items: [{ id: 'u', email, firstname: 'Ada', lastname: 'Lovelace', active: true }] });
    }
    if (init.method === 'GET') return Response.json({ items: unseen });
    seen.push([address, JSON.parse(init.body as string)]);
    return new Response(undefined, { status: 204 });
  });
  const { live } = new ScriptedBrowser().openTab();
  renderHook(useLinkRecorder, { wrapper: around(live) });
  const told = () => pageNotices.read().map(({ id }) => id);
  expect(told()).toEqual([]);
  act(() => live.store.connect('live'));
  await waitFor(() => expect(told()).toEqual(['before']));

  unseen.push(used('now'));
  act(() => void live.store.apply({ name: 'linkUsed', data: { now } }));
  await waitFor(() => expect(told().toSorted()).toEqual(['before', 'now']));
  expect(seen).toEqual([]);

  // Used while the console was not heard.
  act(() => live.store.connect('stale'));
  unseen.push(used('meanwhile'));
  act(() => live.store.connect('live'));
  await waitFor(() => expect(told()).toContain('meanwhile'));

  act(() => pageNotices.markRead(({ id }) => id === 'now'));
  await waitFor(() => expect(seen).toEqual([['/api/recovery-links/seen', { ids: ['now'] }]]));
  expect(pageNotices.read()).toHaveLength(3);
  expect(pageNotices.read()).toContainEqual(expect.objectContaining({ id: 'before', person: 'Ada Lovelace' }));
});

test('who has used a link that was issued in a space is named by the space, where the organisation tells nothing', async () => {
  const inSpace = { ...used('in a space'), spaceId: 's' };
  vi.stubGlobal('fetch', async (address: string) => {
    if (!address.includes('/users')) return Response.json({ items: [inSpace] });
    if (!address.includes('/spaces/s/')) return Response.json({ title: 'Forbidden', status: 403 }, { status: 403 });
    return Response.json({
      items: [{ id: 'u', email: 'ada@example.org', firstname: 'Ada', lastname: 'King', active: true }],
    });
  });
  const { live } = new ScriptedBrowser().openTab();
  renderHook(useLinkRecorder, { wrapper: around(live) });
  act(() => live.store.connect('live'));
  await waitFor(() =>
    expect(pageNotices.read()).toContainEqual(
      expect.objectContaining({
        id: 'in a space',
        person: 'Ada King',
        link: expect.objectContaining({ spaceId: 's' }),
      }),
    ),
  );
});
