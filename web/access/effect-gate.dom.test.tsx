/** What is said beside a change whose effect was read once more, and is not what was shown. */
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { loadMessages } from '#web/messages/message-store.ts';
import { Words } from '#web/messages/Words.tsx';
import { useEffectGate } from './EffectGate.tsx';
import type { Reading } from './effect-reading.ts';
import type { Effect } from './use-effect-of.ts';

beforeAll(() => loadMessages(['core', 'access']));
afterEach(cleanup);

function Gate({ unread, unreadBefore }: { unread: number; unreadBefore: number }) {
  const readingOf = (count: number): Reading<object, string, string> => ({
    base: {},
    baseFailed: false,
    sweep: {
      status: 'done',
      total: 3,
      asked: 3,
      found: [],
      unread: Array.from({ length: count }, () => ({ item: 'ada', error: new Error('away') })),
      missing: [],
    },
  });
  const effect: Effect<string, object, string, string> = {
    reading: { ...readingOf(unread), settled: true, before: readingOf(unreadBefore), again: undefined },
    value: 'now',
    before: 'before',
    state: unread > 0 ? 'partly' : 'complete',
    refused: 1,
    confirming: false,
    start: vi.fn<() => void>(),
    stop: vi.fn<() => void>(),
    confirm: () => Promise.resolve(),
  };
  return useEffectGate({ effect }).notices;
}

function show(unread: number, unreadBefore: number) {
  render(
    <Words>
      <Gate unread={unread} unreadBefore={unreadBefore} />
    </Words>,
  );
}

test('what could not be read again is told as such, and not as a change of somebody', () => {
  show(2, 0);
  expect(screen.getByText('Less of what it does could be read than before')).toBeDefined();
  expect(screen.getByText(/^Nothing was applied\. What you see is what could be read now/)).toBeDefined();
  expect(screen.queryByText(/changed meanwhile/)).toBeNull();
});

test.each([
  [0, 0],
  [1, 1],
  [1, 2],
])('an effect that is another one, with %i gaps now and %i before, has changed', (unread, unreadBefore) => {
  show(unread, unreadBefore);
  expect(screen.getByText('What it does has changed meanwhile')).toBeDefined();
});
