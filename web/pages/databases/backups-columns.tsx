import { useTranslations } from 'use-intl';
import type { Backup } from '#shared/contract/platform/databases.ts';
import { paths } from '#web/address/paths.ts';
import { stateOf } from '#web/services/service-state.ts';
import { ServiceState } from '#web/services/ServiceState.tsx';
import type { ListDefinition } from '#web/list/list-definition.ts';
import { useScope } from '#web/scope/use-scope.ts';
import type { Column } from '#web/table/column.ts';
import { RowLink } from '#web/table/RowLink.tsx';
import { DateTime } from '#web/ui/Time.tsx';
import { shortId } from '#web/ui/short-id.ts';
import { backupName, isAutomatic } from './backup-facts.ts';

export function useBackupColumns(): readonly Column<Backup>[] {
  const t = useTranslations('databases.backups');
  const s = useTranslations('services.columns');
  const scope = useScope();
  return [
    { id: 'name', header: s('name'), cell: backupName, sortKey: backupName },
    {
      id: 'database',
      header: t('database'),
      cell: ({ clusterId, clusterName }) =>
        scope && (
          <RowLink quiet to={paths.database(scope, clusterId)}>
            {clusterName ?? shortId(clusterId)}
          </RowLink>
        ),
      sortKey: ({ clusterName, clusterId }) => clusterName ?? clusterId,
      width: '16%',
      letters: 10,
    },
    {
      id: 'state',
      header: s('state'),
      cell: (backup) => <ServiceState state={stateOf(backup)} />,
      sortKey: stateOf,
      narrow: 'column',
      width: '8.5rem',
      letters: 8,
    },
    {
      id: 'kind',
      header: t('kind'),
      cell: (backup) => t('kinds', { kind: isAutomatic(backup) ? 'AUTOMATIC' : (backup.type ?? 'UNKNOWN') }),
      sortKey: ({ type }) => type,
      width: '9rem',
      letters: 10,
    },
    {
      id: 'started',
      header: t('started'),
      cell: ({ startedAt }) => (startedAt === undefined ? undefined : <DateTime at={startedAt} />),
      labelled: true,
      sortKey: ({ startedAt }) => startedAt,
      width: '11.5rem',
      letters: 16,
    },
    {
      id: 'completed',
      header: t('completed'),
      cell: ({ completedAt }) => (completedAt === undefined ? undefined : <DateTime at={completedAt} />),
      sortKey: ({ completedAt }) => completedAt,
      narrow: 'hidden',
      width: '11.5rem',
      letters: 16,
    },
  ];
}

export const backupList: ListDefinition<Backup> = {
  rowKey: ({ id }) => id,
  wordsOf: (backup) =>
    [backup.name, backup.id, backup.clusterName, backup.clusterId, backup.type, stateOf(backup)].join(' '),
};
