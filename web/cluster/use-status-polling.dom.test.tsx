import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Scope } from '#web/api/scope.ts';
import { now, ScriptedBrowser, spaceA } from '#web/live/scripted-browser-for-tests.ts';
import { LiveWatchContext } from '#web/live/use-live.ts';
import { useStatusPolling } from './use-status-polling.ts';

const space: Scope = { region: 'eu-std-1', kind: 'space', id: spaceA };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function show(unavailable?: 'forbidden' | 'unsupported') {
  const { live } = new ScriptedBrowser().openTab();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <LiveWatchContext value={live}>{children}</LiveWatchContext>
  );
  const readAgain = vi.fn();
  const { rerender } = renderHook(({ changing }) => useStatusPolling(space, changing, readAgain), {
    wrapper,
    initialProps: { changing: true },
  });
  const spaces = [{ region: space.region, spaceId: space.id, operations: [], ...(unavailable && { unavailable }) }];
  act(() => void live.store.apply({ name: 'snapshot', data: { now, spaces } }));
  return { readAgain, end: () => rerender({ changing: false }) };
}

describe('the state of a cluster that is changing', () => {
  it.each(['forbidden', 'unsupported'] as const)('is read every 5 s where its operations are %s', (unavailable) => {
    const { readAgain, end } = show(unavailable);
    vi.advanceTimersByTime(10_000);
    expect(readAgain).toHaveBeenCalledTimes(2);
    end();
    vi.advanceTimersByTime(60_000);
    expect(readAgain).toHaveBeenCalledTimes(2);
  });

  it('is left to the watch where that tells', () => {
    const { readAgain } = show();
    vi.advanceTimersByTime(60_000);
    expect(readAgain).not.toHaveBeenCalled();
  });
});
