import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { Cluster } from '#shared/contract/kubernetes/clusters.ts';
import { mutationFor } from '#web/api/queries.ts';
import type { Scope } from '#web/api/scope.ts';
import { learnOperation } from '#web/operation/learn-operation.ts';
import { ActionFailure } from '#web/shell/ActionFailure.tsx';
import { LazyConfirmDialog } from '#web/ui/lazy-overlays.ts';
import { showToast } from '#web/ui/toast.ts';
import { nodesIn } from './cluster-facts.ts';

export interface DeleteClusterProps {
  scope: Scope;
  cluster: Cluster;
  onClose: () => void;
}

/** Says what deleting a cluster means and has its name typed; a refusal is shown in the dialog, in the region's words. */
export function DeleteCluster({ scope, cluster, onClose }: DeleteClusterProps) {
  const t = useTranslations('clusters.deletion');
  const { id, name } = cluster;
  const deletion = useMutation({
    ...mutationFor(scope.region, 'DeleteCluster'),
    onSuccess: (reply) => {
      learnOperation(scope, { clusterId: id, clusterName: name, operation: reply?.operation });
      showToast(t('accepted', { name }));
      onClose();
    },
  });
  return (
    <LazyConfirmDialog
      title={t('title', { name })}
      confirmLabel={t('confirm')}
      danger
      typedName={name}
      pending={deletion.isPending}
      error={deletion.error ? <ActionFailure error={deletion.error} /> : undefined}
      onConfirm={() => deletion.mutate({ path: { spaceId: scope.id, clusterId: id } })}
      onClose={onClose}
    >
      <p>{t('lead')}</p>
      <ul className="consequences">
        <li>{t('pools', { nodes: nodesIn(cluster) })}</li>
        <li>{t('urls')}</li>
        <li>{t('operations')}</li>
      </ul>
    </LazyConfirmDialog>
  );
}
