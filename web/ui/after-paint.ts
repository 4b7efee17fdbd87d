import { startTransition, useEffect, useState } from 'react';

/** Acts once the next frame has been painted. Answers how to call it off. */
export function afterPaint(act: () => void): () => void {
  let task: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    task = setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(task);
  };
}

/**
 * What is typed, for what takes long to draw: it follows in pieces once the key itself has been painted, and of keys that
 * come faster than that only the last one counts. (React's own deferred value may be drawn in the frame of the key.)
 */
export function useAfterPaint(value: string): string {
  const [drawn, setDrawn] = useState(value);
  useEffect(
    () => (value === drawn ? undefined : afterPaint(() => startTransition(() => setDrawn(value)))),
    [value, drawn],
  );
  return drawn;
}
