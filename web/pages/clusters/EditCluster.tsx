import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { UpdateClusterBody as schema, type Cluster } from '#shared/contract/kubernetes/clusters.ts';
import { mutationFor } from '#web/api/queries.ts';
import type { Scope } from '#web/api/scope.ts';
import { contractResolver } from '#web/form/contract-resolver.ts';
import { FormTextArea, FormTextField } from '#web/form/fields.tsx';
import { FormDrawer } from '#web/form/FormDrawer.tsx';
import { showToast } from '#web/ui/toast.ts';
import { clusterChanges, identityOf, type IdentityValues } from './cluster-changes.ts';
import { useClusterFaults } from './cluster-faults.ts';
import { useNameFault } from './name-fault.ts';

export interface EditClusterProps {
  scope: Scope;
  cluster: Cluster;
  onClose: () => void;
}

/** Changes name and description, which is possible while an operation runs (behaviours B6.3). */
export function EditCluster({ scope, cluster, onClose }: EditClusterProps) {
  const t = useTranslations('clusters.edit');
  const f = useTranslations('clusters.form');
  const wordOf = useClusterFaults();
  const explain = useNameFault(t('failed'));
  const update = useMutation(mutationFor(scope.region, 'UpdateCluster'));
  const [before] = useState(() => identityOf(cluster));
  const form = useForm<IdentityValues>({
    resolver: contractResolver({ schema, toBody: (values) => clusterChanges(before, values), wordOf }),
    defaultValues: before,
    mode: 'onTouched',
  });
  const values = useWatch({ control: form.control, compute: (current: IdentityValues) => current });
  const isChanged = Object.keys(clusterChanges(before, values)).length > 0;

  async function submit(current: IdentityValues) {
    const body = clusterChanges(before, current);
    await update.mutateAsync({ path: { spaceId: scope.id, clusterId: cluster.id }, body });
    showToast(t('saved', { name: body.name ?? cluster.name }));
    onClose();
  }

  return (
    <FormDrawer
      title={t('title', { name: before.name })}
      submitLabel={t('submit')}
      submitDisabledReason={isChanged ? undefined : t('unchanged')}
      form={form}
      onSubmit={submit}
      explain={explain}
      onClose={onClose}
    >
      <p className="form-lead">{t('lead')}</p>
      <FormTextField form={form} name="name" label={f('name')} hint={f('nameHint')} autoComplete="off" required />
      <FormTextArea form={form} name="description" label={f('description')} optional rows={3} />
    </FormDrawer>
  );
}
