import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import {
  CreateNodePoolBody as schema,
  nodeProfileNames,
  type NodePool,
} from '#shared/contract/kubernetes/node-pools.ts';
import { ApiProblem } from '#web/api/api-problem.ts';
import { mutationFor } from '#web/api/queries.ts';
import type { NodeProfile } from '#web/cluster/node-profiles.ts';
import { contractResolver } from '#web/form/contract-resolver.ts';
import { FormSelect, FormTextField } from '#web/form/fields.tsx';
import { FormDrawer } from '#web/form/FormDrawer.tsx';
import { FormStepper } from '#web/form/FormStepper.tsx';
import { useExplain } from '#web/problem/use-explain.ts';
import { usePoolFaults } from './pool-faults.ts';
import { newPool, toPoolBody, type PoolValues } from './pool-form.ts';
import { WithoutYou } from '#web/operation/WithoutYou.tsx';
import { useAccepted, type PoolPanelProps } from '#web/cluster/use-accepted.ts';
import { usePanelLater } from '#web/cluster/use-panel-later.ts';
import { Notice } from '#web/ui/Notice.tsx';
import type { UnsentPool } from './use-unsent-pool.ts';
import { useProfileOptions } from './use-profile-options.ts';

export interface AddPoolProps extends PoolPanelProps {
  pools: readonly NodePool[];
  /** What the region offers; empty where it cannot be read: then the contract's own sizes are. */
  profiles: readonly NodeProfile[];
  /** One that was to be added later and was not. */
  unsent: UnsentPool | undefined;
  /** What speaks against the own account's right to it. */
  doubt: string | undefined;
}

/** Asks for a further node pool. */
export function AddPool({ pools, profiles, unsent, doubt, ...panel }: AddPoolProps) {
  const t = useTranslations('pools');
  const { scope, cluster, onClose } = panel;
  const { submitLater, lock, confirm } = usePanelLater(panel);
  const explain = useExplain();
  const wordOf = usePoolFaults();
  const accepted = useAccepted(panel);
  const sizes = profiles.length > 0 ? profiles : nodeProfileNames.map((size) => ({ name: size }));
  const options = useProfileOptions(sizes);
  const create = useMutation(mutationFor(scope.region, 'CreateNodePool'));
  const form = useForm<PoolValues>({
    resolver: contractResolver({ schema, toBody: toPoolBody, wordOf }),
    defaultValues: { ...newPool(pools, sizes[0]?.name ?? ''), ...unsent?.values },
    mode: 'onTouched',
  });

  async function submit(values: PoolValues) {
    const body = toPoolBody(values);
    if (submitLater !== undefined) {
      await submitLater({ operation: 'CreateNodePool', body });
      return;
    }
    const { operation } = await create.mutateAsync({ path: { spaceId: scope.id, clusterId: cluster.id }, body });
    unsent?.forget();
    accepted(operation, t('add.accepted', { name: body.name }), { operation: 'CreateNodePool', body });
  }

  return (
    <FormDrawer
      title={t('add.title')}
      submitLabel={confirm(t('add.submit'))}
      submitDisabledReason={lock}
      form={form}
      onSubmit={submit}
      explain={(error) =>
        isNameTaken(error)
          ? { title: t('add.failed'), violations: [{ field: 'name', description: t('add.nameTaken') }] }
          : explain(error)
      }
      onClose={onClose}
    >
      <p className="form-lead">{t('add.lead', { name: cluster.name })}</p>
      <FormTextField form={form} name="name" label={t('name')} hint={t('nameHint')} autoComplete="off" required />
      <FormSelect
        form={form}
        name="nodeProfile"
        label={t('profile')}
        placeholder={t('choose')}
        hint={t('add.gpuHint')}
        options={options}
      />
      <FormStepper
        form={form}
        name="nodeCount"
        label={t('count')}
        lessLabel={t('less')}
        moreLabel={t('more')}
        min={1}
        required
      />
      {doubt === undefined ? undefined : <Notice tone="warning" title={doubt} announce />}
      {submitLater === undefined ? undefined : <WithoutYou region={scope.region} />}
    </FormDrawer>
  );
}

/** The one conflict of a creation that belongs to a field (behaviours B4). */
function isNameTaken(error: unknown): boolean {
  return error instanceof ApiProblem && error.status === 409 && error.fragment === 'duplicate_resource';
}
