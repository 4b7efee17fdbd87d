import { useCallback } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { queryFor } from '#web/api/queries.ts';
import { spaceClustersRead } from '#web/operation/space-clusters-read.ts';
import { shortId } from '#web/ui/short-id.ts';
import type { OperationNotice } from './notice.ts';

/** Finds out what the cluster of a notice is called: from what the page has read, or else with one call for its space. */
export function useClusterName(): (notice: OperationNotice) => Promise<string> {
  const client = useQueryClient();
  return useCallback((notice) => nameOf(client, notice), [client]);
}

async function nameOf(client: QueryClient, { region, spaceId, cluster, clusterId }: OperationNotice): Promise<string> {
  if (cluster !== undefined || clusterId === undefined) return cluster ?? '';
  const query = queryFor(...spaceClustersRead({ region, kind: 'space', id: spaceId }));
  const nameIn = (
    clusters: { readonly items: readonly { readonly id: string; readonly name: string }[] } | undefined,
  ) => clusters?.items.find(({ id }) => id === clusterId)?.name;
  // One that has just been deleted is found only in what was read before.
  const read = nameIn(client.getQueryData(query.queryKey));
  return read ?? nameIn(await client.fetchQuery(query).catch(() => undefined)) ?? shortId(clusterId);
}
