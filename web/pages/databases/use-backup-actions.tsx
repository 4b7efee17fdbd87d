import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Backup } from '#shared/contract/platform/databases.ts';
import { useUnavailable } from '#web/api/unavailable.ts';
import { stateOf } from '#web/services/service-state.ts';
import { usePanel } from '#web/scope/use-panel.ts';
import { useScope } from '#web/scope/use-scope.ts';
import { RefreshIcon, TrashIcon } from '#web/ui/icons.tsx';
import type { Filled, MenuItem } from '#web/ui/menu-item.ts';
import { isAutomatic, isComplete, restoreSource } from './backup-facts.ts';
import { LazyDeleteBackup, LazyRestoreDrawer } from './lazy-parts.ts';

export interface BackupActions {
  readonly itemsFor: (backup: Backup) => Filled<MenuItem>;
  /** Opens the restore of a cluster, to whatever moment. */
  readonly restore: (clusterId: string) => void;
  /** To be rendered by the page. */
  readonly dialogs: ReactNode;
}

/** What can be done with backups, from the list of a space and from that of a cluster alike. */
export function useBackupActions(): BackupActions {
  const t = useTranslations('databases');
  const s = useTranslations('services');
  const scope = useScope();
  const restore = usePanel('restore');
  const [deleting, setDeleting] = useState<Backup>();
  const cannotDelete = useUnavailable(scope.region, 'DeleteBackup');

  function itemsFor(backup: Backup): Filled<MenuItem> {
    LazyRestoreDrawer.prefetch();
    const unfinished = isComplete(backup)
      ? undefined
      : t('backups.notComplete', { state: s('state', { state: stateOf(backup) }) });
    return [
      {
        id: 'restore',
        label: t('backups.restore'),
        icon: RefreshIcon,
        disabledReason: unfinished,
        onAction: () => restore.open(restoreSource(backup.clusterId, backup.id)),
      },
      {
        id: 'delete',
        label: t('backups.delete'),
        icon: TrashIcon,
        danger: true,
        disabledReason: cannotDelete ? s('notOffered') : isAutomatic(backup) ? t('backups.automatic') : unfinished,
        onAction: () => setDeleting(backup),
      },
    ];
  }

  const dialogs = (
    <>
      {restore.subject === undefined ? undefined : (
        <LazyRestoreDrawer key={restore.subject} scope={scope} subject={restore.subject} onClose={restore.close} />
      )}
      {deleting === undefined ? undefined : (
        <LazyDeleteBackup scope={scope} backup={deleting} onClose={() => setDeleting(undefined)} />
      )}
    </>
  );
  return { itemsFor, restore: (clusterId) => restore.open(restoreSource(clusterId)), dialogs };
}
