import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { usePrinting } from './use-printing.ts';

/** Lines kept ready above and below what is in view. */
const ready = 8;

export interface ShownLines {
  /** Lines in view, from the first up to before the last. */
  readonly from: number;
  readonly to: number;
  /** Lines that are there. */
  readonly first: number;
  readonly end: number;
  /** Heights of what is not there, above and below, in pixels. */
  readonly above: number;
  readonly below: number;
}

/** Which lines of a long table are in view, by their heights in pixels; the window is what scrolls. On paper all are there. */
export function useShownLines(body: HTMLElement | null, heights: readonly number[]): ShownLines {
  const isPrinting = usePrinting();
  const tops = useMemo(() => topsOf(heights), [heights]);
  const count = heights.length;
  const sight = useMemo(() => sightOf(body), [body]);
  // A text, so that it stays the same as long as no other lines are in view.
  const look = useCallback(() => {
    const { top, bottom } = sight.seen();
    const from = lineAt(tops, top);
    return `${from} ${Math.max(from, Math.min(count, lineAt(tops, bottom) + 1))}`;
  }, [sight, tops, count]);
  const [from = 0, to = 0] = useSyncExternalStore(sight.subscribe, look).split(' ').map(Number);
  if (isPrinting) return { from, to, first: 0, end: count, above: 0, below: 0 };
  const first = Math.max(0, Math.min(from, count) - ready);
  const end = Math.min(count, to + ready);
  const total = tops.at(-1) ?? 0;
  return { from, to, first, end, above: tops[first] ?? 0, below: total - (tops[end] ?? total) };
}

/**
 * What of a table the window shows, from `top` to `bottom` in pixels below the table's own; nothing before it is there. Asked of
 * the browser when that may have changed, not at each rendering: to ask while rows change has it lay them out twice.
 */
function sightOf(body: HTMLElement | null) {
  let seen = { top: 0, bottom: 0 };
  return {
    seen: () => seen,
    subscribe: (look: () => void) => {
      if (body === null) return () => undefined;
      const moved = () => {
        const { top } = body.getBoundingClientRect();
        seen = { top: -top, bottom: window.innerHeight - top };
        look();
      };
      // What is above the table may grow, and a shorter table be scrolled by that.
      const observer = new ResizeObserver(moved);
      observer.observe(document.body);
      const listening = new AbortController();
      const { signal } = listening;
      addEventListener('scroll', moved, { passive: true, signal });
      addEventListener('resize', moved, { signal });
      moved();
      return () => {
        listening.abort();
        observer.disconnect();
      };
    },
  };
}

/** Where each line begins, and the last one ends. */
function topsOf(heights: readonly number[]): readonly number[] {
  const tops = [0];
  for (const height of heights) tops.push((tops.at(-1) ?? 0) + height);
  return tops;
}

/** The last line that begins at or above a place. */
function lineAt(tops: readonly number[], place: number): number {
  let [low, high] = [0, tops.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((tops[middle] ?? 0) <= place) low = middle;
    else high = middle - 1;
  }
  return low;
}
