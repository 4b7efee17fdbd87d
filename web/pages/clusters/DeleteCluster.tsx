import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { Cluster } from '#shared/contract/kubernetes/clusters.ts';
import { mutationFor } from '#web/api/queries.ts';
import type { Scope } from '#web/api/scope.ts';
import { nodesIn } from '#web/cluster/cluster-facts.ts';
import { useDeletionLock, type KnownWork } from '#web/cluster/use-cluster-lock.ts';
import { learnOperation } from '#web/operation/learn-operation.ts';
import { useDoLater } from '#web/operation/use-later.ts';
import { WithoutYou } from '#web/operation/WithoutYou.tsx';
import { ActionFailure } from '#web/problem/ActionFailure.tsx';
import { apiCall } from '#web/recorder/api-call.ts';
import { AsApiCall } from '#web/recorder/as-api-call.ts';
import { LazyConfirmDialog } from '#web/ui/lazy-overlays.ts';
import { showToast } from '#web/ui/toast.ts';

export interface DeleteClusterProps {
  scope: Scope;
  cluster: Cluster;
  work: KnownWork;
  /** It is to be deleted as soon as what runs on it has ended. */
  later?: boolean;
  onClose: () => void;
}

/** Says what deleting a cluster means and has its name typed; a refusal is shown in the dialog, in the region's words. */
export function DeleteCluster({ scope, cluster, work, later = false, onClose }: DeleteClusterProps) {
  const t = useTranslations('clusters.deletion');
  const l = useTranslations('later');
  const lock = useDeletionLock()(work);
  const { id, name } = cluster;
  const args = { path: { spaceId: scope.id, clusterId: id } };
  const { isBusy, begin, isPending, error } = useDoLater(scope, cluster);
  // One that is being put off stays so, even if the operation ends meanwhile.
  const isLater = later && (isBusy || isPending);
  const deletion = useMutation({
    ...mutationFor(scope.region, 'DeleteCluster'),
    onSuccess: (reply) => {
      learnOperation(scope, { clusterId: id, clusterName: name, operation: reply?.operation });
      showToast(t('accepted', { name }));
      onClose();
    },
  });
  const failure = deletion.error ?? error;
  return (
    <LazyConfirmDialog
      title={t('title', { name })}
      confirmLabel={isLater ? l('confirm', { label: t('confirm') }) : t('confirm')}
      danger
      typedName={name}
      disabledReason={isLater ? undefined : lock}
      pending={deletion.isPending || isPending}
      error={failure ? <ActionFailure error={failure} /> : undefined}
      onConfirm={() => {
        if (isLater) begin({ operation: 'DeleteCluster' }, { onSuccess: onClose });
        else deletion.mutate(args);
      }}
      onClose={onClose}
    >
      <p>{t('lead')}</p>
      <ul className="consequences">
        <li>{t('pools', { nodes: nodesIn(cluster) })}</li>
        <li>{t('urls')}</li>
        <li>{t('operations')}</li>
      </ul>
      {isLater ? (
        <WithoutYou region={scope.region} />
      ) : (
        <AsApiCall call={apiCall(scope.region, 'DeleteCluster', args)} />
      )}
    </LazyConfirmDialog>
  );
}
