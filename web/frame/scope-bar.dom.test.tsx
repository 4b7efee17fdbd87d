/** Where one is, while the region is still being asked what that is called. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadMessages } from '#web/messages/message-store.ts';
import { Words } from '#web/messages/Words.tsx';
import { ScopeBar } from './ScopeBar.tsx';

const spaceId = '15c0db14-2f43-4c7e-9d1f-111111111111';
const otherId = 'fd9c2a77-2f43-4c7e-9d1f-111111111111';
const organisationId = '0b0f7e1c-2f43-4c7e-9d1f-111111111111';
const account = { name: 'eu-snc-1', zone: 'SNC', clientId: '5d2c4a10-2f43-4c7e-9d1f-111111111111', expiresAt: '' };
let regions: readonly object[];

vi.mock('#web/session/use-session.ts', () => ({
  useSession: () => ({ regions }),
  useSignedInRegion: () => regions[0],
}));

beforeAll(() => loadMessages(['core']));
beforeEach(() => {
  regions = [account];
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

type Answer = (address: string) => object | Promise<Response>;

function show(answer: Answer, id = spaceId) {
  vi.stubGlobal('fetch', async (address: string) => {
    const told = answer(address);
    return told instanceof Promise ? told : Response.json(told);
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <Words>
          <ScopeBar scope={{ region: 'eu-snc-1', kind: 'space', id }} />
        </Words>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
const bar = () => screen.getByRole('button');
const never = new Promise<Response>(() => undefined);

test('no id stands in the place of a name that is being asked for', async () => {
  regions = [{ ...account, organisationId }];
  let tell: ((answer: Response) => void) | undefined;
  const asked = new Promise<Response>((resolve) => {
    tell = resolve;
  });
  show((address) => (address.includes('/spaces') ? asked : never));
  await waitFor(() => expect(bar().querySelectorAll('.skeleton')).toHaveLength(2));
  expect(bar().textContent).not.toContain(spaceId.slice(0, 8));
  tell?.(Response.json({ items: [{ id: spaceId, name: 'production', status: 'READY' }] }));
  await waitFor(() => expect(bar().textContent).toContain('production'));
  expect(bar().querySelectorAll('.skeleton')).toHaveLength(1);
});

test('an organisation that the region does not name takes no place beside the space', async () => {
  show(() => ({ items: [] }), otherId);
  await waitFor(() => expect(bar().querySelectorAll('.skeleton')).toHaveLength(0));
  expect(bar().querySelector('.scope-organisation')).toBeNull();
  expect(bar().querySelector('.scope-space')?.textContent).toBe(otherId.slice(0, 8));
});
