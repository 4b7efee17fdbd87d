import { useTranslations } from 'use-intl';
import type { Backup } from '#shared/contract/platform/databases.ts';
import type { Scope } from '#web/api/scope.ts';
import { paths } from '#web/address/paths.ts';
import { stateOf } from '#web/services/service-state.ts';
import { ServiceState } from '#web/services/ServiceState.tsx';
import type { ListDefinition } from '#web/list/list-definition.ts';
import type { Column } from '#web/table/column.ts';
import { TextLink } from '#web/ui/TextLink.tsx';
import { DateTime } from '#web/ui/Time.tsx';
import { shortId } from '#web/ui/short-id.ts';
import { backupName, isAutomatic } from './backup-facts.ts';

/** Columns of a list of backups; with a `scope` they say which database each is of. */
export function useBackupColumns(scope?: Scope): readonly Column<Backup>[] {
  const t = useTranslations('databases.backups');
  const s = useTranslations('services.columns');
  const database: Column<Backup> = {
    id: 'database',
    header: t('database'),
    cell: ({ clusterId, clusterName }) =>
      scope && (
        <TextLink quiet to={paths.database(scope, clusterId)}>
          {clusterName ?? shortId(clusterId)}
        </TextLink>
      ),
    sortable: true,
    width: '16%',
    letters: 10,
  };
  return [
    { id: 'name', header: s('name'), cell: backupName, sortable: true },
    ...(scope === undefined ? [] : [database]),
    {
      id: 'state',
      header: s('state'),
      cell: (backup) => <ServiceState state={stateOf(backup)} />,
      sortable: true,
      narrow: 'column',
      width: '8.5rem',
      letters: 8,
    },
    {
      id: 'kind',
      header: t('kind'),
      cell: (backup) => t('kinds', { kind: isAutomatic(backup) ? 'AUTOMATIC' : (backup.type ?? 'UNKNOWN') }),
      sortable: true,
      width: '9rem',
      letters: 10,
    },
    {
      id: 'started',
      header: t('started'),
      cell: ({ startedAt }) => (startedAt === undefined ? undefined : <DateTime at={startedAt} />),
      labelled: true,
      sortable: true,
      width: '11.5rem',
      letters: 16,
    },
    {
      id: 'completed',
      header: t('completed'),
      cell: ({ completedAt }) => (completedAt === undefined ? undefined : <DateTime at={completedAt} />),
      sortable: true,
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
  sortKeys: {
    name: backupName,
    database: ({ clusterName, clusterId }) => clusterName ?? clusterId,
    state: stateOf,
    kind: ({ type }) => type,
    started: ({ startedAt }) => startedAt,
    completed: ({ completedAt }) => completedAt,
  },
};
