import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useDrawnRows } from './use-drawn-rows.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** What is drawn, drawing by drawing, of lists that take each other's place. */
function drawings(...lists: { foundBy: string | undefined; count: number }[]): number[][] {
  const [first, ...others] = lists;
  const seen: number[] = [];
  const draw = ({ foundBy, count }: (typeof lists)[0]) => {
    seen.push(Math.min(count, useDrawnRows(foundBy, count)));
  };
  const { rerender } = renderHook(draw, { initialProps: first as (typeof lists)[0] });
  return [
    seen.splice(0),
    ...others.map((list) => {
      rerender(list);
      while (vi.getTimerCount() > 0) act(() => void vi.runOnlyPendingTimers());
      return seen.splice(0);
    }),
  ];
}

test('the first rows of a list are all drawn, so that it is as long as it was left', () => {
  expect(drawings({ foundBy: 'ada', count: 50 })).toEqual([[50]]);
});

test('rows found by another text come in pieces, and all of them in the end', () => {
  const [, found] = drawings({ foundBy: 'a', count: 50 }, { foundBy: 'ad', count: 50 });
  expect(found?.[0]).toBe(8);
  expect(found?.at(-1)).toBe(50);
  expect(found?.every((drawn, place) => place === 0 || drawn - (found[place - 1] ?? 0) <= 8)).toBe(true);
});

test('the very same text draws nothing again', () => {
  const [, , again] = drawings(
    { foundBy: undefined, count: 30 },
    { foundBy: 'a', count: 40 },
    { foundBy: 'a', count: 40 },
  );
  expect(again).toEqual([40]);
});
