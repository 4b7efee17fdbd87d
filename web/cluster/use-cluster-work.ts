import { use, useEffect, useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { isTerminal, toOperationState, type OperationState } from '#shared/rules/operation-state.ts';
import { ApiProblem } from '#web/api/api-problem.ts';
import { queryFor } from '#web/api/queries.ts';
import type { Scope } from '#web/api/scope.ts';
import { LiveWatchContext, useSpaceStatus } from '#web/live/use-live.ts';
import { isWithoutOperations } from '#web/operation/is-without-operations.ts';
import { mergeOperations } from '#web/operation/merge-operations.ts';
import { clusterOperationsRead } from './cluster-reads.ts';

/** What is known of the work on a cluster at this moment. */
export interface ClusterWork {
  /** The operation that keeps it busy (behaviours B6.3). */
  readonly busy: OperationState | undefined;
  /** The newest that is known of, ended or not. */
  readonly newest: OperationState | undefined;
  /** False as long as nobody has said whether one does: then nothing may be begun. */
  readonly isKnown: boolean;
  /** It is known, or cannot be: nothing more is to come of the first question. */
  readonly isAnswered: boolean;
}

/** The work on a cluster whose space this account watches; from its newest operations until the live watch tells. */
export function useClusterWork(scope: Scope, clusterId: string): ClusterWork {
  const { region, id: spaceId } = scope;
  const live = use(LiveWatchContext);
  const space = useSpaceStatus(region, spaceId);
  const isLive = space?.isLoaded === true;
  const read = useQuery({ ...queryFor(...clusterOperationsRead(scope, clusterId)), enabled: !isLive });
  const { data } = read;
  const listed = useMemo(
    // Asked for by cluster: a record that does not name it is this one's all the same.
    () => data?.items.map((record) => ({ clusterId, ...toOperationState(region, spaceId, record) })) ?? [],
    [data, region, spaceId, clusterId],
  );
  // From here on the live watch asks what became of it, whatever its first snapshot shows.
  useEffect(() => {
    const running = listed.filter(isUnderWay);
    if (running.length > 0) live.recall(running);
  }, [live, listed]);

  const watched = space?.operations.filter((operation) => operation.clusterId === clusterId) ?? [];
  const known = isLive
    ? watched
    : mergeOperations(listed, watched, { matches: () => true, isFirstPage: true, isWhole: true });
  const busy = known.find(isUnderWay);
  const isSaid = isLive || busy !== undefined || (read.isSuccess && !read.isFetching);
  const isKnown = isSaid || cannotBeKnown(read.error);
  return { busy, newest: known[0], isKnown, isAnswered: isKnown || !read.isPending };
}

const isUnderWay = ({ status }: OperationState) => !isTerminal(status);

/** No records at all, or none this account may read: the region decides. */
function cannotBeKnown(error: unknown): boolean {
  return isWithoutOperations(error) || (error instanceof ApiProblem && error.status === 403);
}
