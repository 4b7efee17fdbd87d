import type { QueryClient } from '@tanstack/react-query';

/** Whether somebody waits to see what is read under a key: a renewal of what they see already, nobody does. */
export function isLookedAt(client: QueryClient, queryKey: readonly unknown[]): () => boolean {
  return () => {
    const query = client.getQueryCache().find({ queryKey, exact: true });
    return query?.state.data === undefined && (query?.getObserversCount() ?? 0) > 0;
  };
}
