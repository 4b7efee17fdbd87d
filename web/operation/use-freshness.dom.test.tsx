import { onlineManager, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryFor } from '#web/api/queries.ts';
import { createUnsentReads } from '#web/api/unsent-reads-for-tests.ts';
import { now, ScriptedBrowser, spaceA } from '#web/live/scripted-browser-for-tests.ts';
import { LiveWatchContext } from '#web/live/use-live.ts';
import { usePageFreshness } from './use-freshness.ts';

const space = { region: 'eu-std-1', id: spaceA };
const read = queryFor(space.region, 'ListClusters', { path: { spaceId: spaceA } });

// Nothing is sent: what the reads answer is put there.
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  onlineManager.setOnline(true);
});

/** A page of a space nobody has told of yet, over a console that is heard; what it shows was read `age` ms ago. */
function show(age: number) {
  const client = createUnsentReads();
  client.setQueryData(read.queryKey, { items: [] }, { updatedAt: Date.now() - age });
  const { live } = new ScriptedBrowser().openTab();
  live.store.connect('live', Date.now());
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <LiveWatchContext value={live}>{children}</LiveWatchContext>
    </QueryClientProvider>
  );
  const { result } = renderHook(() => [useQuery(read), usePageFreshness(space)] as const, { wrapper });
  const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
  return { live, state: () => result.current[1].state, pass };
}

describe('a page of a space the live watch has not told of', () => {
  it('is out of date once what it shows was read 19 s ago, and live with the first word of it', () => {
    const { live, state, pass } = show(10_000);
    expect(state()).toBe('connecting');
    pass(8_999);
    expect(state()).toBe('connecting');
    pass(1);
    expect(state()).toBe('stale');
    const spaces = [{ region: space.region, spaceId: spaceA, operations: [] }];
    act(() => void live.store.apply({ name: 'snapshot', data: { now, spaces } }));
    expect(state()).toBe('live');
  });

  it('has moments to read anew what an earlier visit left', () => {
    const { state, pass } = show(300_000);
    pass(2_999);
    expect(state()).toBe('connecting');
    pass(1);
    expect(state()).toBe('stale');
  });
});
