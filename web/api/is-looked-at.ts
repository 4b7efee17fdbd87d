import type { QueryClient } from '@tanstack/react-query';

/**
 * Whether somebody waits to see what is read under a key, on the page or by a reader that ends (reader.ts): for a renewal of
 * what they see already, nobody does.
 */
export function isLookedAt(client: QueryClient, queryKey: readonly unknown[]): () => boolean {
  return () => {
    const query = client.getQueryCache().find({ queryKey, exact: true });
    if (query === undefined || query.state.data !== undefined) return false;
    return query.getObserversCount() > 0 || query.meta?.['isAwaited'] === true;
  };
}
