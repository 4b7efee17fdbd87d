import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { DatabaseCluster } from '#shared/contract/platform/databases.ts';
import { isNotOffered } from '#web/api/is-not-offered.ts';
import { queryFor } from '#web/api/queries.ts';
import type { Scope } from '#web/api/scope.ts';
import { NotOffered } from '#web/services/NotOffered.tsx';
import { isChanging } from '#web/services/service-state.ts';
import { pollEvery } from '#web/services/use-whole-list.ts';
import { ProblemPanel } from '#web/problem/ProblemPanel.tsx';
import { DataTable } from '#web/table/DataTable.tsx';
import { backupName, newestFirst } from './backup-facts.ts';
import { backupList, useBackupColumns } from './backups-columns.tsx';
import { clusterBackupsRead } from './databases-read.ts';
import type { BackupActions } from './use-backup-actions.tsx';

export interface DatabaseBackupsProps {
  scope: Scope;
  database: DatabaseCluster;
  actions: BackupActions;
}

/** The backups of one cluster, newest first, as they are made. */
export function DatabaseBackups({ scope, database, actions }: DatabaseBackupsProps) {
  const t = useTranslations('databases.backups');
  const columns = useBackupColumns().filter(({ id }) => id !== 'database');
  const { data, error, refetch } = useQuery({
    ...queryFor(...clusterBackupsRead(scope, database.id)),
    refetchInterval: ({ state }) => (state.data?.items.some(isChanging) ? pollEvery : false),
  });
  return (
    <section className="page-section" aria-labelledby="database-backups">
      <h2 id="database-backups">{t('title')}</h2>
      {data === undefined && error !== null ? (
        isNotOffered(error) ? (
          <NotOffered region={scope.region} />
        ) : (
          <ProblemPanel
            error={error}
            region={scope.region}
            titles={{ forbidden: t('forbiddenTitle'), failed: t('failedTitle') }}
            onRetry={() => void refetch()}
          />
        )
      ) : (
        <DataTable
          caption={t('captionOf', { name: database.name })}
          columns={columns}
          rows={data && newestFirst(data.items)}
          rowKey={backupList.rowKey}
          rowName={backupName}
          rowActions={actions.itemsFor}
          skeletonRows={5}
          empty={<p className="quiet">{t('noneHere')}</p>}
        />
      )}
    </section>
  );
}
