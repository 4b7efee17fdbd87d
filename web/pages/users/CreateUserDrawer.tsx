import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import type { User } from '#shared/contract/iam/users.ts';
import { mutationInScope } from '#web/api/queries.ts';
import { FormDrawer } from '#web/form/FormDrawer.tsx';
import { useScope } from '#web/scope/use-scope.ts';
import { trimmed, type UserValues } from './user-changes.ts';
import { useUserFaults } from './use-user-faults.ts';
import { UserFields } from './UserFields.tsx';

export interface CreateUserDrawerProps {
  onCreated: (user: User) => void;
  onClose: () => void;
}

/** Asks who the new user is. In a space the user is assigned to it by being created there. */
export function CreateUserDrawer({ onCreated, onClose }: CreateUserDrawerProps) {
  const t = useTranslations('user.create');
  const scope = useScope();
  const create = useMutation(mutationInScope(scope, 'CreateUser'));
  const faults = useUserFaults();
  const form = useForm<UserValues>({ defaultValues: { email: '', firstname: '', lastname: '', active: false } });

  async function submit(values: UserValues) {
    const { active: _, ...body } = trimmed(values);
    onCreated(await faults.send(body.email, () => create.mutateAsync({ body })));
  }

  return (
    <FormDrawer
      title={t('title')}
      form={form}
      submitLabel={t('submit')}
      onSubmit={submit}
      explain={faults.explain}
      onClose={onClose}
    >
      <p className="form-lead">{scope.kind === 'space' ? t('leadSpace') : t('leadOrganisation')}</p>
      <UserFields form={form} taken={faults.taken} />
    </FormDrawer>
  );
}
