import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import { afterPaint } from '#web/ui/after-paint.ts';

/**
 * What stands beside and below the title of a page that lists lead to. Whoever opens a row reads what they opened in the
 * next frame; the rest is drawn after it, in pieces, so that nothing they do meanwhile waits for it. Who comes back, or
 * opens the address itself, gets everything at once: they have a place to be scrolled to.
 */
export function AfterTitle({ children }: { children: ReactNode }): ReactNode {
  const [isDrawn, setIsDrawn] = useState(useNavigationType() === NavigationType.Pop);
  useEffect(() => (isDrawn ? undefined : afterPaint(() => startTransition(() => setIsDrawn(true)))), [isDrawn]);
  return isDrawn ? children : undefined;
}
