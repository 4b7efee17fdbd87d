import { useEffect, useRef } from 'react';
import { useUnsavedGuard } from '#web/form/unsaved-guard.ts';

/**
 * While `held`, the page cannot be left by mistake: the browser asks before it is closed or reloaded, and Back stays
 * where it is and calls `onBack`.
 */
export function useHeldPage(held: boolean, onBack: () => void): void {
  useUnsavedGuard(held);
  const tell = useRef(onBack);
  useEffect(() => {
    tell.current = onBack;
  });
  useEffect(() => {
    if (!held) return undefined;
    // One more entry for the same address: Back uses that up and changes nothing on the page.
    const stand = () => window.history.pushState(window.history.state, '');
    const back = () => {
      stand();
      tell.current();
    };
    stand();
    window.addEventListener('popstate', back);
    return () => {
      window.removeEventListener('popstate', back);
      window.history.back();
    };
  }, [held]);
}
