import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import type { Role } from '#shared/contract/iam/roles.ts';
import { learnUnavailable } from '#web/api/unavailable.ts';
import { mutationInScope } from '#web/api/queries.ts';
import { FormDrawer } from '#web/form/FormDrawer.tsx';
import { useScope } from '#web/scope/use-scope.ts';
import { showToast } from '#web/ui/toast.ts';
import { roleChanges, valuesOf, type RoleValues } from './role-values.ts';
import { roleName } from './role-words.ts';
import { RoleFields } from './RoleFields.tsx';
import { roleRead } from './roles-read.ts';
import { useRoleFaults } from './use-role-faults.ts';

export interface EditRoleFormProps {
  role: Role;
  onClose: () => void;
}

/** Thrown when the region has turned out not to offer the change of roles (behaviours B12.5). */
class NotOffered extends Error {}

/** Changes name and description; only what changed is sent. */
export function EditRoleForm({ role, onClose }: EditRoleFormProps) {
  const t = useTranslations('roles');
  const scope = useScope();
  const client = useQueryClient();
  const update = useMutation(mutationInScope(scope, 'UpdateRole'));
  const faults = useRoleFaults();
  const [before] = useState(() => valuesOf(role));
  const form = useForm<RoleValues>({ defaultValues: before });
  const values = { ...before, ...useWatch({ control: form.control }) };
  const isChanged = Object.keys(roleChanges(before, values)).length > 0;

  async function submit(typed: RoleValues) {
    const body = roleChanges(before, typed);
    try {
      await update.mutateAsync({ path: { roleUuid: role.uuid }, body });
    } catch (error) {
      if (await learnUnavailable(client, roleRead(scope, role.uuid), 'UpdateRole', error)) throw new NotOffered();
      throw error;
    }
    showToast(t('saved', { name: body.name ?? roleName(role) }));
    onClose();
  }

  return (
    <FormDrawer
      title={t('form.editTitle', { name: roleName(role) })}
      submitLabel={t('form.save')}
      submitDisabledReason={isChanged ? undefined : t('form.unchanged')}
      form={form}
      onSubmit={submit}
      explain={(error) =>
        error instanceof NotOffered
          ? { title: t('unavailable'), detail: t('unavailableDetail', { region: scope.region }) }
          : faults(error)
      }
      onClose={onClose}
    >
      <RoleFields form={form} />
    </FormDrawer>
  );
}
