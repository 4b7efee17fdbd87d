import { useTranslations } from 'use-intl';
import type { Cluster } from '#shared/contract/kubernetes/clusters.ts';
import type { NodePool } from '#shared/contract/kubernetes/node-pools.ts';
import type { Scope } from '#web/api/scope.ts';
import { nodesIn, stateOf } from '#web/cluster/cluster-facts.ts';
import { useNodeProfiles } from '#web/cluster/use-node-profiles.ts';
import { poolsAfter } from '#web/cluster/pool-change.ts';
import { useClusterRights } from '#web/access/use-cluster-rights.ts';
import { useClusterLock, type KnownWork } from '#web/cluster/use-cluster-lock.ts';
import { LazyListTools } from '#web/list/lazy-list-tools.ts';
import { useChosenColumns } from '#web/list/use-chosen-columns.ts';
import { AfterOperation, LaterMenu } from '#web/operation/AfterOperation.tsx';
import { RunningOperation } from '#web/operation/RunningOperation.tsx';
import { StaleNotice, useIsStale } from '#web/operation/StaleNotice.tsx';
import { PageHead, type PageParent } from '#web/page/PageHead.tsx';
import { DataTable } from '#web/table/DataTable.tsx';
import { TableToolbar } from '#web/table/TableToolbar.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { NodesIcon, TrashIcon } from '#web/ui/icons.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PoolActions } from './PoolActions.tsx';
import { PoolPanels } from './PoolPanels.tsx';
import { usePoolColumns } from './pools-columns.tsx';
import { useLaterOffers } from './use-later-offers.ts';
import { usePoolPanels } from './use-pool-panels.ts';

export interface NodePoolsProps {
  scope: Scope;
  cluster: Cluster;
  pools: readonly NodePool[];
  work: KnownWork;
  parent: PageParent;
}

/** The page once cluster and pools have been read. */
export function NodePools({ scope, cluster, pools, work, parent }: NodePoolsProps) {
  const t = useTranslations('pools');
  const c = useTranslations('clusters');
  const { busy } = work;
  const panels = usePoolPanels('now');
  const panelsLater = usePoolPanels('later');
  const poolsLater = poolsAfter(pools, busy);
  const offers = useLaterOffers(panelsLater, poolsLater);
  const lock = useClusterLock()(cluster, work);
  const rights = useClusterRights(scope, cluster.id);
  const stale = useIsStale(scope);
  const profiles = useNodeProfiles(scope.region);
  const allColumns = usePoolColumns({
    profiles: profiles ?? [],
    busy,
    lock,
    version: cluster.version,
    onResize: panels.resize.open,
  });
  const columns = useChosenColumns(allColumns);
  const about = { scope, cluster, profiles, lock, rights };
  const nodes = nodesIn({ nodePools: [...pools] });

  return (
    <>
      <PageHead
        title={t('title')}
        parent={parent}
        beside={pools.length}
        lead={t('lead', { name: cluster.name, nodes })}
        actions={<PoolActions {...{ scope, panels, pools, busy, lock, rights }} />}
      />
      <StaleNotice scope={scope} />
      {busy ? (
        <RunningOperation
          scope={scope}
          operation={busy}
          later={
            busy.kind === 'DeleteCluster' ? undefined : (
              <LaterMenu scope={scope} clusterId={cluster.id} offers={offers} />
            )
          }
        />
      ) : undefined}
      <AfterOperation scope={scope} clusterId={cluster.id} />
      {stateOf(cluster) === 'FAILED' ? <Notice tone="error" title={c('lock.failed')} /> : undefined}
      <div className="page-section" data-stale={stale || undefined}>
        {pools.length === 0 ? undefined : (
          <TableToolbar
            actions={
              <LazyListTools rows={pools} columns={columns} allColumns={allColumns} caption={t('title')} of="whole" />
            }
          />
        )}
        <DataTable
          caption={t('title')}
          columns={columns}
          rows={pools}
          rowKey={({ name }) => name}
          rowName={({ name }) => name}
          rowActions={({ name }) => [
            {
              id: 'resize',
              label: t('resize.action'),
              icon: NodesIcon,
              disabledReason: lock,
              note: rights.change.doubt,
              onAction: () => panels.resize.open(name),
            },
            {
              id: 'delete',
              label: t('deletion.action'),
              icon: TrashIcon,
              danger: true,
              disabledReason: lock,
              note: rights.deletion.doubt,
              onAction: () => panels.deletion.open(name),
            },
          ]}
          empty={
            <EmptyState kind="none-yet" title={t('noneTitle')}>
              {t('none')}
            </EmptyState>
          }
        />
      </div>
      <PoolPanels {...about} panels={panels} pools={pools} />
      <PoolPanels {...about} later panels={panelsLater} pools={poolsLater} />
    </>
  );
}
