import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAfterPaint } from './after-paint.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const frame = 20;

/** What is drawn while one types, where drawing anything takes so long. */
function typeWhereDrawingTakes(milliseconds: number) {
  const drawn: string[] = [];
  const { rerender } = renderHook(
    ({ typed }) => {
      const value = useAfterPaint(typed);
      if (drawn.at(-1) !== value) {
        vi.advanceTimersByTime(milliseconds);
        drawn.push(value);
      }
    },
    { initialProps: { typed: '' } },
  );
  return { drawn, type: (typed: string) => rerender({ typed }) };
}

it('follows once the key has been painted, where drawing takes no time', async () => {
  const { drawn, type } = typeWhereDrawingTakes(0);
  await pass(frame);
  type('a');
  expect(drawn).toEqual(['']);
  await pass(2 * frame + 20);
  expect(drawn).toEqual(['', 'a']);
});

it('waits for the next key as long as drawing took before, and draws what was typed last', async () => {
  const { drawn, type } = typeWhereDrawingTakes(150);
  await pass(frame);
  for (const typed of ['a', 'ab', 'abc']) {
    type(typed);
    await pass(120);
  }
  expect(drawn).toEqual(['']);
  await pass(100);
  expect(drawn).toEqual(['', 'abc']);
});

it('waits no longer than a fifth of a second, however long drawing took', async () => {
  const { drawn, type } = typeWhereDrawingTakes(2_000);
  await pass(frame);
  type('a');
  await pass(200 + 2 * frame);
  expect(drawn).toEqual(['', 'a']);
});

it('draws nothing anew where what was typed is taken back in time', async () => {
  const { drawn, type } = typeWhereDrawingTakes(150);
  await pass(frame);
  type('a');
  await pass(60);
  type('');
  await pass(500);
  expect(drawn).toEqual(['']);
});
