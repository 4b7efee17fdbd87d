import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import type { ServiceAccount } from '#shared/contract/iam/service-accounts.ts';
import { dayOf } from '#shared/rules/subject-status.ts';
import { Form } from '#web/form/Form.tsx';
import { SubmitButton } from '#web/form/SubmitButton.tsx';
import { serverNow } from '#web/session/session-store.ts';
import { bodyOf, valuesOf, type AccountBody, type AccountValues } from './account-values.ts';
import { accountName } from './account-words.ts';
import { AccountFields } from './AccountFields.tsx';
import { expiryOf } from './expiry.ts';
import { successorName } from './rotation.ts';
import { useAccountFaults } from './use-account-faults.ts';

export interface SuccessorFormProps {
  /** The account to be replaced. */
  account: ServiceAccount;
  disabledReason: string | undefined;
  onCreate: (body: AccountBody) => Promise<void>;
}

/** The new account: as the old one, under a name of its own, and without an expiration date that is over. */
export function SuccessorForm({ account, disabledReason, onCreate }: SuccessorFormProps) {
  const t = useTranslations('rotation.create');
  const explain = useAccountFaults();
  const now = serverNow();
  const old = valuesOf(account);
  const form = useForm<AccountValues>({
    defaultValues: {
      ...old,
      name: successorName(accountName(account), dayOf(now)),
      expirationDate: expiryOf(account.expirationDate, now) === 'expired' ? '' : old.expirationDate,
    },
  });
  return (
    <Form
      form={form}
      onSubmit={(values) => onCreate(bodyOf(values))}
      explain={(error) => explain(error, form.getValues())}
      actions={
        <SubmitButton form={form} disabledReason={disabledReason}>
          {t('submit')}
        </SubmitButton>
      }
    >
      <p className="form-lead">{t('lead')}</p>
      <AccountFields form={form} />
    </Form>
  );
}
