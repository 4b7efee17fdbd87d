import { MutationCache, QueryClient, type Mutation } from '@tanstack/react-query';
import { isOutcomeUnknown } from './api-problem.ts';
import { readAgain } from './queries.ts';

/**
 * The cache of everything read. One rule refreshes it after a write: what shows a resource that the mutation says it
 * changes, in the region it was written to, or the read it names. A write whose outcome is unknown counts as one.
 */
export function createQueryClient(): QueryClient {
  const refreshAfter = ({ meta }: Mutation<unknown, unknown>) => meta && readAgain(client, meta);
  const client = new QueryClient({
    mutationCache: new MutationCache({
      onSuccess: (_reply, _args, _result, mutation) => refreshAfter(mutation),
      // Whoever looks whether it was carried out sees how things are now; the failure is shown without waiting for that.
      onError: (error, _args, _result, mutation) => {
        if (isOutcomeUnknown(error)) void refreshAfter(mutation);
      },
    }),
    defaultOptions: {
      // The client repeats what may be repeated; a second layer would multiply the attempts.
      // What cannot be had without a network fails at once instead of standing as grey lines.
      queries: {
        retry: false,
        staleTime: 15_000,
        gcTime: 10 * 60_000,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}
