import { expect, test, vi } from 'vitest';
import type { Session } from '#shared/session.ts';
import { hearOtherTabs } from './hear-other-tabs.ts';
import { refreshSession, sessionStore } from './session-store.ts';

const sessionIn = (...names: readonly string[]): Session => ({
  regions: names.map((name) => ({ name, zone: 'STD', clientId: name, expiresAt: '2026-11-22T12:00:00Z' })),
  idleExpiresAt: '2026-11-22T12:00:00Z',
  absoluteExpiresAt: '2026-11-22T12:00:00Z',
  now: '2026-11-22T02:00:00Z',
});

test('a sign-in told while it is first asked who is signed in is not lost to an answer from before it', async () => {
  let answer: (response: Response) => void = () => undefined;
  const before = new Promise<Response>((resolve) => (answer = resolve));
  const calls = vi.fn<() => Promise<Response>>();
  calls.mockReturnValueOnce(before);
  calls.mockImplementation(() => Promise.resolve(Response.json(sessionIn('eu-1', 'eu-2'))));
  vi.stubGlobal('fetch', calls);
  hearOtherTabs();
  const first = refreshSession();
  const heard = new Promise((resolve) => {
    new BroadcastChannel('portico-session').addEventListener('message', resolve, { once: true });
  });
  const other = new BroadcastChannel('portico-session');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it is same-origin
  other.postMessage({ kind: 'regionsChanged' });
  await heard;
  answer(Response.json(sessionIn('eu-1')));
  await first;
  await vi.waitFor(() =>
    expect(sessionStore.read().session?.regions.map(({ name }) => name)).toEqual(['eu-1', 'eu-2']),
  );
});
