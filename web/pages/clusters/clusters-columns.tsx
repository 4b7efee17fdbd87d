import { useTranslations } from 'use-intl';
import type { Cluster } from '#shared/contract/kubernetes/clusters.ts';
import { nodesIn, otherControlPlane, stateOf } from '#web/cluster/cluster-facts.ts';
import { OperationProgress } from '#web/operation/OperationProgress.tsx';
import { useBusyOperations } from './use-busy-operations.ts';
import { useOperationWords } from '#web/operation/use-operation-words.ts';
import { paths } from '#web/address/paths.ts';
import { useScope } from '#web/scope/use-scope.ts';
import type { Column } from '#web/table/column.ts';
import { RowLink } from '#web/table/RowLink.tsx';
import { Copy } from '#web/ui/Copy.tsx';
import { shortId } from '#web/ui/short-id.ts';
import { ClusterState } from './ClusterState.tsx';

export function useClusterColumns(): readonly Column<Cluster>[] {
  const t = useTranslations('clusters');
  const scope = useScope();
  const busy = useBusyOperations(scope);
  const words = useOperationWords();
  return [
    { id: 'name', header: t('columns.name'), cell: ({ name }) => name, sortKey: ({ name }) => name },
    {
      id: 'state',
      header: t('columns.state'),
      cell: (cluster) => <ClusterState cluster={cluster} work={busy.get(cluster.id)} isShort />,
      sortKey: stateOf,
      narrow: 'column',
      width: '8rem',
      letters: 8,
    },
    {
      id: 'operation',
      header: t('columns.operation'),
      cell: ({ id }) => {
        const operation = busy.get(id);
        return operation === undefined ? undefined : (
          <span className="cell-operation">
            <RowLink quiet to={paths.operation(scope, operation.id)}>
              {words.nameOf(operation)}
            </RowLink>
            <OperationProgress operation={operation} />
          </span>
        );
      },
      width: '16%',
      letters: 16,
    },
    {
      id: 'version',
      header: t('columns.version'),
      cell: (cluster) => {
        const controlPlane = otherControlPlane(cluster);
        return (
          <>
            {cluster.version}
            {controlPlane === undefined ? undefined : (
              <span className="quiet"> · {t('controlPlane', { version: controlPlane })}</span>
            )}
          </>
        );
      },
      sortKey: ({ version }) => version,
      width: '15%',
      letters: 6,
    },
    {
      id: 'pools',
      header: t('columns.pools'),
      cell: (cluster) => t('poolsOf', { pools: cluster.nodePools?.length ?? 0, nodes: nodesIn(cluster) }),
      width: '8.5rem',
      letters: 14,
    },
    {
      id: 'cidr',
      header: t('columns.cidr'),
      cell: ({ cidr }) => cidr,
      sortKey: ({ cidr }) => cidr,
      width: '7.75rem',
      letters: 12,
    },
    {
      id: 'id',
      header: t('columns.id'),
      cell: ({ id, name }) => <Copy value={id} shown={shortId(id)} label={t('copyId', { name })} />,
      text: ({ id }) => id,
      narrow: 'hidden',
      width: '7.75rem',
      letters: 8,
    },
  ];
}
