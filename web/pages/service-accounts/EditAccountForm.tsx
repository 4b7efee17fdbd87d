import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import type { ServiceAccount } from '#shared/contract/iam/service-accounts.ts';
import { mutationInScope, queryFor } from '#web/api/queries.ts';
import { FormDrawer } from '#web/form/FormDrawer.tsx';
import { useScope } from '#web/scope/use-scope.ts';
import { showToast } from '#web/ui/toast.ts';
import { bodyOf, changesBetween, valuesOf, type AccountValues } from './account-values.ts';
import { accountName } from './account-words.ts';
import { AccountChanges } from './AccountChanges.tsx';
import { AccountFields } from './AccountFields.tsx';
import { accountRead } from './accounts-read.ts';
import { secondsOf } from './lifetime.ts';
import { useAccountFaults } from './use-account-faults.ts';

/** Thrown instead of saving when the account is not as the form was opened with. */
class BaseMoved extends Error {}

/**
 * Name, lifetime of tokens and expiration date, which the API replaces all at once. Shows what differs from what is
 * stored, and reads the account once more before saving, so that nobody else's change is undone unseen.
 */
export function EditAccountForm({ account, onClose }: { account: ServiceAccount; onClose: () => void }) {
  const t = useTranslations('account.edit');
  const scope = useScope();
  const client = useQueryClient();
  const update = useMutation(mutationInScope(scope, 'UpdateServiceAccount'));
  const explain = useAccountFaults();
  const [base, setBase] = useState(() => valuesOf(account));
  // Another base goes below what was typed.
  const form = useForm<AccountValues>({ values: base, resetOptions: { keepDirtyValues: true, keepErrors: true } });
  const { dirtyFields, isSubmitting } = form.formState;
  const untouched = Object.keys(dirtyFields).length === 0;
  const values = { ...base, ...useWatch({ control: form.control }) };
  const readable = secondsOf(values) !== undefined;
  const changes = readable ? changesBetween(bodyOf(base), bodyOf(values)) : [];

  // A fresher state that arrives before anything was typed is simply taken: the list it was opened from may be old.
  const fresh = valuesOf(account);
  if (untouched && !isSubmitting && changesBetween(bodyOf(base), bodyOf(fresh)).length > 0) setBase(fresh);

  async function submit(typed: AccountValues) {
    const query = { ...queryFor(...accountRead(scope, account.id)), staleTime: 0 };
    const now = valuesOf(await client.fetchQuery(query));
    if (changesBetween(bodyOf(base), bodyOf(now)).length > 0) {
      setBase(now);
      throw new BaseMoved();
    }
    const body = bodyOf(typed);
    await update.mutateAsync({ path: { serviceAccountId: account.id }, body });
    showToast(t('saved', { name: body.name }));
    onClose();
  }

  return (
    <FormDrawer
      title={t('title', { name: accountName(account) })}
      form={form}
      submitLabel={t('submit')}
      submitDisabledReason={readable && changes.length === 0 ? t('nothing') : undefined}
      onSubmit={submit}
      explain={(error) =>
        error instanceof BaseMoved ? { title: t('movedTitle'), detail: t('moved') } : explain(error, form.getValues())
      }
      onClose={onClose}
    >
      <p className="form-lead">{t('lead')}</p>
      <AccountFields form={form} />
      <section className="form-section" aria-label={t('changes')}>
        <h3>{t('changes')}</h3>
        {changes.length === 0 ? <p className="field-hint">{t('nothing')}</p> : <AccountChanges changes={changes} />}
      </section>
    </FormDrawer>
  );
}
