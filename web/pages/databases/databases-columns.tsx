import { useTranslations } from 'use-intl';
import type { DatabaseCluster } from '#shared/contract/platform/databases.ts';
import { stateOf } from '#web/services/service-state.ts';
import { ServiceState } from '#web/services/ServiceState.tsx';
import type { ListDefinition } from '#web/list/list-definition.ts';
import type { Column } from '#web/table/column.ts';
import { Copy } from '#web/ui/Copy.tsx';
import { DateTime } from '#web/ui/Time.tsx';
import { shortId } from '#web/ui/short-id.ts';

/** The version as exactly as the region tells it. */
export function versionOf({ fullVersion, majorVersion }: DatabaseCluster): string | undefined {
  return fullVersion ?? majorVersion;
}

export function useDatabaseColumns(): readonly Column<DatabaseCluster>[] {
  const t = useTranslations('databases');
  const s = useTranslations('services');
  return [
    { id: 'name', header: s('columns.name'), cell: ({ name }) => name, sortKey: ({ name }) => name },
    {
      id: 'state',
      header: s('columns.state'),
      cell: (database) => <ServiceState state={stateOf(database)} />,
      sortKey: stateOf,
      narrow: 'column',
      width: '8rem',
      letters: 8,
    },
    { id: 'version', header: s('columns.version'), cell: versionOf, sortKey: versionOf, width: '6rem', letters: 5 },
    {
      id: 'size',
      header: t('columns.size'),
      cell: ({ nodeConfiguration: node }) => node && t('size', { cpu: node.vcpuCount, memory: node.memorySizeGiB }),
      sortKey: ({ nodeConfiguration }) => nodeConfiguration?.vcpuCount,
      width: '8.5rem',
      letters: 14,
    },
    {
      id: 'volume',
      header: t('columns.volume'),
      cell: ({ volume }) => volume && t('volume', { size: volume.sizeGiB, type: volume.type }),
      sortKey: ({ volume }) => volume?.sizeGiB,
      width: '8rem',
      letters: 12,
    },
    {
      id: 'replicas',
      header: t('columns.replicas'),
      cell: ({ replicaCount }) => replicaCount,
      sortKey: ({ replicaCount }) => replicaCount,
      align: 'end',
      narrow: 'hidden',
      width: '6rem',
      letters: 1,
    },
    {
      id: 'created',
      header: s('columns.created'),
      cell: ({ createdOn }) => (createdOn === undefined ? undefined : <DateTime at={createdOn} show="date" />),
      sortKey: ({ createdOn }) => createdOn,
      narrow: 'hidden',
      width: '8rem',
      letters: 11,
    },
    {
      id: 'id',
      header: s('columns.id'),
      cell: ({ id, name }) => <Copy value={id} shown={shortId(id)} label={s('copyId', { name })} />,
      narrow: 'hidden',
      width: '8rem',
      letters: 8,
    },
  ];
}

export const databaseList: ListDefinition<DatabaseCluster> = {
  rowKey: ({ id }) => id,
  wordsOf: (database) =>
    [database.name, database.id, stateOf(database), versionOf(database), database.host, database.databaseName].join(
      ' ',
    ),
};
