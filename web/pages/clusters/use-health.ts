import { useQuery } from '@tanstack/react-query';
import type { Cluster } from '#shared/contract/kubernetes/clusters.ts';
import { queryFor } from '#web/api/queries.ts';
import type { Scope } from '#web/api/scope.ts';
import { isChanging } from '#web/cluster/cluster-facts.ts';
import { healthRead } from './clusters-read.ts';

/** How often the region is asked again while the page is in sight, milliseconds; no watch tells of health. */
const every = 60_000;

/** How the nodes of a cluster are, which is asked for once it runs. */
export function useHealth(scope: Scope, cluster: Cluster) {
  const isKnown = !isChanging(cluster);
  const { data, error, refetch } = useQuery({
    ...queryFor(...healthRead(scope, cluster.id)),
    enabled: isKnown,
    refetchInterval: every,
  });
  return { isKnown, data, error, refetch };
}
