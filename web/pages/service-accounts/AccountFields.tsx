import { useWatch, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { useLocale, useTranslations } from 'use-intl';
import { dayOf } from '#shared/rules/subject-status.ts';
import { FormSelect, FormTextField } from '#web/form/fields.tsx';
import { serverNow } from '#web/session/session-store.ts';
import { nameMaximum, type AccountValues } from './account-values.ts';
import { durationOf, lifetimeText, lifetimeUnits, secondsOf, usualLifetimes, type LifetimeUnit } from './lifetime.ts';

/** What every account has: a name, how long its tokens live, and perhaps a last day. */
export function AccountFields<Values extends AccountValues & FieldValues>(props: { form: UseFormReturn<Values> }) {
  const t = useTranslations('account.form');
  const locale = useLocale();
  // The fields below are those that any form of an account has; a form says of its values that they are just so, and no more.
  const form = props.form as unknown as UseFormReturn<AccountValues>;
  const custom = useWatch({ control: form.control, name: 'lifetime' }) === 'custom';
  const today = dayOf(serverNow());

  const named = (value: string) => {
    const name = value.trim();
    if (name === '') return t('needed');
    return name.length <= nameMaximum || t('tooLong', { max: nameMaximum });
  };
  const lasting = (amount: string, values: AccountValues) =>
    secondsOf({ ...values, amount }) !== undefined || t('lifetimeRange');
  const ahead = (date: string) => date === '' || date >= today || t('dateOver');

  return (
    <>
      <FormTextField
        form={form}
        name="name"
        label={t('name')}
        hint={t('nameHint')}
        autoComplete="off"
        rules={{ validate: named }}
      />
      <FormSelect
        form={form}
        name="lifetime"
        label={t('lifetime')}
        hint={t('lifetimeHint')}
        options={[
          ...usualLifetimes.map((seconds) => ({
            value: String(seconds),
            label: lifetimeText(locale, durationOf(seconds)),
          })),
          { value: 'custom', label: t('custom') },
        ]}
      />
      {custom ? (
        <div className="form-row">
          <FormTextField
            form={form}
            name="amount"
            label={t('amount')}
            hint={t('lifetimeRange')}
            inputMode="numeric"
            autoComplete="off"
            rules={{ validate: lasting }}
          />
          <FormSelect
            form={form}
            name="unit"
            label={t('unit')}
            options={(Object.keys(lifetimeUnits) as LifetimeUnit[]).map((unit) => ({
              value: unit,
              label: t(`units.${unit}`),
            }))}
          />
        </div>
      ) : undefined}
      <FormTextField
        form={form}
        name="expirationDate"
        label={t('expirationDate')}
        hint={t('expirationDateHint')}
        type="date"
        min={today}
        optional
        rules={{ validate: ahead }}
      />
    </>
  );
}
