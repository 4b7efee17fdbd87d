import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { Body } from '#shared/contract/catalogue.ts';
import type { NodePool } from '#shared/contract/kubernetes/node-pools.ts';
import { poolOfProfile } from '#shared/agreed-work.ts';
import { mutationFor } from '#web/api/queries.ts';
import type { NodeProfile } from '#web/cluster/node-profiles.ts';
import { WithoutYou } from '#web/operation/WithoutYou.tsx';
import { ActionFailure } from '#web/problem/ActionFailure.tsx';
import { apiCall } from '#web/recorder/api-call.ts';
import { AsApiCall } from '#web/recorder/as-api-call.ts';
import { LazyConfirmDialog } from '#web/ui/lazy-overlays.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { Select } from '#web/ui/Select.tsx';
import { useAccepted, type PoolPanelProps } from '#web/cluster/use-accepted.ts';
import { usePanelLater } from '#web/cluster/use-panel-later.ts';
import { useProfileOptions } from './use-profile-options.ts';

export interface RemoveWorkerProps extends PoolPanelProps {
  pools: readonly NodePool[];
  /** The sizes that pools of this cluster have, at least one. */
  profiles: readonly NodeProfile[];
}

/** Takes one worker of a size away; a pool goes with its last one (behaviours B6.8). */
export function RemoveWorker({ pools, profiles, ...panel }: RemoveWorkerProps) {
  const t = useTranslations('pools');
  const { scope, cluster, onClose } = panel;
  const { doLater, isPending, error, lock, confirm } = usePanelLater(panel);
  const accepted = useAccepted(panel);
  const options = useProfileOptions(profiles);
  const [nodeProfile, setNodeProfile] = useState(profiles[0]?.name ?? '');
  const pool = poolOfProfile(pools, nodeProfile);
  const name = pool?.name ?? cluster.name;
  // A size that is newer than the contract: the region decides.
  const body = { nodeProfile } as Body<'RemoveWorkers'>;
  const removal = useMutation({
    ...mutationFor(scope.region, 'RemoveWorkers'),
    onSuccess: (operation) =>
      accepted(operation, t('removeWorker.accepted', { name }), { operation: 'RemoveWorkers', body }),
  });
  const isLastWorker = pool?.nodeCount === 1;
  const isLastPool = pools.length === 1;
  const args = { path: { spaceId: scope.id, clusterId: cluster.id }, body };
  const failure = removal.error ?? error;
  return (
    <LazyConfirmDialog
      title={t('removeWorker.title')}
      confirmLabel={confirm(t('removeWorker.confirm'))}
      danger
      disabledReason={lock}
      pending={removal.isPending || isPending}
      error={failure ? <ActionFailure error={failure} /> : undefined}
      onConfirm={() => {
        const agreed = { pool: pool?.name, lastWorker: isLastWorker, lastPool: isLastPool };
        if (doLater === undefined) removal.mutate(args);
        else doLater({ operation: 'RemoveWorkers', body, agreed });
      }}
      onClose={onClose}
    >
      <div className="form">
        <p>{t('removeWorker.lead')}</p>
        <Select
          label={t('profile')}
          options={options}
          value={nodeProfile}
          onChange={(event) => setNodeProfile(event.currentTarget.value)}
        />
        {pool === undefined ? undefined : isLastWorker ? (
          <Notice tone="warning" title={t('removeWorker.lastTitle', { name: pool.name })}>
            <p>{isLastPool ? t('deletion.last') : t('removeWorker.last')}</p>
          </Notice>
        ) : (
          <p>{t('removeWorker.shrinks', { name: pool.name, from: pool.nodeCount, to: pool.nodeCount - 1 })}</p>
        )}
      </div>
      {doLater === undefined ? (
        <AsApiCall call={apiCall(scope.region, 'RemoveWorkers', args)} />
      ) : (
        <WithoutYou region={scope.region} />
      )}
    </LazyConfirmDialog>
  );
}
