import { useMutation } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import type { NodePool } from '#shared/contract/kubernetes/node-pools.ts';
import { poolOfProfile } from '#shared/agreed-work.ts';
import { AddWorkersBody as schema } from '#shared/contract/kubernetes/workers.ts';
import { mutationFor } from '#web/api/queries.ts';
import type { NodeProfile } from '#web/cluster/node-profiles.ts';
import { contractResolver } from '#web/form/contract-resolver.ts';
import { FormSelect } from '#web/form/fields.tsx';
import { FormDrawer } from '#web/form/FormDrawer.tsx';
import { FormStepper } from '#web/form/FormStepper.tsx';
import { useExplain } from '#web/problem/use-explain.ts';
import { usePoolFaults } from './pool-faults.ts';
import { toWorkersBody, type WorkerValues } from './pool-form.ts';
import { WithoutYou } from '#web/operation/WithoutYou.tsx';
import { countOf } from '#web/cluster/node-count.ts';
import { useAccepted, type PoolPanelProps } from '#web/cluster/use-accepted.ts';
import { usePanelLater } from '#web/cluster/use-panel-later.ts';
import { useProfileOptions } from './use-profile-options.ts';

export interface AddWorkersProps extends PoolPanelProps {
  pools: readonly NodePool[];
  /** The sizes that pools of this cluster have, at least one. */
  profiles: readonly NodeProfile[];
}

/** Adds workers of a size; the region puts them into the oldest pool of that size (behaviours B6.8). */
export function AddWorkers({ pools, profiles, ...panel }: AddWorkersProps) {
  const t = useTranslations('pools');
  const l = useTranslations('later');
  const { scope, cluster, onClose } = panel;
  const { submitLater, lock, confirm } = usePanelLater(panel);
  const explain = useExplain();
  const wordOf = usePoolFaults();
  const accepted = useAccepted(panel);
  const options = useProfileOptions(profiles);
  const add = useMutation(mutationFor(scope.region, 'AddWorkers'));
  const version = cluster.version ?? '';
  const form = useForm<WorkerValues>({
    resolver: contractResolver({ schema, toBody: (values) => toWorkersBody(values, version), wordOf }),
    defaultValues: { nodeProfile: profiles[0]?.name ?? '', nodeCount: '1' },
    mode: 'onTouched',
  });
  const { nodeProfile, nodeCount } = useWatch({ control: form.control, compute: (current: WorkerValues) => current });
  const pool = poolOfProfile(pools, nodeProfile);
  const count = countOf(nodeCount);

  async function submit(values: WorkerValues) {
    const body = toWorkersBody(values, version);
    if (submitLater !== undefined) {
      await submitLater({ operation: 'AddWorkers', body, agreed: { pool: pool?.name } });
      return;
    }
    const operation = await add.mutateAsync({ path: { spaceId: scope.id, clusterId: cluster.id }, body });
    const said = t('addWorkers.accepted', { count: body.nodeCount, name: pool?.name ?? cluster.name });
    accepted(operation, said, { operation: 'AddWorkers', body });
  }

  return (
    <FormDrawer
      title={t('addWorkers.title')}
      submitLabel={confirm(t('addWorkers.submit'))}
      submitDisabledReason={lock}
      form={form}
      onSubmit={submit}
      explain={explain}
      onClose={onClose}
    >
      <p className="form-lead">{submitLater === undefined ? t('addWorkers.lead', { version }) : l('addWorkersLead')}</p>
      <FormSelect form={form} name="nodeProfile" label={t('profile')} options={options} />
      <FormStepper
        form={form}
        name="nodeCount"
        label={t('addWorkers.count')}
        lessLabel={t('less')}
        moreLabel={t('more')}
        min={1}
        max={100}
        hint={
          pool !== undefined && count >= 1
            ? t('addWorkers.grows', { name: pool.name, from: pool.nodeCount, to: pool.nodeCount + count })
            : t('addWorkers.hint')
        }
        required
      />
      {submitLater === undefined ? undefined : <WithoutYou region={scope.region} />}
    </FormDrawer>
  );
}
