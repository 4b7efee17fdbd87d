import { use, useLayoutEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { toOperationState } from '#shared/rules/operation-state.ts';
import { queryFor } from '#web/api/queries.ts';
import type { Scope } from '#web/api/scope.ts';
import { LiveWatchContext, useOperations } from '#web/live/use-live.ts';
import { underWayRead } from './clusters-read.ts';

/**
 * Asks what is done to the clusters of a space, which the live watch tells only once the page is there. Answers whether that
 * is known, or cannot be.
 */
export function useUnderWay(scope: Scope): boolean {
  const { region, id: spaceId } = scope;
  const live = use(LiveWatchContext);
  const isLive = useOperations(region, spaceId) !== undefined;
  const { data, isPending } = useQuery({ ...queryFor(...underWayRead(scope)), enabled: !isLive });
  // Before anything is painted: the rows come with it.
  useLayoutEffect(() => {
    if (data !== undefined) live.recall(data.items.map((record) => toOperationState(region, spaceId, record)));
  }, [live, data, region, spaceId]);
  return isLive || !isPending;
}
