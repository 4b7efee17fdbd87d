import { useQuery } from '@tanstack/react-query';
import type { Cluster } from '#shared/contract/kubernetes/clusters.ts';
import { queryFor } from '#web/api/queries.ts';
import type { Scope } from '#web/api/scope.ts';
import { spaceClustersRead } from '#web/operation/space-clusters-read.ts';

/**
 * The newest 50 clusters of a space in one call, for what needs to name or compare them; never one call per row.
 * Undefined until they have come, or when they may not be read.
 */
export function useSpaceClusters(scope: Scope): readonly Cluster[] | undefined {
  const { data } = useQuery(queryFor(...spaceClustersRead(scope)));
  return data?.items;
}
