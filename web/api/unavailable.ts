/** Operations that a region has been found not to offer (behaviours B12.5); known until the page is reloaded. */
import type { QueryClient } from '@tanstack/react-query';
import type { OperationId } from '#shared/contract/catalogue.ts';
import { ApiProblem } from './api-problem.ts';
import { queryFor } from './queries.ts';
import type { AnyRead, ScopedName } from './scope.ts';
import { createStore, useStore } from '#web/ui/store.ts';

const known = createStore<ReadonlySet<string>>(new Set());

const keyOf = (region: string, name: ScopedName | OperationId) => `${region} ${name}`;

/** Whether `region` has answered that it does not offer the operation; one that exists in both scopes goes by its scoped name, for either. */
export function useUnavailable(region: string, name: ScopedName | OperationId): boolean {
  return useStore(known).has(keyOf(region, name));
}

/**
 * Learns from the failure of a write whether the region offers it at all; true when it does not. After 404 the thing
 * written to is read again: when it is there, what is missing is the operation.
 */
export async function learnUnavailable(
  client: QueryClient,
  [region, id, args]: AnyRead,
  name: ScopedName | OperationId,
  error: unknown,
): Promise<boolean> {
  if (!(error instanceof ApiProblem) || error.source !== 'region') return false;
  if (error.status === 404) {
    try {
      await client.fetchQuery({ ...queryFor(region, id, args), staleTime: 0 });
    } catch {
      return false;
    }
  } else if (error.status !== 405 && error.status !== 501) {
    return false;
  }
  known.set(new Set([...known.read(), keyOf(region, name)]));
  return true;
}
