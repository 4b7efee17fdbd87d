import { startTransition, useEffect, useState } from 'react';

/** About a screen of rows, and no more than a slow machine draws between two letters. */
const screen = 15;

/**
 * The most of `count` rows to draw now. Of rows that were found by another text those on the screen come first, and then the
 * others bit by bit, between whatever somebody does meanwhile.
 */
export function useDrawnRows(foundBy: string | undefined, count: number): number {
  const [drawn, setDrawn] = useState({ foundBy, most: Infinity });
  const most = foundBy === drawn.foundBy ? drawn.most : screen;
  useEffect(() => {
    if (most >= count && foundBy === drawn.foundBy) return undefined;
    const more = () => startTransition(() => setDrawn({ foundBy, most: most + screen }));
    const timer = setTimeout(more);
    return () => clearTimeout(timer);
  });
  return most;
}
