import { useEffect, useRef } from 'react';
import { useIsUnheard } from './use-freshness.ts';

/** What could not be read is tried again so often, while the page is looked at. Milliseconds. */
const untilNextTry = 10_000;

/** What a page has read of anything. */
export interface FirstRead {
  readonly parts: readonly unknown[];
  /** Why reading ended, if it failed. */
  readonly error: Error | null;
}

/**
 * Reads again what the console has said nothing of: every now and then where that failed, and as soon as the console is heard
 * again, as what it was asked before may never be answered.
 */
export function useReadWhenHeard({ parts, error }: FirstRead, onRead: () => void): void {
  const isRead = parts.length > 0;
  const isFailed = !isRead && error !== null;
  const isUnheard = useIsUnheard();
  const wasUnheard = useRef(isUnheard);
  useEffect(() => {
    const isBack = wasUnheard.current && !isUnheard;
    wasUnheard.current = isUnheard;
    if (isBack && !isRead) onRead();
  }, [isUnheard, isRead, onRead]);
  useEffect(() => {
    if (!isFailed) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') onRead();
    }, untilNextTry);
    return () => clearInterval(timer);
  }, [isFailed, onRead]);
}
