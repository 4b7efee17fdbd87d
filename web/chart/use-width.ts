import { useCallback, useState } from 'react';

/** How wide an element is, in pixels, as long as it is there; `before` until it is known. */
export function useWidth(before: number): readonly [(element: Element | null) => (() => void) | undefined, number] {
  const [width, setWidth] = useState(before);
  const follow = useCallback((element: Element | null) => {
    if (element === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidth(Math.round(entry.contentRect.width));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [follow, width];
}
