import { useTranslations } from 'use-intl';
import type { Cluster } from '#shared/contract/kubernetes/clusters.ts';
import type { NodePool } from '#shared/contract/kubernetes/node-pools.ts';
import type { Column } from '#web/table/column.ts';
import { DataTable } from '#web/table/DataTable.tsx';

/** The node pools of a cluster. */
export function ClusterPools({ cluster }: { cluster: Cluster }) {
  const t = useTranslations('clusters.detail');
  const columns: readonly Column<NodePool>[] = [
    { id: 'name', header: t('poolColumns.name'), cell: ({ name }) => name },
    { id: 'profile', header: t('poolColumns.profile'), cell: ({ nodeProfile }) => nodeProfile, width: '22%' },
    {
      id: 'count',
      header: t('poolColumns.count'),
      cell: ({ nodeCount }) => nodeCount,
      align: 'end',
      narrow: 'column',
      width: '5rem',
    },
    { id: 'gpu', header: t('poolColumns.gpu'), cell: ({ gpu }) => gpu, width: '16%' },
    {
      id: 'version',
      header: t('poolColumns.version'),
      cell: ({ kubernetesVersion }) => kubernetesVersion ?? cluster.version,
      width: '16%',
    },
  ];
  return (
    <section className="page-section" aria-labelledby="cluster-pools">
      <h2 id="cluster-pools">{t('pools')}</h2>
      <DataTable
        caption={t('pools')}
        columns={columns}
        rows={cluster.nodePools ?? []}
        rowKey={({ name }) => name}
        rowName={({ name }) => name}
        empty={<p className="quiet">{t('noPools')}</p>}
      />
    </section>
  );
}
