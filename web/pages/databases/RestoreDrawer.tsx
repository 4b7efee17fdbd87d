import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { queryFor } from '#web/api/queries.ts';
import type { Scope } from '#web/api/scope.ts';
import { PageSkeleton } from '#web/page/PageSkeleton.tsx';
import { ProblemPanel } from '#web/problem/ProblemPanel.tsx';
import { Drawer, DrawerBody } from '#web/ui/Drawer.tsx';
import { fromRestoreSource, isComplete, newestFirst } from './backup-facts.ts';
import { clusterBackupsRead, databaseRead } from './databases-read.ts';
import { RestoreForm } from './RestoreForm.tsx';

export interface RestoreDrawerProps {
  scope: Scope;
  /** See `restoreSource`. */
  subject: string;
  onClose: () => void;
}

/** Restores a database as a new cluster, from its address alone; the source is only read (contract 4.3). */
export function RestoreDrawer({ scope, subject, onClose }: RestoreDrawerProps) {
  const t = useTranslations('databases');
  const { clusterId, backupId } = fromRestoreSource(subject);
  const source = useQuery(queryFor(...databaseRead(scope, clusterId)));
  const backups = useQuery(queryFor(...clusterBackupsRead(scope, clusterId)));
  if (source.data !== undefined && !backups.isPending) {
    return (
      <RestoreForm
        scope={scope}
        source={source.data}
        backups={backups.data && newestFirst(backups.data.items).filter(isComplete)}
        backupId={backupId}
        onClose={onClose}
      />
    );
  }
  return (
    <Drawer title={t('restore.titleUnknown')} onClose={onClose}>
      <DrawerBody>
        {source.error === null ? (
          <PageSkeleton />
        ) : (
          <ProblemPanel
            error={source.error}
            region={scope.region}
            titles={{ forbidden: t('forbiddenTitle'), failed: t('failedOne') }}
            onRetry={() => void source.refetch()}
          />
        )}
      </DrawerBody>
    </Drawer>
  );
}
