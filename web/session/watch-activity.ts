/** Real input keeps the session alive; reads, polling and streams do not (design: only the person moves the limit). */
import { keepAlive } from './keep-alive.ts';

const atMostEveryMs = 60_000;
const inputs = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/** Sends the activity call on real input, at most once a minute; returns how to stop. */
export function watchActivity(): () => void {
  let last = Date.now();
  const onInput = (event: Event) => {
    if (!event.isTrusted || Date.now() - last < atMostEveryMs) return;
    last = Date.now();
    void keepAlive();
  };
  for (const input of inputs) document.addEventListener(input, onInput, { capture: true, passive: true });
  return () => {
    for (const input of inputs) document.removeEventListener(input, onInput, { capture: true });
  };
}
