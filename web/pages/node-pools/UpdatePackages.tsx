import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '#web/api/call.ts';
import { mutationFor } from '#web/api/queries.ts';
import { ActionFailure } from '#web/problem/ActionFailure.tsx';
import { LazyConfirmDialog } from '#web/ui/lazy-overlays.ts';
import { useAccepted, type PoolPanelProps } from './use-accepted.ts';
import { usePanelLater } from './use-panel-later.ts';

/** Updates the packages of the operating system on all workers, after saying what that means. */
export function UpdatePackages({ nodes, ...panel }: PoolPanelProps & { nodes: number }) {
  const t = useTranslations('pools.packages');
  const { scope, cluster, onClose } = panel;
  const { doLater, lock, confirm } = usePanelLater(panel);
  const args = { path: { spaceId: scope.id, clusterId: cluster.id } };
  const accepted = useAccepted(panel);
  const update = useMutation({
    ...mutationFor(scope.region, 'UpdateWorkersOs'),
    onSuccess: (operation) => accepted(operation, t('accepted', { name: cluster.name })),
  });
  return (
    <LazyConfirmDialog
      title={t('title', { name: cluster.name })}
      confirmLabel={confirm(t('confirm'))}
      disabledReason={lock}
      pending={update.isPending}
      error={update.error ? <ActionFailure error={update.error} /> : undefined}
      onConfirm={() => {
        if (doLater === undefined) {
          update.mutate(args);
          return;
        }
        doLater({
          label: t('confirm'),
          accepted: t('accepted', { name: cluster.name }),
          send: () => call(scope.region, 'UpdateWorkersOs', args),
        });
      }}
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
