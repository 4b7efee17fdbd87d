import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { afterPaint } from '#web/ui/after-paint.ts';

/** Keys of the entries of the history whose pages have stood whole; the first address has one of its own. */
const drawnBefore = new Set(['default']);

/**
 * What stands beside and below the title of a page that lists lead to. Whoever opens a row reads what they opened in the
 * next frame; the rest is drawn after it, in pieces, so that nothing they do meanwhile waits for it. Who comes back, or
 * opens the address itself, gets everything at once: they have a place to be scrolled to.
 */
export function AfterTitle({ children }: { children: ReactNode }): ReactNode {
  // The type of the navigation is not known here: below `<Routes location>` it is always POP.
  const { key } = useLocation();
  const [isDrawn, setIsDrawn] = useState(drawnBefore.has(key));
  useEffect(() => {
    if (isDrawn) drawnBefore.add(key);
    return isDrawn ? undefined : afterPaint(() => startTransition(() => setIsDrawn(true)));
  }, [isDrawn, key]);
  return isDrawn ? children : undefined;
}
