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

interface Gaps {
  unread: number;
  baseFailed?: boolean;
  /** Somebody else's change is seen between the two. */
  moved?: boolean;
}

function Gate({ now, before }: { now: Gaps; before: Gaps }) {
  const readingOf = ({ unread: count, baseFailed = false }: Gaps): Reading<object, string, string> => ({
    base: baseFailed ? undefined : {},
    baseFailed,
    sweep: {
      status: 'done',
      total: 3,
      asked: 3,
      found: [],
      unread: Array.from({ length: count }, () => ({ item: 'ada', error: new Error('away') })),
      missing: [],
      isSilent: false,
    },
  });
  const effect: Effect<string, object, string, string> = {
    reading: { ...readingOf(now), settled: true, before: readingOf(before), again: undefined },
    value: 'now',
    before: 'before',
    state: now.unread > 0 ? 'partly' : 'complete',
    refused: 1,
    confirming: false,
    start: vi.fn<() => void>(),
    stop: vi.fn<() => void>(),
    confirm: () => Promise.resolve(),
  };
  const move = { title: 'Somebody has changed it', detail: undefined };
  return useEffectGate({ effect, moveOf: () => (now.moved ? move : undefined) }).notices;
}

function show(now: Gaps, before: Gaps) {
  render(
    <Words>
      <Gate now={now} before={before} />
    </Words>,
  );
}

test('what could not be read again is told as such, and not as a change of somebody', () => {
  show({ unread: 2 }, { unread: 0 });
  expect(screen.getByText('Less of what it does could be read than before')).toBeDefined();
  expect(screen.getByText(/^Nothing was applied\. What you see is what could be read now/)).toBeDefined();
  expect(screen.queryByText(/changed/)).toBeNull();
});

test.each([
  [0, /^Nothing was applied\. What you see is what it does now/],
  [1, /^Nothing was applied\. What you see is what could be read now/],
])('what could be read at last is no change either, with %i gaps left', (unread, look) => {
  show({ unread }, { unread: 2 });
  expect(screen.getByText('More of what it does could be read than before')).toBeDefined();
  expect(screen.getByText(look)).toBeDefined();
  expect(screen.queryByText(/changed/)).toBeNull();
});

test.each([0, 1])('an effect that is another one, with %i gaps as before, has changed', (unread) => {
  show({ unread }, { unread });
  expect(screen.getByText('What it does has changed meanwhile')).toBeDefined();
});

test('what somebody else has changed is told where it was read both times', () => {
  show({ unread: 1, moved: true }, { unread: 0 });
  expect(screen.getByText('Somebody has changed it')).toBeDefined();
});

test.each([
  [
    'now',
    { unread: 0, baseFailed: true, moved: true },
    { unread: 0 },
    'Less of what it does could be read than before',
  ],
  [
    'before',
    { unread: 0, moved: true },
    { unread: 0, baseFailed: true },
    'More of what it does could be read than before',
  ],
])('nobody is said to have changed what could not be read %s', (_, now, before, title) => {
  show(now, before);
  expect(screen.getByText(title)).toBeDefined();
  expect(screen.queryByText('Somebody has changed it')).toBeNull();
});
