import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import type { Role } from '#shared/contract/iam/roles.ts';
import { mutationInScope } from '#web/api/queries.ts';
import { FormDrawer } from '#web/form/FormDrawer.tsx';
import { useScope } from '#web/scope/use-scope.ts';
import { trimmed, type RoleValues } from './role-values.ts';
import { RoleFields } from './RoleFields.tsx';
import { useRoleFaults } from './use-role-faults.ts';

export interface CreateRoleDrawerProps {
  onCreated: (role: Role) => void;
  onClose: () => void;
}

/** Asks for a new role of the scope at hand; it has no permissions yet (behaviours B10.3). */
export function CreateRoleDrawer({ onCreated, onClose }: CreateRoleDrawerProps) {
  const t = useTranslations('roles.form');
  const create = useMutation(mutationInScope(useScope(), 'CreateRole'));
  const explain = useRoleFaults();
  const form = useForm<RoleValues>({ defaultValues: { name: '', description: '' } });
  return (
    <FormDrawer
      title={t('createTitle')}
      submitLabel={t('create')}
      form={form}
      onSubmit={async (values) => onCreated(await create.mutateAsync({ body: trimmed(values) }))}
      explain={explain}
      onClose={onClose}
    >
      <p className="form-lead">{t('createLead')}</p>
      <RoleFields form={form} />
    </FormDrawer>
  );
}
