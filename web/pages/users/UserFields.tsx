import type { UseFormReturn } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { emailMaximum, personNameMaximum } from '#shared/contract/iam/user-limits.ts';
import { FormTextField } from '#web/form/fields.tsx';
import { ExistingUser } from './ExistingUser.tsx';
import type { UserValues } from './user-changes.ts';
import { isWholeAddress } from '#web/list/whole-address.ts';

export interface UserFieldsProps {
  form: UseFormReturn<UserValues>;
  /** The address a region has just refused because somebody else has it. */
  taken: string | undefined;
}

/** Who the user is. */
export function UserFields({ form, taken }: UserFieldsProps) {
  const t = useTranslations('user.form');
  const filled = (max: number) => (value: string | boolean) => {
    const text = String(value).trim();
    if (text === '') return t('needed');
    return text.length <= max || t('tooLong', { max });
  };
  const address = (value: string | boolean) => isWholeAddress(String(value).trim()) || t('emailInvalid');
  const refused = form.formState.errors.email?.type === 'server' ? taken : undefined;

  return (
    <>
      <div className="form-field">
        <FormTextField
          form={form}
          name="email"
          label={t('email')}
          hint={t('emailHint')}
          type="email"
          autoComplete="off"
          autoCapitalize="off"
          rules={{ validate: { filled: filled(emailMaximum), address } }}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a drawer takes the focus, as its pattern asks
          autoFocus
        />
        {refused === undefined ? undefined : <ExistingUser email={refused} />}
      </div>
      <div className="form-row">
        <FormTextField
          form={form}
          name="firstname"
          label={t('firstname')}
          autoComplete="off"
          rules={{ validate: filled(personNameMaximum) }}
        />
        <FormTextField
          form={form}
          name="lastname"
          label={t('lastname')}
          autoComplete="off"
          rules={{ validate: filled(personNameMaximum) }}
        />
      </div>
    </>
  );
}
