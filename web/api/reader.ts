import { useLayoutEffect, useRef } from 'react';
import { hashKey, useQueryClient, type QueryClient } from '@tanstack/react-query';

/** Reads through the cache: the client itself, or one whose reads end. */
export type Reader = Pick<QueryClient, 'fetchQuery' | 'fetchInfiniteQuery'>;

/** How many wait for a query, by readers that end. */
const waiting = new WeakMap<object, number>();

/**
 * Reads as the client does, until the signal says stop: a call that nobody waits for any more gives its connection back, of
 * which a browser has few. It goes on where another reader waits for it, or something on the page shows what it asks for.
 */
export function readerUntil(client: QueryClient, signal: AbortSignal): Reader {
  async function until<Result>(queryKey: readonly unknown[], read: () => Promise<Result>): Promise<Result> {
    signal.throwIfAborted();
    const reading = read();
    // By its hash: among thousands, each would be compared.
    const query = client.getQueryCache().get(hashKey(queryKey));
    if (query === undefined) return reading;
    waiting.set(query, (waiting.get(query) ?? 0) + 1);
    let stop: () => void = () => undefined;
    const stopped = new Promise<never>((_, reject) => {
      stop = () => reject(signal.reason as Error);
      signal.addEventListener('abort', stop, { once: true });
    });
    try {
      return await Promise.race([reading, stopped]);
    } finally {
      signal.removeEventListener('abort', stop);
      const others = (waiting.get(query) ?? 1) - 1;
      waiting.set(query, others);
      if (signal.aborted && others === 0 && query.getObserversCount() === 0) {
        void client.cancelQueries({ queryKey, exact: true });
      }
    }
  }
  const meta = { isAwaited: true };
  return {
    fetchQuery: (options) => until(options.queryKey, () => client.fetchQuery({ ...options, meta })),
    fetchInfiniteQuery: (options) => until(options.queryKey, () => client.fetchInfiniteQuery({ ...options, meta })),
  };
}

/** A reader for what takes many calls, to be had when they begin: they end with the component. */
export function useReader(): () => Reader {
  const client = useQueryClient();
  const life = useRef<AbortController>(undefined);
  // Before it is painted: what is on the screen may be pressed.
  useLayoutEffect(() => {
    const controller = new AbortController();
    life.current = controller;
    return () => controller.abort();
  }, []);
  return () => readerUntil(client, life.current?.signal ?? AbortSignal.abort());
}
