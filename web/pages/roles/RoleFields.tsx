import type { Path, UseFormReturn } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { FormTextArea, FormTextField } from '#web/form/fields.tsx';
import { roleLimits, type RoleValues } from './role-values.ts';

/** Name and description of a role. */
export function RoleFields<Values extends RoleValues>({ form }: { form: UseFormReturn<Values> }) {
  const t = useTranslations('roles.form');
  const name = (text: unknown) => {
    const { length } = String(text).trim();
    return (length >= 1 && length <= roleLimits.name) || t('nameFault');
  };
  const description = (text: unknown) => String(text).trim().length <= roleLimits.description || t('descriptionFault');
  return (
    <>
      <FormTextField
        form={form}
        name={'name' as Path<Values>}
        label={t('name')}
        rules={{ validate: name }}
        autoComplete="off"
        required
      />
      <FormTextArea
        form={form}
        name={'description' as Path<Values>}
        label={t('description')}
        rules={{ validate: description }}
        optional
      />
    </>
  );
}
