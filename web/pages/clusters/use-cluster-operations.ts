import { useQuery } from '@tanstack/react-query';
import { nextTokenOf } from '#shared/contract/list-reply.ts';
import { toOperationState } from '#shared/rules/operation-state.ts';
import { queryFor } from '#web/api/queries.ts';
import type { Scope } from '#web/api/scope.ts';
import { clusterOperationsRead } from '#web/cluster/cluster-reads.ts';
import { useOperations } from '#web/live/use-live.ts';
import { mergeOperations } from '#web/operation/merge-operations.ts';

/** What has been done to a cluster lately, newest first, live; undefined until it is known. */
export function useClusterOperations(scope: Scope, clusterId: string) {
  const { region, id: spaceId } = scope;
  const { data, error, refetch } = useQuery(queryFor(...clusterOperationsRead(scope, clusterId)));
  const live = useOperations(region, spaceId) ?? [];
  const operations =
    data &&
    mergeOperations(
      data.items.map((record) => toOperationState(region, spaceId, record)),
      live,
      {
        matches: (operation) => operation.clusterId === clusterId,
        isFirstPage: true,
        isWhole: nextTokenOf(data) === undefined,
      },
    );
  return { operations, error, refetch };
}
