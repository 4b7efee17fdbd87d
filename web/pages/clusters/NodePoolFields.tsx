import { useState } from 'react';
import { useFieldArray, type UseFormReturn } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { gpuNames } from '#shared/contract/kubernetes/node-pools.ts';
import type { NodeProfile } from '#web/cluster/node-profiles.ts';
import { FormSelect, FormTextField } from '#web/form/fields.tsx';
import { FormStepper } from '#web/form/FormStepper.tsx';
import { Button } from '#web/ui/Button.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { PlusIcon, TrashIcon } from '#web/ui/icons.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { newPool, type ClusterValues } from './cluster-form.ts';

export interface NodePoolFieldsProps {
  form: UseFormReturn<ClusterValues>;
  profiles: readonly NodeProfile[];
}

/** The node pools of a new cluster, one group of fields each; none at all is allowed. */
export function NodePoolFields({ form, profiles }: NodePoolFieldsProps) {
  const t = useTranslations('clusters.form');
  const pools = useFieldArray({ control: form.control, name: 'nodePools' });
  const [said, setSaid] = useState('');
  const sizes = profiles.map(({ name, cpu, memory }) => ({
    value: name,
    label: cpu === undefined || memory === undefined ? name : t('profileDetail', { name, cpu, memory }),
  }));
  const gpus = [{ value: '', label: t('noGpu') }, ...gpuNames.map((name) => ({ value: name, label: name }))];

  return (
    <section className="form-part" aria-labelledby="cluster-pools">
      <h2 id="cluster-pools">{t('pools')}</h2>
      <p className="quiet">{t('poolsLead')}</p>
      {pools.fields.length === 0 ? <Notice tone="info">{<p>{t('noPools')}</p>}</Notice> : undefined}
      {pools.fields.map((pool, index) => (
        <fieldset className="pool" key={pool.id}>
          <legend className="pool-legend">{t('poolNumber', { number: index + 1 })}</legend>
          <FormTextField
            form={form}
            name={`nodePools.${index}.name`}
            label={t('poolName')}
            autoComplete="off"
            required
          />
          <FormSelect
            form={form}
            name={`nodePools.${index}.nodeProfile`}
            label={t('profile')}
            placeholder={t('choose')}
            options={sizes}
          />
          <FormStepper
            form={form}
            name={`nodePools.${index}.nodeCount`}
            label={t('count')}
            lessLabel={t('less')}
            moreLabel={t('more')}
            min={1}
            required
          />
          <FormSelect form={form} name={`nodePools.${index}.gpu`} label={t('gpu')} optional options={gpus} />
          <IconButton
            icon={TrashIcon}
            label={t('removePool', { number: index + 1 })}
            className="pool-remove"
            onClick={() => {
              pools.remove(index);
              setSaid(t('poolRemoved', { number: index + 1 }));
              document.querySelector<HTMLElement>('#add-pool')?.focus();
            }}
          />
        </fieldset>
      ))}
      <div>
        <Button
          id="add-pool"
          icon={PlusIcon}
          onClick={() =>
            pools.append(newPool(form.getValues('nodePools'), profiles[0]?.name ?? ''), {
              focusName: `nodePools.${pools.fields.length}.name`,
            })
          }
        >
          {t('addPool')}
        </Button>
        <output className="visually-hidden">{said}</output>
      </div>
    </section>
  );
}
