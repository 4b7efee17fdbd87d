import { startTransition, useEffect, useState } from 'react';

/** No more than a slow machine draws without holding up a key. */
const piece = 8;

/**
 * The most of `count` rows to draw now. Of rows that were found by another text the first come first, and then the others
 * piece by piece, between whatever somebody does meanwhile.
 */
export function useDrawnRows(foundBy: string | undefined, count: number): number {
  const [drawn, setDrawn] = useState({ foundBy, most: Infinity });
  const most = foundBy === drawn.foundBy ? drawn.most : piece;
  useEffect(() => {
    if (most >= count && foundBy === drawn.foundBy) return undefined;
    const more = () => startTransition(() => setDrawn({ foundBy, most: most + piece }));
    const timer = setTimeout(more);
    return () => clearTimeout(timer);
  });
  return most;
}
