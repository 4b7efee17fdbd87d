import { onlineManager, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { walkFor } from '#web/api/queries.ts';
import { createUnsentReads } from '#web/api/unsent-reads-for-tests.ts';
import type { Read } from '#web/api/scope.ts';
import { useWalk } from './use-walk.ts';

const walk: Read = ['eu-std-1', 'ListUserOrganisation', { path: { organisationId: 'o1' } }];

afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
});

function show() {
  const client = createUnsentReads();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useWalk(walk, true), { wrapper });
  const come = (count: number) =>
    act(async () => {
      await client.cancelQueries();
      const pages = Array.from({ length: count }, (_, page) => ({ items: [], nextPageToken: `${page + 1}` }));
      client.setQueryData(walkFor(...walk).queryKey, { pages, pageParams: pages.map(() => undefined) });
    });
  return { result, come };
}

test('a walk reads 40 pages by itself, then asks once and reads all that are left', async () => {
  const { result, come } = show();
  await come(39);
  await waitFor(() => expect(result.current).toMatchObject({ running: true, more: true }));
  await come(40);
  await waitFor(() => expect(result.current).toMatchObject({ running: false, more: true }));
  act(() => result.current.goOn());
  expect(result.current.running).toBe(true);
  await come(2_000);
  await waitFor(() => expect(result.current).toMatchObject({ running: true, more: true }));
});

test('a walk that was stopped stays where it is', async () => {
  const { result, come } = show();
  await come(3);
  act(() => result.current.stop());
  await come(3);
  await waitFor(() => expect(result.current).toMatchObject({ running: false, more: true }));
});
