import { useEffect, useMemo, useState } from 'react';

/** Of a row as long as none was measured, in pixels. */
const firstGuess = 44;

/**
 * How high each row of a long table is, in pixels: as it was measured where it has been there (rows carry `data-key`), as
 * high as those on average where not.
 */
export function useRowHeights(body: HTMLElement | null, keys: readonly string[]): readonly number[] {
  const [measured, setMeasured] = useState<ReadonlyMap<string, number>>(new Map());
  useEffect(() => {
    let width = 0;
    const observer = new ResizeObserver(() => {
      if (body === null) return;
      const isAsWide = body.clientWidth === width;
      width = body.clientWidth;
      setMeasured((known) => withHeights(isAsWide ? known : new Map(), body));
    });
    if (body !== null) observer.observe(body);
    return () => observer.disconnect();
  }, [body]);
  return useMemo(() => {
    let sum = 0;
    for (const height of measured.values()) sum += height;
    const guess = measured.size === 0 ? firstGuess : sum / measured.size;
    return keys.map((key) => measured.get(key) ?? guess);
  }, [measured, keys]);
}

/** The same map, unless something else is measured now. */
function withHeights(known: ReadonlyMap<string, number>, body: HTMLElement): ReadonlyMap<string, number> {
  let next: Map<string, number> | undefined;
  for (const row of body.querySelectorAll<HTMLElement>('[data-key]')) {
    const { key = '' } = row.dataset;
    const { height } = row.getBoundingClientRect();
    if (known.get(key) !== height) (next ??= new Map(known)).set(key, height);
  }
  return next ?? known;
}
