import { useMutation, useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { ServiceAccount } from '#shared/contract/iam/service-accounts.ts';
import { allFor } from '#web/api/all-pages.ts';
import { mutationFor } from '#web/api/queries.ts';
import { FormDrawer } from '#web/form/FormDrawer.tsx';
import { paths } from '#web/address/paths.ts';
import { useExplain } from '#web/problem/use-explain.ts';
import { useScope } from '#web/scope/use-scope.ts';
import { showToast } from '#web/ui/toast.ts';
import { accountName } from './account-words.ts';
import { SpaceField } from './SpaceField.tsx';

/** Assigns an account of the organisation to one of my spaces that it is not in yet. */
export function AssignAccountDrawer({ account, onClose }: { account: ServiceAccount; onClose: () => void }) {
  const t = useTranslations('account.assign');
  const { region, id: organisationId } = useScope();
  const navigate = useNavigate();
  const explain = useExplain();
  const { id: serviceAccountId } = account;
  const path = { organisationId, serviceAccountId };
  const { data: held } = useQuery(allFor(region, 'ListSpacesOfServiceAccount', { path }));
  const { mutateAsync } = useMutation(mutationFor(region, 'AssignServiceAccountToSpace'));
  const form = useForm({ defaultValues: { spaceId: '' } });
  const name = accountName(account);

  async function submit({ spaceId }: { spaceId: string }) {
    await mutateAsync({ path: { spaceId, serviceAccountId } });
    const there = paths.serviceAccount({ region, kind: 'space', id: spaceId }, serviceAccountId);
    showToast(t('assigned', { name }), { label: t('openThere'), onPress: () => void navigate(there) });
    onClose();
  }

  return (
    <FormDrawer
      title={t('title', { name })}
      form={form}
      submitLabel={t('submit')}
      onSubmit={submit}
      explain={explain}
      onClose={onClose}
    >
      <p className="form-lead">{t('lead')}</p>
      <SpaceField
        form={form}
        name="spaceId"
        region={region}
        organisationId={organisationId}
        without={new Set(held?.map(({ id }) => id))}
      />
    </FormDrawer>
  );
}
