import { useQuery } from '@tanstack/react-query';
import { toOperationState } from '#shared/rules/operation-state.ts';
import { queryFor } from '#web/api/queries.ts';
import type { Scope } from '#web/api/scope.ts';
import { clusterOperationsRead } from '#web/cluster/cluster-reads.ts';

/** Whether a cluster that is `missing` once was there: its operations outlive it (behaviours B6.6). */
export function useIsDeleted(scope: Scope, clusterId: string, missing: boolean): boolean {
  const { region, id } = scope;
  const { data } = useQuery({ ...queryFor(...clusterOperationsRead(scope, clusterId)), enabled: missing });
  const operations = (data?.items ?? []).map((record) => toOperationState(region, id, record));
  return missing && operations.some(({ kind, status }) => kind === 'DeleteCluster' && status === 'DONE');
}
