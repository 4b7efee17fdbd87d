import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Cluster } from '#shared/contract/kubernetes/clusters.ts';
import type { NodePool } from '#shared/contract/kubernetes/node-pools.ts';
import type { Scope } from '#web/api/scope.ts';
import type { NodeProfile } from '#web/cluster/node-profiles.ts';
import { CountToResize } from '#web/cluster/CountToResize.tsx';
import { LazyResizePool } from '#web/cluster/lazy-resize.ts';
import { useClusterLock, type KnownWork } from '#web/cluster/use-cluster-lock.ts';
import { usePanel } from '#web/scope/use-panel.ts';
import { paths } from '#web/address/paths.ts';
import type { Column } from '#web/table/column.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { NodesIcon, TrashIcon } from '#web/ui/icons.tsx';
import { capacityOf } from '#web/cluster/capacity.ts';
import type { ClusterRights } from '#web/access/use-cluster-rights.ts';

export interface ClusterPoolsProps {
  scope: Scope;
  cluster: Cluster;
  work: KnownWork;
  rights: ClusterRights;
  profiles: readonly NodeProfile[];
}

/** The node pools of a cluster, with the way to where they are changed. */
export function ClusterPools({ scope, cluster, work, rights, profiles }: ClusterPoolsProps) {
  const t = useTranslations('clusters.detail');
  const disabledReason = useClusterLock()(cluster, work);
  const resize = usePanel('resize');
  const pools = cluster.nodePools ?? [];
  const resized = pools.find(({ name }) => name === resize.subject);
  const columns = usePoolColumns(cluster, profiles, (pool) => (
    <CountToResize pool={pool} busy={work.busy} lock={disabledReason} onResize={resize.open} />
  ));
  const panelOf = (panel: string, { name }: NodePool) =>
    paths.nodePools(scope, cluster.id, `?${panel}=${encodeURIComponent(name)}`);
  return (
    <section className="page-section" aria-labelledby="cluster-pools">
      <div className="section-head">
        <h2 id="cluster-pools">{t('pools')}</h2>
        <ButtonLink size="small" icon={NodesIcon} to={paths.nodePools(scope, cluster.id)}>
          {t('managePools')}
        </ButtonLink>
      </div>
      <DataTable
        caption={t('pools')}
        columns={columns}
        rows={pools}
        rowKey={({ name }) => name}
        rowName={({ name }) => name}
        rowActions={(pool) => [
          {
            id: 'resize',
            label: t('resizePool'),
            icon: NodesIcon,
            disabledReason,
            note: rights.change.doubt,
            onAction: () => resize.open(pool.name),
          },
          {
            id: 'delete',
            label: t('deletePool'),
            icon: TrashIcon,
            danger: true,
            disabledReason,
            note: rights.deletion.doubt,
            href: panelOf('delete', pool),
          },
        ]}
        empty={<p className="quiet">{t('noPools')}</p>}
      />
      {resized === undefined ? undefined : (
        <LazyResizePool
          scope={scope}
          cluster={cluster}
          pool={resized}
          profiles={profiles}
          lock={disabledReason}
          doubt={rights.change.doubt}
          onClose={resize.close}
        />
      )}
    </section>
  );
}

function usePoolColumns(
  { version, nodePools = [] }: Cluster,
  profiles: readonly NodeProfile[],
  countOf: (pool: NodePool) => ReactNode,
): readonly Column<NodePool>[] {
  const t = useTranslations('clusters.detail');
  const columns: readonly Column<NodePool>[] = [
    { id: 'name', header: t('poolColumns.name'), cell: ({ name }) => name },
    { id: 'profile', header: t('poolColumns.profile'), cell: ({ nodeProfile }) => nodeProfile, width: '8rem' },
    {
      id: 'count',
      header: t('poolColumns.count'),
      cell: countOf,
      align: 'end',
      narrow: 'column',
      width: '6rem',
    },
    {
      id: 'cpu',
      header: t('poolColumns.cpu'),
      cell: (pool) => capacityOf([pool], profiles)?.cpu,
      align: 'end',
      narrow: 'hidden',
      width: '3.75rem',
    },
    {
      id: 'memory',
      header: t('poolColumns.memory'),
      cell: (pool) => {
        const { memory } = capacityOf([pool], profiles) ?? {};
        return memory === undefined ? undefined : t('gib', { memory });
      },
      align: 'end',
      narrow: 'hidden',
      width: '5.5rem',
    },
    { id: 'gpu', header: t('poolColumns.gpu'), cell: ({ gpu }) => gpu, width: '5rem' },
    {
      id: 'version',
      header: t('poolColumns.version'),
      cell: ({ kubernetesVersion }) => kubernetesVersion ?? version,
      width: '5rem',
    },
  ];
  return nodePools.some(({ gpu }) => gpu !== undefined) ? columns : columns.filter(({ id }) => id !== 'gpu');
}
