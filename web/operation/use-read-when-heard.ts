import { useEffect, useRef } from 'react';
import { useIsUnheard } from './use-freshness.ts';

/** What could not be read is tried again so often, while the page is looked at. Milliseconds. */
const untilNextTry = 10_000;

/** How far anything of a page was read: `awaited` and `failed` stand for nothing. */
export type FirstRead = 'read' | 'awaited' | 'failed';

/**
 * Reads again what the console has said nothing of: every now and then where that failed, and as soon as the console is heard
 * again, as what it was asked before may never be answered.
 */
export function useReadWhenHeard(first: FirstRead, onRead: () => void): void {
  const isUnheard = useIsUnheard();
  const wasUnheard = useRef(isUnheard);
  useEffect(() => {
    const isBack = wasUnheard.current && !isUnheard;
    wasUnheard.current = isUnheard;
    if (isBack && first !== 'read') onRead();
  }, [isUnheard, first, onRead]);
  useEffect(() => {
    if (first !== 'failed') return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') onRead();
    }, untilNextTry);
    return () => clearInterval(timer);
  }, [first, onRead]);
}
