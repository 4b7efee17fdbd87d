import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { mutationFor } from '#web/api/queries.ts';
import { WithoutYou } from '#web/operation/WithoutYou.tsx';
import { ActionFailure } from '#web/problem/ActionFailure.tsx';
import { apiCall } from '#web/recorder/api-call.ts';
import { AsApiCall } from '#web/recorder/as-api-call.ts';
import { LazyConfirmDialog } from '#web/ui/lazy-overlays.ts';
import { useAccepted, type PoolPanelProps } from '#web/cluster/use-accepted.ts';
import { usePanelLater } from '#web/cluster/use-panel-later.ts';

/** Updates the packages of the operating system on all workers, after saying what that means. */
export function UpdatePackages({ nodes, ...panel }: PoolPanelProps & { nodes: number }) {
  const t = useTranslations('pools.packages');
  const { scope, cluster, onClose } = panel;
  const { doLater, isPending, error, lock, confirm } = usePanelLater(panel);
  const accepted = useAccepted(panel);
  const update = useMutation({
    ...mutationFor(scope.region, 'UpdateWorkersOs'),
    onSuccess: (operation) =>
      accepted(operation, t('accepted', { name: cluster.name }), { operation: 'UpdateWorkersOs' }),
  });
  const args = { path: { spaceId: scope.id, clusterId: cluster.id } };
  const failure = update.error ?? error;
  return (
    <LazyConfirmDialog
      title={t('title', { name: cluster.name })}
      confirmLabel={confirm(t('confirm'))}
      disabledReason={lock}
      pending={update.isPending || isPending}
      error={failure ? <ActionFailure error={failure} /> : undefined}
      onConfirm={() => {
        if (doLater === undefined) update.mutate(args);
        else doLater({ operation: 'UpdateWorkersOs' });
      }}
      onClose={onClose}
    >
      <p>{t('lead', { count: nodes })}</p>
      <ul className="consequences">
        <li>{t('versions')}</li>
        <li>{t('interruption')}</li>
      </ul>
      {doLater === undefined ? (
        <AsApiCall call={apiCall(scope.region, 'UpdateWorkersOs', args)} />
      ) : (
        <WithoutYou region={scope.region} />
      )}
    </LazyConfirmDialog>
  );
}
