import { startTransition, useEffect, useRef, useState } from 'react';

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

/** However long drawing took the last time, it begins after this. Milliseconds. */
const longestPause = 200;

/**
 * What is typed, for what takes long to draw. It follows in pieces once the key itself has been painted and no other one has
 * come for as long as drawing took the last time, as that one would otherwise wait for it. (React's own deferred value may be
 * drawn in the frame of the key.)
 */
export function useAfterPaint(value: string): string {
  const [drawn, setDrawn] = useState(() => ({ value, began: performance.now() }));
  const took = useRef(0);
  useEffect(
    () =>
      afterPaint(() => {
        took.current = performance.now() - drawn.began;
      }),
    [drawn],
  );
  useEffect(() => {
    if (value === drawn.value) return undefined;
    const draw = () => startTransition(() => setDrawn({ value, began: performance.now() }));
    let pause: ReturnType<typeof setTimeout> | undefined;
    const callOff = afterPaint(() => {
      pause = setTimeout(draw, Math.min(took.current, longestPause));
    });
    return () => {
      callOff();
      clearTimeout(pause);
    };
  }, [value, drawn]);
  return drawn.value;
}
