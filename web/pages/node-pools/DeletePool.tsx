import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { NodePool } from '#shared/contract/kubernetes/node-pools.ts';
import { mutationFor } from '#web/api/queries.ts';
import { WithoutYou } from '#web/operation/WithoutYou.tsx';
import { ActionFailure } from '#web/problem/ActionFailure.tsx';
import { apiCall } from '#web/recorder/api-call.ts';
import { AsApiCall } from '#web/recorder/as-api-call.ts';
import { LazyConfirmDialog } from '#web/ui/lazy-overlays.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { useAccepted, type PoolPanelProps } from '#web/cluster/use-accepted.ts';
import { usePanelLater } from '#web/cluster/use-panel-later.ts';

export interface DeletePoolProps extends PoolPanelProps {
  pool: NodePool;
  /** The cluster is left without workers. */
  isLast: boolean;
}

/** Says what deleting a pool means and has its name typed; a refusal is shown in the dialog, in the region's words. */
export function DeletePool({ pool, isLast, ...panel }: DeletePoolProps) {
  const t = useTranslations('pools.deletion');
  const { scope, cluster, onClose } = panel;
  const { name, nodeCount } = pool;
  const path = { nodePoolName: name };
  const { doLater, isPending, error, lock, confirm } = usePanelLater(panel);
  const accepted = useAccepted(panel);
  const deletion = useMutation({
    ...mutationFor(scope.region, 'DeleteNodePool'),
    onSuccess: (reply) =>
      accepted(reply?.operation, t('accepted', { name }), { operation: 'DeleteNodePool', path, before: nodeCount }),
  });
  const args = { path: { spaceId: scope.id, clusterId: cluster.id, ...path } };
  const failure = deletion.error ?? error;
  return (
    <LazyConfirmDialog
      title={t('title', { name })}
      confirmLabel={confirm(t('confirm'))}
      danger
      typedName={name}
      disabledReason={lock}
      pending={deletion.isPending || isPending}
      error={failure ? <ActionFailure error={failure} /> : undefined}
      onConfirm={() => {
        if (doLater === undefined) deletion.mutate(args);
        else doLater({ operation: 'DeleteNodePool', path, agreed: { lastPool: isLast } });
      }}
      onClose={onClose}
    >
      <p>{t('lead')}</p>
      <ul className="consequences">
        <li>{t('nodes', { count: nodeCount })}</li>
        {isLast ? undefined : <li>{t('others')}</li>}
      </ul>
      {isLast ? (
        <Notice tone="warning" title={t('lastTitle')}>
          <p>{t('last')}</p>
        </Notice>
      ) : undefined}
      {doLater === undefined ? (
        <AsApiCall call={apiCall(scope.region, 'DeleteNodePool', args)} />
      ) : (
        <WithoutYou region={scope.region} />
      )}
    </LazyConfirmDialog>
  );
}
