import { useSyncExternalStore } from 'react';

/** One timer per rhythm, however many times are on the page; unlike a store it rests while nobody follows. */
function ticker(everyMs: number) {
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setInterval> | undefined;
  let now = Date.now();
  function tick() {
    now = Date.now();
    for (const listener of listeners) listener();
  }
  return {
    subscribe: (listener: () => void) => {
      if (listeners.size === 0) {
        now = Date.now();
        timer = setInterval(tick, everyMs);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) clearInterval(timer);
      };
    },
    /** Stable between ticks, as React asks of a snapshot; after a rest the time it rested at is long past. */
    read: () => {
      if (listeners.size === 0 && Date.now() - now >= everyMs) now = Date.now();
      return now;
    },
  };
}

const seconds = ticker(1000);
const halfMinutes = ticker(30_000);

/** The browser's time in ms, renewed once a second or every half minute. */
export function useNow(rhythm: 'second' | 'half-minute'): number {
  const source = rhythm === 'second' ? seconds : halfMinutes;
  return useSyncExternalStore(source.subscribe, source.read);
}
