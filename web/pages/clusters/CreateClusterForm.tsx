import { useMutation, useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { CreateClusterBody as schema } from '#shared/contract/kubernetes/clusters.ts';
import { allFor } from '#web/api/all-pages.ts';
import { mutationFor } from '#web/api/queries.ts';
import type { Scope } from '#web/api/scope.ts';
import type { NodeProfile } from '#web/cluster/node-profiles.ts';
import { contractResolver } from '#web/form/contract-resolver.ts';
import { FormSelect, FormTextArea } from '#web/form/fields.tsx';
import { Form } from '#web/form/Form.tsx';
import { SubmitButton } from '#web/form/SubmitButton.tsx';
import { leaveBy } from '#web/form/unsaved-guard.ts';
import { learnOperation } from '#web/operation/learn-operation.ts';
import { paths } from '#web/address/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { useKitText } from '#web/ui/kit-text.ts';
import { showToast } from '#web/ui/toast.ts';
import { useClusterFaults } from './cluster-faults.ts';
import { emptyCluster, toBody, type ClusterValues } from './cluster-form.ts';
import { ClusterSummary } from './ClusterSummary.tsx';
import { allClusters } from './clusters-read.ts';
import { CidrField, NameField } from './identity-fields.tsx';
import { useNameFault } from './name-fault.ts';
import { NodePoolFields } from './NodePoolFields.tsx';

export interface CreateClusterFormProps {
  scope: Scope;
  /** Newest first. */
  versions: readonly string[];
  profiles: readonly NodeProfile[];
}

/** The creation form with its summary; the contract's own schema checks it, the region's violations land on the fields. */
export function CreateClusterForm({ scope, versions, profiles }: CreateClusterFormProps) {
  const t = useTranslations('clusters');
  const { cancel } = useKitText();
  const navigate = useNavigate();
  const explain = useNameFault(t('form.failed'));
  const wordOf = useClusterFaults();
  const { data: others } = useQuery(allFor(...allClusters(scope)));
  const create = useMutation(mutationFor(scope.region, 'CreateCluster'));
  const form = useForm<ClusterValues>({
    resolver: contractResolver({ schema, toBody, wordOf }),
    defaultValues: emptyCluster(versions[0] ?? '', profiles[0]?.name ?? ''),
    mode: 'onTouched',
  });

  async function submit(values: ClusterValues) {
    const body = toBody(values);
    const { id, name, operation } = await create.mutateAsync({ path: { spaceId: scope.id }, body });
    learnOperation(scope, { clusterId: id, clusterName: name, operation });
    showToast(t('created', { name: body.name }));
    void navigate(id === undefined ? paths.clusters(scope) : paths.cluster(scope, id), { replace: true });
  }

  return (
    <div className="create-cluster">
      <Form
        form={form}
        onSubmit={submit}
        explain={explain}
        actions={
          <>
            <Button onClick={() => leaveBy(() => void navigate(paths.clusters(scope)))}>{cancel}</Button>
            <SubmitButton form={form}>{t('form.submit')}</SubmitButton>
          </>
        }
      >
        <section className="form-part" aria-labelledby="cluster-basics">
          <h2 id="cluster-basics">{t('form.basics')}</h2>
          <NameField form={form} others={others} />
          <FormTextArea form={form} name="description" label={t('form.description')} optional rows={2} />
          <div className="form-row">
            <CidrField form={form} others={others} />
            <FormSelect
              form={form}
              name="version"
              label={t('form.version')}
              hint={t('form.versionHint')}
              options={versions.map((version, index) => ({
                value: version,
                label: index === 0 ? t('form.versionNewest', { version }) : version,
              }))}
            />
          </div>
        </section>
        <NodePoolFields form={form} profiles={profiles} />
      </Form>
      <ClusterSummary form={form} scope={scope} profiles={profiles} />
    </div>
  );
}
