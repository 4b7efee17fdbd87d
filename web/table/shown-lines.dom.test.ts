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
