import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window is too narrow for all columns of a table; usually the same width as the stylesheet's rule for its cells. */
export function useNarrow(below = '48rem'): boolean {
  const query = `(width < ${below})`;
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
