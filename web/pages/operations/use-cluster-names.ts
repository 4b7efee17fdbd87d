import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { nextTokenOf } from '#shared/contract/list-reply.ts';
import { queryFor } from '#web/api/queries.ts';
import type { Scope } from '#web/api/scope.ts';
import { spaceClustersRead } from '#web/operation/space-clusters-read.ts';
import { shortId } from '#web/ui/short-id.ts';

export interface NamedBy {
  readonly clusterId?: string | undefined;
  /** As its record carries it. */
  readonly clusterName?: string | undefined;
}

export interface ClusterNames {
  /** As the cluster is called, else as the record of its work carries it, else by its id. */
  nameOf(operation: NamedBy): string | undefined;
  /** Whether all clusters are known and this is none of them. */
  isGone(clusterId: string | undefined): boolean;
}

/** What clusters are called that operations of a space are about, the same as long as nothing else is known. */
export function useClusterNames(scope: Scope): ClusterNames {
  const { data } = useQuery(queryFor(...spaceClustersRead(scope)));
  return useMemo(() => {
    const names = new Map(data?.items.map(({ id, name }) => [id, name]));
    const isWhole = data !== undefined && nextTokenOf(data) === undefined;
    return {
      nameOf: ({ clusterId, clusterName }) =>
        (clusterId && names.get(clusterId)) ?? clusterName ?? (clusterId && shortId(clusterId)),
      isGone: (clusterId) => isWhole && clusterId !== undefined && !names.has(clusterId),
    };
  }, [data]);
}
