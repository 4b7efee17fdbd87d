import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { NodePool } from '#shared/contract/kubernetes/node-pools.ts';
import { call } from '#web/api/call.ts';
import { mutationFor } from '#web/api/queries.ts';
import { ActionFailure } from '#web/problem/ActionFailure.tsx';
import { LazyConfirmDialog } from '#web/ui/lazy-overlays.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { refuseDeletion } from './pool-later.ts';
import { useAccepted, type PoolPanelProps } from './use-accepted.ts';
import { usePanelLater } from './use-panel-later.ts';

export interface DeletePoolProps extends PoolPanelProps {
  pool: NodePool;
  /** The cluster is left without workers. */
  isLast: boolean;
}

/** Says what deleting a pool means and has its name typed; a refusal is shown in the dialog, in the region's words. */
export function DeletePool({ pool, isLast, ...panel }: DeletePoolProps) {
  const t = useTranslations('pools.deletion');
  const l = useTranslations('later');
  const { scope, cluster, onClose } = panel;
  const { name, nodeCount } = pool;
  const args = { path: { spaceId: scope.id, clusterId: cluster.id, nodePoolName: name } };
  const { doLater, lock, confirm } = usePanelLater(panel);
  const accepted = useAccepted(panel);
  const deletion = useMutation({
    ...mutationFor(scope.region, 'DeleteNodePool'),
    onSuccess: (reply) => accepted(reply?.operation, t('accepted', { name })),
  });
  return (
    <LazyConfirmDialog
      title={t('title', { name })}
      confirmLabel={confirm(t('confirm'))}
      danger
      typedName={name}
      disabledReason={lock}
      pending={deletion.isPending}
      error={deletion.error ? <ActionFailure error={deletion.error} /> : undefined}
      onConfirm={() => {
        if (doLater === undefined) {
          deletion.mutate(args);
          return;
        }
        doLater({
          label: l('deletePool', { name }),
          accepted: t('accepted', { name }),
          refuse: (now) => refuseDeletion(now, name, isLast),
          send: () => call(scope.region, 'DeleteNodePool', args),
        });
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
    </LazyConfirmDialog>
  );
}
