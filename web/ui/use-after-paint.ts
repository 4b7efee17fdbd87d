import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { afterPaint } from './after-paint.ts';

/** What takes longer to draw is felt by a key that comes meanwhile. Milliseconds. */
const unfelt = 50;
/** No key for so long is a pause in typing. Milliseconds. */
const pauseInTyping = 200;

/**
 * A text that takes long to draw, nothing at first, and how to set it while one types: it follows in pieces once the key itself
 * has been painted. Where drawing was felt the last time, it follows once typing pauses, as the next key would wait for it.
 * (React's own deferred value may be drawn in the frame of the key.)
 */
export function useAfterPaint(): readonly [text: string, set: (text: string) => void] {
  const [drawn, setDrawn] = useState(() => ({ text: '', began: performance.now() }));
  const took = useRef(0);
  const callOff = useRef<() => void>(undefined);
  useEffect(
    () =>
      afterPaint(() => {
        took.current = performance.now() - drawn.began;
      }),
    [drawn],
  );
  const set = useCallback((text: string) => {
    callOff.current?.();
    let wait: ReturnType<typeof setTimeout> | undefined;
    const draw = () =>
      startTransition(() => {
        setDrawn((before) => (before.text === text ? before : { text, began: performance.now() }));
      });
    const callOffFrame = afterPaint(() => {
      wait = setTimeout(draw, took.current > unfelt ? pauseInTyping : 0);
    });
    callOff.current = () => {
      callOffFrame();
      clearTimeout(wait);
    };
  }, []);
  useEffect(() => () => callOff.current?.(), []);
  return [drawn.text, set];
}
