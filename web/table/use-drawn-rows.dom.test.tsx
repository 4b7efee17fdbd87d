import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useDrawnRows } from './use-drawn-rows.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

interface List {
  readonly foundBy: string | undefined;
  readonly count: number;
}

/** A list, what is drawn of it drawing by drawing, and how to take another one's place; the screen has room for so many rows. */
function shown(list: List, room = 100) {
  const drawings: number[] = [];
  const draw = ({ foundBy, count }: List) => {
    const drawn = Math.min(count, useDrawnRows(foundBy, count));
    drawings.push(drawn);
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue((drawn / room) * innerHeight);
  };
  const { rerender } = renderHook(draw, { initialProps: list });
  return {
    drawings,
    /** What is drawn of another list at once. */
    change: (other: List) => {
      drawings.length = 0;
      rerender(other);
      return drawings.at(-1);
    },
    pass: (milliseconds: number) => {
      for (let passed = 0; passed < milliseconds; passed += 10) act(() => void vi.advanceTimersByTime(10));
    },
  };
}

test('the first rows of a list are all drawn, so that it is as long as it was left', () => {
  expect(shown({ foundBy: 'ada', count: 50 }).drawings).toEqual([50]);
});

test('rows found by another text come in pieces, and all of them in the end', () => {
  const { drawings, change, pass } = shown({ foundBy: 'a', count: 50 });
  expect(change({ foundBy: 'ad', count: 50 })).toBe(6);
  pass(900);
  expect(drawings).toEqual([6, 12, 18, 24, 30, 36, 42, 48, 50]);
});

test('rows below the screen come once typing rests', () => {
  const { drawings, change, pass } = shown({ foundBy: 'a', count: 30 }, 12);
  change({ foundBy: 'ad', count: 30 });
  pass(900);
  expect(drawings).toEqual([6, 12, 18]);
  expect(change({ foundBy: 'ada', count: 30 })).toBe(6);
  pass(900);
  expect(drawings).toEqual([6, 12, 18]);
  pass(900);
  expect(drawings).toEqual([6, 12, 18, 24, 30]);
});

test('rows below the screen come at once where somebody scrolls', () => {
  const { drawings, change, pass } = shown({ foundBy: 'a', count: 30 }, 12);
  change({ foundBy: 'ad', count: 30 });
  pass(300);
  act(() => void dispatchEvent(new Event('scroll')));
  pass(300);
  expect(drawings).toEqual([6, 12, 18, 24, 30]);
});

test('a list that is drawn again meanwhile does not hold up its rows', () => {
  const { drawings, change, pass } = shown({ foundBy: 'a', count: 30 }, 12);
  const found = { foundBy: 'ad', count: 30 };
  change(found);
  for (let time = 0; time < 20; time += 1) {
    change({ ...found });
    pass(100);
  }
  expect(drawings.at(-1)).toBe(30);
});

test('the very same text draws nothing again', () => {
  const { drawings, change, pass } = shown({ foundBy: undefined, count: 30 });
  change({ foundBy: 'a', count: 40 });
  pass(900);
  change({ foundBy: 'a', count: 40 });
  pass(900);
  expect(drawings).toEqual([40]);
});

test('where all were drawn, those that are asked for besides come at once, and stay where they are', () => {
  const { drawings, change, pass } = shown({ foundBy: 'a', count: 30 });
  change({ foundBy: 'ad', count: 30 });
  pass(900);
  expect(drawings.at(-1)).toBe(30);
  expect(change({ foundBy: 'ad', count: 60 })).toBe(60);
});
