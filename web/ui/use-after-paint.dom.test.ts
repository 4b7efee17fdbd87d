import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAfterPaint } from './use-after-paint.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const frame = 20;

/** What is drawn while one types, where drawing anything takes so long. */
function typeWhereDrawingTakes(milliseconds: number) {
  const drawn: string[] = [];
  const { result, unmount } = renderHook(() => {
    const [text, set] = useAfterPaint();
    if (drawn.at(-1) !== text) {
      vi.advanceTimersByTime(milliseconds);
      drawn.push(text);
    }
    return set;
  });
  return { drawn, type: result.current, unmount };
}

for (const took of [0, 40]) {
  it(`follows once the key has been painted, where drawing takes ${took} ms`, async () => {
    const { drawn, type } = typeWhereDrawingTakes(took);
    await pass(frame);
    type('a');
    expect(drawn).toEqual(['']);
    await pass(2 * frame);
    expect(drawn).toEqual(['', 'a']);
  });
}

it('waits for a pause in typing, where drawing would be felt, and draws what was typed last', async () => {
  const { drawn, type } = typeWhereDrawingTakes(80);
  await pass(frame);
  for (const typed of ['a', 'ab', 'abc']) {
    type(typed);
    await pass(180);
  }
  expect(drawn).toEqual(['']);
  await pass(2 * frame + 20);
  expect(drawn).toEqual(['', 'abc']);
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

it('draws nothing once it is gone', async () => {
  const { type, unmount } = typeWhereDrawingTakes(0);
  await pass(frame);
  type('a');
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
