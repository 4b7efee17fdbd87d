import { use } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '#web/api/call.ts';
import { createGate } from '#web/api/gate.ts';
import { queryFor } from '#web/api/queries.ts';
import { nodesIn } from '#web/cluster/cluster-facts.ts';
import { useNow } from '#web/ui/now.ts';
import { StatusPill } from '#web/ui/StatusPill.tsx';
import type { FleetRow } from './fleet-rows.ts';
import { InViewContext } from './in-view.ts';

/** A region is asked again so often; what is older than two such times is not known any more. Milliseconds. */
const every = 60_000;
const gate = createGate();

/** The health of a cluster in view, as long as it is known; else `children`, the state that its region told. */
export function ClusterHealth({ row: { scope, cluster, isOld }, children }: { row: FleetRow; children: string }) {
  const t = useTranslations('fleet.state');
  const isInView = use(InViewContext);
  const now = useNow('half-minute');
  const path = { spaceId: scope.id, clusterId: cluster.id };
  const isEmpty = cluster.nodePools !== undefined && nodesIn(cluster) === 0;
  const { data, dataUpdatedAt, isError } = useQuery({
    queryKey: queryFor(scope.region, 'GetClusterState', { path }).queryKey,
    queryFn: ({ signal }) => gate(() => call(scope.region, 'GetClusterState', { path, signal }), signal),
    enabled: isInView && !isEmpty && !isOld,
    staleTime: every,
    refetchInterval: every,
  });
  const isFresh = data !== undefined && !isError && now - dataUpdatedAt < 2 * every;
  if (isEmpty) return <StatusPill tone="off">{t('noNodes')}</StatusPill>;
  if (isOld) return <StatusPill tone="off">{children}</StatusPill>;
  if (!isFresh) return <StatusPill tone="waiting">{children}</StatusPill>;
  const { nodes = [], health: told } = data;
  const well = nodes.filter(({ status }) => status === 'OK').length;
  if (well < nodes.length) return <StatusPill tone="warning">{t('nodes', { well, total: nodes.length })}</StatusPill>;
  return told === 'OK' ? (
    <StatusPill tone="good">{t('healthy')}</StatusPill>
  ) : (
    <StatusPill tone="warning">{t('unhealthy')}</StatusPill>
  );
}
