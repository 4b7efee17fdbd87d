import { useMutation } from '@tanstack/react-query';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import type { Space } from '#shared/contract/iam/organisations.ts';
import { mutationFor } from '#web/api/queries.ts';
import type { Scope } from '#web/api/scope.ts';
import { FormTextArea, FormTextField } from '#web/form/fields.tsx';
import { FormDrawer } from '#web/form/FormDrawer.tsx';
import { useExplain } from '#web/problem/use-explain.ts';
import { showToast } from '#web/ui/toast.ts';
import { spaceChanges, spaceLimits, type SpaceValues } from './space-changes.ts';
import { spaceName } from './space-words.ts';

export interface CreateSpaceProps {
  scope: Scope;
  onClose: () => void;
}

/** Asks for a new space; it is in the list at once and becomes ready there. */
export function CreateSpace({ scope, onClose }: CreateSpaceProps) {
  const t = useTranslations('spaces');
  const explain = useExplain();
  const create = useMutation(mutationFor(scope.region, 'CreateSpace'));
  const form = useForm<SpaceValues>({ defaultValues: { name: '', description: '' }, mode: 'onTouched' });

  async function submit(values: SpaceValues) {
    const body = { name: values.name.trim(), description: values.description.trim() };
    await create.mutateAsync({ path: { organisationId: scope.id }, body });
    showToast(t('created', { name: body.name }));
    onClose();
  }

  return (
    <FormDrawer
      title={t('form.createTitle')}
      submitLabel={t('form.create')}
      form={form}
      onSubmit={submit}
      explain={explain}
      onClose={onClose}
    >
      <p className="form-lead">{t('form.createLead')}</p>
      <SpaceFields form={form} />
    </FormDrawer>
  );
}

export interface EditSpaceProps extends CreateSpaceProps {
  space: Space;
}

/** Changes name and description of a space; only what changed is sent. */
export function EditSpace({ scope, space, onClose }: EditSpaceProps) {
  const t = useTranslations('spaces');
  const explain = useExplain();
  const update = useMutation(mutationFor(scope.region, 'UpdateSpace'));
  const before = { name: space.name ?? '', description: space.description ?? '' };
  const form = useForm<SpaceValues>({ defaultValues: before, mode: 'onTouched' });
  const values = useWatch({ control: form.control, compute: (current: SpaceValues) => current });
  const isChanged = Object.keys(spaceChanges(before, values)).length > 0;

  async function submit(current: SpaceValues) {
    const body = spaceChanges(before, current);
    await update.mutateAsync({ path: { organisationId: scope.id, spaceId: space.id }, body });
    showToast(t('saved', { name: body.name ?? spaceName(space) }));
    onClose();
  }

  return (
    <FormDrawer
      title={t('form.editTitle', { name: spaceName(space) })}
      submitLabel={t('form.save')}
      submitDisabledReason={isChanged ? undefined : t('form.unchanged')}
      form={form}
      onSubmit={submit}
      explain={explain}
      onClose={onClose}
    >
      <SpaceFields form={form} />
    </FormDrawer>
  );
}

function SpaceFields({ form }: { form: UseFormReturn<SpaceValues> }) {
  const t = useTranslations('spaces.form');
  const { name, description } = useWatch({ control: form.control, compute: (current: SpaceValues) => current });
  const within = (limit: number, message: string) => (text: string) => {
    const { length } = text.trim();
    return (length >= 1 && length <= limit) || message;
  };
  return (
    <>
      <FormTextField
        form={form}
        name="name"
        label={t('name')}
        hint={t('nameHint', { count: name.trim().length })}
        rules={{ validate: within(spaceLimits.name, t('nameFault')) }}
        autoComplete="off"
        required
      />
      <FormTextArea
        form={form}
        name="description"
        label={t('description')}
        hint={t('descriptionHint', { count: description.trim().length })}
        rules={{ validate: within(spaceLimits.description, t('descriptionFault')) }}
        required
      />
    </>
  );
}
