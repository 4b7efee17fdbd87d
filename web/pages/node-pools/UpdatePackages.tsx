import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '#web/api/call.ts';
import { mutationFor } from '#web/api/queries.ts';
import { useDoLater } from '#web/operation/after-operation.ts';
import { ActionFailure } from '#web/shell/ActionFailure.tsx';
import { LazyConfirmDialog } from '#web/ui/lazy-overlays.ts';
import { useAccepted, type PoolPanelProps } from './use-accepted.ts';

/** Updates the packages of the operating system on all workers, after saying what that means. */
export function UpdatePackages({ nodes, ...panel }: PoolPanelProps & { nodes: number }) {
  const t = useTranslations('pools.packages');
  const l = useTranslations('later');
  const { scope, cluster, lock, later, onClose } = panel;
  const args = { path: { spaceId: scope.id, clusterId: cluster.id } };
  const possibleLater = useDoLater(scope, cluster.id);
  const doLater = later === true ? possibleLater : undefined;
  const accepted = useAccepted(panel);
  const update = useMutation({
    ...mutationFor(scope.region, 'UpdateWorkersOs'),
    onSuccess: (operation) => accepted(operation, t('accepted', { name: cluster.name })),
  });
  return (
    <LazyConfirmDialog
      title={t('title', { name: cluster.name })}
      confirmLabel={doLater === undefined ? t('confirm') : l('confirm', { label: t('confirm') })}
      disabledReason={doLater === undefined ? lock : undefined}
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
        onClose();
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
