import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { Body } from '#shared/contract/catalogue.ts';
import type { NodePool } from '#shared/contract/kubernetes/node-pools.ts';
import { mutationFor } from '#web/api/queries.ts';
import type { NodeProfile } from '#web/cluster/node-profiles.ts';
import { ActionFailure } from '#web/shell/ActionFailure.tsx';
import { LazyConfirmDialog } from '#web/ui/lazy-overlays.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { Select } from '#web/ui/Select.tsx';
import { poolOfProfile } from './pool-form.ts';
import { useAccepted, type PoolPanelProps } from './use-accepted.ts';
import { useProfileOptions } from './use-profile-options.ts';

export interface RemoveWorkerProps extends PoolPanelProps {
  pools: readonly NodePool[];
  /** The sizes that pools of this cluster have, at least one. */
  profiles: readonly NodeProfile[];
}

/** Takes one worker of a size away; a pool goes with its last one (behaviours B6.8). */
export function RemoveWorker({ pools, profiles, ...panel }: RemoveWorkerProps) {
  const t = useTranslations('pools');
  const { scope, cluster, lock, onClose } = panel;
  const accepted = useAccepted(panel);
  const options = useProfileOptions(profiles);
  const [nodeProfile, setNodeProfile] = useState(profiles[0]?.name ?? '');
  const pool = poolOfProfile(pools, nodeProfile);
  const removal = useMutation({
    ...mutationFor(scope.region, 'RemoveWorkers'),
    onSuccess: (operation) => accepted(operation, t('removeWorker.accepted', { name: pool?.name ?? cluster.name })),
  });
  const isLastWorker = pool?.nodeCount === 1;
  return (
    <LazyConfirmDialog
      title={t('removeWorker.title')}
      confirmLabel={t('removeWorker.confirm')}
      danger
      disabledReason={lock}
      pending={removal.isPending}
      error={removal.error ? <ActionFailure error={removal.error} /> : undefined}
      onConfirm={() =>
        removal.mutate({
          path: { spaceId: scope.id, clusterId: cluster.id },
          // A size that is newer than the contract: the region decides.
          body: { nodeProfile } as Body<'RemoveWorkers'>,
        })
      }
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
            <p>{pools.length === 1 ? t('deletion.last') : t('removeWorker.last')}</p>
          </Notice>
        ) : (
          <p>{t('removeWorker.shrinks', { name: pool.name, from: pool.nodeCount, to: pool.nodeCount - 1 })}</p>
        )}
      </div>
    </LazyConfirmDialog>
  );
}
