import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { Backup } from '#shared/contract/platform/databases.ts';
import { learnUnavailable } from '#web/api/unavailable.ts';
import { mutationFor } from '#web/api/queries.ts';
import type { Scope } from '#web/api/scope.ts';
import { apiCall } from '#web/recorder/api-call.ts';
import { AsApiCall } from '#web/recorder/as-api-call.ts';
import { ServiceFailure } from '#web/services/ServiceFailure.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { showToast } from '#web/ui/toast.ts';
import { backupName } from './backup-facts.ts';

export interface DeleteBackupProps {
  scope: Scope;
  backup: Backup;
  onClose: () => void;
}

/** Deletes a backup that somebody asked for. */
export function DeleteBackup({ scope, backup, onClose }: DeleteBackupProps) {
  const t = useTranslations('databases.backups.deletion');
  const client = useQueryClient();
  const { region, id: spaceId } = scope;
  const path = { spaceId, clusterId: backup.clusterId, backupId: backup.id };
  const name = backupName(backup);
  const deletion = useMutation({
    ...mutationFor(region, 'DeleteBackup'),
    onSuccess: () => {
      showToast(t('done', { name }));
      onClose();
    },
    onError: (error) => void learnUnavailable(client, [region, 'GetBackup', { path }], 'DeleteBackup', error),
  });
  return (
    <ConfirmDialog
      title={t('title', { name })}
      confirmLabel={t('confirm')}
      danger
      pending={deletion.isPending}
      error={<ServiceFailure error={deletion.error} region={region} />}
      onConfirm={() => deletion.mutate({ path })}
      onClose={onClose}
    >
      <p>{t('lead')}</p>
      <AsApiCall call={apiCall(region, 'DeleteBackup', { path })} />
    </ConfirmDialog>
  );
}
