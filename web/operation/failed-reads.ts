import { useCallback, useSyncExternalStore } from 'react';
import { useQueryClient, type Query, type QueryClient } from '@tanstack/react-query';
import { isOutage } from '#web/api/api-problem.ts';
import { shows } from '#web/api/queries.ts';
import type { Scope } from '#web/api/scope.ts';
import { changedByWork } from './changed-by-work.ts';

type Space = Pick<Scope, 'region' | 'id'>;

/** What is shown now of the clusters and operations of a space. */
function shownReads(client: QueryClient, { region, id }: Space): readonly Query[] {
  return client.getQueryCache().findAll({
    type: 'active',
    predicate: ({ queryKey }) => {
      const { path } = (queryKey[2] ?? {}) as { path?: { spaceId?: string } };
      return path?.spaceId?.toLowerCase() === id.toLowerCase() && shows(queryKey, { region, changes: changedByWork });
    },
  });
}

/** What of it could not be read the last time. */
function failedReads(client: QueryClient, space: Space): readonly Query[] {
  return shownReads(client, space).filter(({ state }) => isOutage(state.error));
}

/**
 * Since when something shown of a space could not be read again, in ms by this browser's clock: when the oldest of it
 * was read, or that it never was. Undefined when all was read.
 */
export function useFailedSince(space: Space): number | 'never' | undefined {
  return useReads((client) => {
    const failed = failedReads(client, space);
    return failed.some(({ state }) => state.data === undefined) ? 'never' : oldest(failed);
  });
}

/** When the oldest of what is shown of a space was read, by this browser's clock; undefined before anything was. */
export function useReadAt(space: Space): number | undefined {
  return useReads((client) => oldest(shownReads(client, space).filter(({ state }) => state.data !== undefined)));
}

function useReads<Found extends number | 'never'>(read: (client: QueryClient) => Found | undefined): Found | undefined {
  const client = useQueryClient();
  const subscribe = useCallback((changed: () => void) => client.getQueryCache().subscribe(changed), [client]);
  return useSyncExternalStore(subscribe, () => read(client));
}

function oldest(reads: readonly Query[]): number | undefined {
  return reads.length === 0 ? undefined : Math.min(...reads.map(({ state }) => state.dataUpdatedAt));
}

/** Reads again what could not be read. */
export function readFailedAgain(client: QueryClient, space: Space): void {
  for (const { queryKey } of failedReads(client, space)) void client.refetchQueries({ queryKey, exact: true });
}
