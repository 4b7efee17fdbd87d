import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { mutationFor } from '#web/api/queries.ts';
import { ActionFailure } from '#web/shell/ActionFailure.tsx';
import { LazyConfirmDialog } from '#web/ui/lazy-overlays.ts';
import { useAccepted, type PoolPanelProps } from './use-accepted.ts';

/** Updates the packages of the operating system on all workers, after saying what that means. */
export function UpdatePackages({ nodes, ...panel }: PoolPanelProps & { nodes: number }) {
  const t = useTranslations('pools.packages');
  const { scope, cluster, lock, onClose } = panel;
  const accepted = useAccepted(panel);
  const update = useMutation({
    ...mutationFor(scope.region, 'UpdateWorkersOs'),
    onSuccess: (operation) => accepted(operation, t('accepted', { name: cluster.name })),
  });
  return (
    <LazyConfirmDialog
      title={t('title', { name: cluster.name })}
      confirmLabel={t('confirm')}
      disabledReason={lock}
      pending={update.isPending}
      error={update.error ? <ActionFailure error={update.error} /> : undefined}
      onConfirm={() => update.mutate({ path: { spaceId: scope.id, clusterId: cluster.id } })}
      onClose={onClose}
    >
      <p>{t('lead', { count: nodes })}</p>
      <ul className="consequences">
        <li>{t('versions')}</li>
        <li>{t('interruption')}</li>
      </ul>
    </LazyConfirmDialog>
  );
}
