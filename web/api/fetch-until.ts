import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query';

/**
 * Reads past the cache, until the signal says stop: a call that nobody waits for any more gives its connection back, of which
 * a browser has few. It goes on where something on the page shows what it asks for. @throws as the read; when it was stopped
 */
export async function fetchUntil<Data, Key extends readonly unknown[]>(
  client: QueryClient,
  options: FetchQueryOptions<Data, Error, Data, Key>,
  signal: AbortSignal,
): Promise<Data> {
  signal.throwIfAborted();
  const { queryKey } = options;
  const cancel = () => {
    const isShown = (client.getQueryCache().find({ queryKey, exact: true })?.getObserversCount() ?? 0) > 0;
    if (!isShown) void client.cancelQueries({ queryKey, exact: true });
  };
  signal.addEventListener('abort', cancel, { once: true });
  try {
    return await client.fetchQuery({ ...options, staleTime: 0 });
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}
