import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useNavigationType, type Location } from 'react-router';
import { focusTitle } from '#web/ui/focus-title.ts';
import { lazyCode } from '#web/ui/lazy-code.ts';

const wayBack = lazyCode(() => import('./way-back.ts'));

/**
 * Arriving on a page: the focus goes to its h1, so that it is read out and Tab starts there; the window scrolls to
 * the top. On the way back both go to where they were. The very first page is left to the browser.
 */
export function useArrival({ pathname, key }: Location): void {
  const type = useNavigationType();
  const previous = useRef({ pathname, key });

  useEffect(() => {
    history.scrollRestoration = 'manual';
    let stop = () => {};
    wayBack.load().then(
      ({ rememberPlaces }) => (stop = rememberPlaces(() => previous.current.key)),
      () => undefined,
    );
    return () => stop();
  }, []);

  useLayoutEffect(() => {
    const from = previous.current;
    previous.current = { pathname, key };
    if (from.key === key) return undefined;
    const isOther = from.pathname !== pathname;
    if (isOther) {
      focusTitle({ preventScroll: true });
      window.scrollTo(0, 0);
    }
    return type === NavigationType.Pop ? wayBack.arrived()?.goBackTo(key, isOther) : undefined;
  }, [pathname, key, type]);
}
