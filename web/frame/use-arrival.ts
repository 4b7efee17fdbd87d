import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useNavigationType, type Location } from 'react-router';
import { focusTitle } from '#web/ui/focus-title.ts';
import { scrollBack } from './scroll-back.ts';

/**
 * Arriving on a page: the focus goes to its h1, so that it is read out and Tab starts there; the window scrolls to
 * the top, or to where it was on the way back. The very first page is left to the browser.
 */
export function useArrival({ pathname, key }: Location): void {
  const type = useNavigationType();
  const previous = useRef({ pathname, key });
  const positions = useRef(new Map<string, number>());

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const remember = () => positions.current.set(previous.current.key, window.scrollY);
    document.addEventListener('scroll', remember, { passive: true });
    return () => document.removeEventListener('scroll', remember);
  }, []);

  useLayoutEffect(() => {
    const from = previous.current;
    previous.current = { pathname, key };
    if (from.key === key) return undefined;
    const position = type === NavigationType.Pop ? positions.current.get(key) : undefined;
    const isOther = from.pathname !== pathname;
    if (isOther) focusTitle({ preventScroll: true });
    if (position !== undefined) return scrollBack(position);
    if (isOther) window.scrollTo(0, 0);
    return undefined;
  }, [pathname, key, type]);
}
