/** What was never read or heard has no time, and is read as soon as the console is heard. */
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ScriptedBrowser } from '#web/live/scripted-browser-for-tests.ts';
import { LiveWatchContext } from '#web/live/use-live.ts';
import { useAsOf } from './use-freshness.ts';
import { useReadWhenHeard, type FirstRead } from './use-read-when-heard.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function show<Result>(hook: () => Result) {
  const { live } = new ScriptedBrowser().openTab();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <LiveWatchContext value={live}>{children}</LiveWatchContext>
  );
  const { result } = renderHook(hook, { wrapper });
  return { result, connect: (...to: Parameters<typeof live.store.connect>) => act(() => live.store.connect(...to)) };
}

test('what was never read is of no time, however the console is heard; what was read is of then', () => {
  const never = show(() => useAsOf(undefined));
  never.connect('stale');
  expect(never.result.current).toBeUndefined();
  never.connect('live', Date.now());
  never.connect('stale');
  expect(never.result.current).toBeUndefined();
  const readAt = Date.now();
  const read = show(() => useAsOf(readAt));
  expect(read.result.current).toBeUndefined();
  read.connect('stale');
  expect(read.result.current).toBe(readAt);
});

const failed: FirstRead = { parts: [], error: new Error('cut') };
const awaited: FirstRead = { parts: [], error: null };
const read: FirstRead = { parts: ['spaces'], error: new Error('cut') };

test.each<[string, FirstRead, number]>([
  ['has failed', failed, 1],
  ['is awaited', awaited, 1],
  ['was read in part', read, 0],
])('what %s is read again once the console is heard again', (_, first, times) => {
  const onRead = vi.fn();
  const { connect } = show(() => useReadWhenHeard(first, onRead));
  // The first connection is no return.
  connect('live', Date.now());
  expect(onRead).not.toHaveBeenCalled();
  connect('stale');
  connect('live', Date.now());
  expect(onRead).toHaveBeenCalledTimes(times);
});

test('what has failed is tried again while the console is heard, and what is on its way is not asked for twice', () => {
  const onFailed = vi.fn();
  const onAwaited = vi.fn();
  show(() => useReadWhenHeard(failed, onFailed));
  show(() => useReadWhenHeard(awaited, onAwaited));
  vi.advanceTimersByTime(21_000);
  expect(onFailed).toHaveBeenCalledTimes(2);
  expect(onAwaited).not.toHaveBeenCalled();
});
