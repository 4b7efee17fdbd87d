import { useQuery } from '@tanstack/react-query';
import type { Cluster } from '#shared/contract/kubernetes/clusters.ts';
import type { ListReply } from '#shared/contract/list-reply.ts';
import { queryFor } from '#web/api/queries.ts';
import type { Scope } from '#web/api/scope.ts';
import { spaceClustersRead } from './space-clusters-read.ts';

/** The newest 50 clusters of a space, as far as somebody else has them read. */
export function useReadClusters(scope: Scope): ListReply<Cluster> | undefined {
  return useQuery({ ...queryFor(...spaceClustersRead(scope)), enabled: false }).data;
}
