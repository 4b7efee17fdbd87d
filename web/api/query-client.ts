import { MutationCache, QueryClient } from '@tanstack/react-query';
import type { OperationId } from '#shared/contract/catalogue.ts';
import { isChangedBy } from './queries.ts';

/**
 * The cache of everything read. One rule refreshes it after a write: what shows the resource that was written, or
 * one that the operation's row says it changes too, in the region it was written to.
 */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    mutationCache: new MutationCache({
      onSuccess: (_reply, _args, _result, mutation) => {
        const { mutationKey } = mutation.options;
        if (mutationKey === undefined) return undefined;
        const [region, operation] = mutationKey as [string, OperationId];
        return client.invalidateQueries({ predicate: ({ queryKey }) => isChangedBy(queryKey, region, operation) });
      },
    }),
    defaultOptions: {
      // The client repeats what may be repeated; a second layer would multiply the attempts.
      queries: { retry: false, staleTime: 15_000, gcTime: 10 * 60_000 },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}
