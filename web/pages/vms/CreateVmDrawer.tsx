import { useMutation } from '@tanstack/react-query';
import { useForm, type Resolver } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { CreateVmsBody } from '#shared/contract/platform/vms.ts';
import { mutationFor } from '#web/api/queries.ts';
import type { Scope } from '#web/api/scope.ts';
import { contractResolver } from '#web/form/contract-resolver.ts';
import { FormTextField } from '#web/form/fields.tsx';
import { FormDrawer } from '#web/form/FormDrawer.tsx';
import { useExplain } from '#web/problem/use-explain.ts';
import { showToast } from '#web/ui/toast.ts';
import { UserDataFields } from './UserDataFields.tsx';
import { useFileFault, useVmFaults } from './use-vm-faults.ts';
import { emptyVm, toBody, type VmValues } from './vm-form.ts';

export interface CreateVmDrawerProps {
  scope: Scope;
  onClose: () => void;
}

/** Asks for one or more machines, alike but for their names and addresses. */
export function CreateVmDrawer({ scope, onClose }: CreateVmDrawerProps) {
  const t = useTranslations('vms');
  const explain = useExplain();
  const create = useMutation(mutationFor(scope.region, 'CreateVms'));
  const form = useForm<VmValues>({ resolver: useResolver(), defaultValues: emptyVm, mode: 'onTouched' });

  async function submit(values: VmValues) {
    const body = toBody(values);
    const { id } = await create.mutateAsync({ path: { spaceId: scope.id }, body });
    showToast(t('created', { name: id, count: body.maxVMsCount ?? 1 }));
    onClose();
  }

  return (
    <FormDrawer
      title={t('form.title')}
      submitLabel={t('form.submit')}
      form={form}
      onSubmit={submit}
      explain={explain}
      onClose={onClose}
    >
      <FormTextField
        form={form}
        name="imageId"
        label={t('form.image')}
        hint={t('form.imageHint')}
        monospace
        autoComplete="off"
        required
      />
      <FormTextField
        form={form}
        name="vmType"
        label={t('form.type')}
        hint={t('form.typeHint')}
        monospace
        autoComplete="off"
        required
      />
      <FormTextField
        form={form}
        name="KeypairName"
        label={t('form.keypair')}
        hint={t('form.keypairHint')}
        autoComplete="off"
        optional
      />
      <div className="form-row">
        <FormTextField
          form={form}
          name="maxVMsCount"
          label={t('form.most')}
          hint={t('form.mostHint')}
          inputMode="numeric"
          autoComplete="off"
          required
        />
        <FormTextField
          form={form}
          name="minVMsCount"
          label={t('form.least')}
          hint={t('form.leastHint')}
          inputMode="numeric"
          autoComplete="off"
          required
        />
      </div>
      <UserDataFields form={form} />
    </FormDrawer>
  );
}

/** The contract's rules, and that a file which cannot be sent is never left out in silence. */
function useResolver(): Resolver<VmValues> {
  const wordOf = useVmFaults();
  const fileFault = useFileFault();
  const contract = contractResolver<VmValues, ReturnType<typeof toBody>>({ schema: CreateVmsBody, toBody, wordOf });
  return async (values, context, options) => {
    const checked = await contract(values, context, options);
    const message = fileFault(values.file);
    if (message === undefined) return checked;
    return { values: {}, errors: { ...checked.errors, file: { type: 'file', message } } };
  };
}
