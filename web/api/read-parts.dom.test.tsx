/** A stream of parts that says nothing, and what is told of a failure while it is tried again. */
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiProblem } from './api-problem.ts';
import { readAnew } from './read-anew.ts';
import { readAtOf } from './read-at.ts';
import { partsOf } from './read-parts.ts';
import { useStandingFailure } from './use-standing-failure.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A server that takes the question and says nothing until nobody listens any more. */
const mute = (_: string, { signal }: { signal: AbortSignal }) =>
  new Promise<Response>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('gone', 'AbortError')));
  });

test('is given up after half a minute without a word, as no answer', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', mute);
  const ended = vi.fn();
  void partsOf('/api/fleet', undefined).next().catch(ended);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(ended).toHaveBeenCalledWith(expect.objectContaining({ status: 0, source: 'network' }));
});

test('a question that waits for an answer is asked again, not joined', async () => {
  const client = new QueryClient();
  const queryFn = vi.fn(() => (queryFn.mock.calls.length > 1 ? 'told' : new Promise<string>(() => undefined)));
  const leave = new QueryObserver(client, { queryKey: ['fleet'], queryFn }).subscribe(() => undefined);
  await readAnew(client, ['fleet']);
  leave();
  expect(client.getQueryData(['fleet'])).toBe('told');
});

test('why nothing was read stands while it is tried again, until something was', () => {
  const failure = new ApiProblem('GET /api/fleet', 503, { title: 'No' });
  const { result, rerender } = renderHook(([error, isUnread]) => useStandingFailure(error, isUnread), {
    initialProps: [null, true] as [Error | null, boolean],
  });
  expect(result.current).toBeNull();
  rerender([failure, true]);
  rerender([null, true]);
  expect(result.current).toBe(failure);
  rerender([null, false]);
  expect(result.current).toBeNull();
  rerender([null, true]);
  expect(result.current).toBeNull();
});

test('what was never read was read at no time', () => {
  expect(readAtOf(0)).toBeUndefined();
  expect(readAtOf(7)).toBe(7);
});
