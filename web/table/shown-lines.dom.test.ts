import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useShownLines } from './use-shown-lines.ts';

test('of a long table what is near the window is there, and on paper all of it', () => {
  const paper = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => paper);
  const heights = Array.from({ length: 1_000 }, () => 36);
  const { result } = renderHook(() => useShownLines(document.body, heights));
  expect(result.current.end).toBeLessThan(100);
  const print = (matches: boolean) =>
    act(() => {
      paper.matches = matches;
      paper.dispatchEvent(new Event('change'));
    });
  print(true);
  expect(result.current).toMatchObject({ first: 0, end: 1_000, above: 0, below: 0 });
  print(false);
  expect(result.current.end).toBeLessThan(100);
});

test('where a long table stands is asked of the browser when it moves, not each time its rows change', () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  const body = document.createElement('div');
  let top = 0;
  const asked = vi.spyOn(body, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, top));
  const show = (count: number) => Array.from({ length: count }, () => 40);
  const { result, rerender } = renderHook(({ heights }) => useShownLines(body, heights), {
    initialProps: { heights: show(1_000) },
  });
  const before = asked.mock.calls.length;
  for (const count of [900, 500, 1_000]) rerender({ heights: show(count) });
  expect(asked).toHaveBeenCalledTimes(before);
  expect(result.current.from).toBe(0);

  top = -4_000;
  act(() => void window.dispatchEvent(new Event('scroll')));
  expect(asked).toHaveBeenCalledTimes(before + 1);
  expect(result.current.from).toBe(100);
  rerender({ heights: show(50) });
  expect(result.current).toMatchObject({ from: 50, end: 50 });
});
