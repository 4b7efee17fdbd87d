import { useTranslations } from 'use-intl';
import type { Cluster } from '#shared/contract/kubernetes/clusters.ts';
import type { NodePool } from '#shared/contract/kubernetes/node-pools.ts';
import type { OperationState } from '#shared/rules/operation-state.ts';
import type { Scope } from '#web/api/scope.ts';
import { PoolCount } from '#web/cluster/PoolCount.tsx';
import { useClusterLock, type KnownWork } from '#web/cluster/use-cluster-lock.ts';
import { paths } from '#web/address/paths.ts';
import type { Column } from '#web/table/column.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { NodesIcon, TrashIcon } from '#web/ui/icons.tsx';

export interface ClusterPoolsProps {
  scope: Scope;
  cluster: Cluster;
  work: KnownWork;
}

/** The node pools of a cluster, with the way to where they are changed. */
export function ClusterPools({ scope, cluster, work }: ClusterPoolsProps) {
  const t = useTranslations('clusters.detail');
  const disabledReason = useClusterLock()(cluster, work);
  const columns = usePoolColumns(cluster, work.busy);
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
        rows={cluster.nodePools ?? []}
        rowKey={({ name }) => name}
        rowName={({ name }) => name}
        rowActions={(pool) => [
          { id: 'resize', label: t('resizePool'), icon: NodesIcon, disabledReason, href: panelOf('resize', pool) },
          {
            id: 'delete',
            label: t('deletePool'),
            icon: TrashIcon,
            danger: true,
            disabledReason,
            href: panelOf('delete', pool),
          },
        ]}
        empty={<p className="quiet">{t('noPools')}</p>}
      />
    </section>
  );
}

function usePoolColumns({ version }: Cluster, busy: OperationState | undefined): readonly Column<NodePool>[] {
  const t = useTranslations('clusters.detail');
  return [
    { id: 'name', header: t('poolColumns.name'), cell: ({ name }) => name },
    { id: 'profile', header: t('poolColumns.profile'), cell: ({ nodeProfile }) => nodeProfile, width: '22%' },
    {
      id: 'count',
      header: t('poolColumns.count'),
      cell: (pool) => <PoolCount pool={pool} busy={busy} />,
      align: 'end',
      narrow: 'column',
      width: '6rem',
    },
    { id: 'gpu', header: t('poolColumns.gpu'), cell: ({ gpu }) => gpu, width: '16%' },
    {
      id: 'version',
      header: t('poolColumns.version'),
      cell: ({ kubernetesVersion }) => kubernetesVersion ?? version,
      width: '16%',
    },
  ];
}
