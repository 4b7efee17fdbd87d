import { startTransition, useLayoutEffect, useState } from 'react';
import { afterPaint } from '#web/ui/after-paint.ts';

/** No more than a slow machine draws without holding up a key. */
const piece = 6;
/** Nobody who types looks at rows below the screen: they wait until typing rests. Milliseconds. */
const rest = 1_000;

/**
 * The most of `count` rows to draw now. Of rows that were found by another text the first come first, and then the others
 * piece by piece: as long as a piece takes, twice that is left to everything else. Those below the screen come once nothing
 * has happened for a while, or somebody scrolls. Once all are drawn, those that join them are drawn at once.
 */
export function useDrawnRows(foundBy: string | undefined, count: number): number {
  const [drawn, setDrawn] = useState({ foundBy, most: Infinity, rested: true });
  const { most, rested } = foundBy === drawn.foundBy ? drawn : { most: piece, rested: false };
  const areAll = most >= count && foundBy === drawn.foundBy;
  useLayoutEffect(() => {
    if (areAll) return undefined;
    const began = performance.now();
    let pause: ReturnType<typeof setTimeout> | undefined;
    let waits = rested;
    const next = most + piece < count ? most + piece : Infinity;
    const more = () => startTransition(() => setDrawn({ foundBy, most: next, rested: waits }));
    const callOff = afterPaint(() => {
      waits ||= document.documentElement.scrollHeight > innerHeight + scrollY;
      pause = setTimeout(more, waits && !rested ? rest : 2 * (performance.now() - began));
      addEventListener('scroll', more, { once: true });
    });
    return () => {
      callOff();
      clearTimeout(pause);
      removeEventListener('scroll', more);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- rows that come meanwhile do not hold up the others
  }, [foundBy, most, rested, areAll]);
  return most;
}
