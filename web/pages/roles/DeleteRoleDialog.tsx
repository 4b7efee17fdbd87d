import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { Role } from '#shared/contract/iam/roles.ts';
import { mutationInScope } from '#web/api/queries.ts';
import { ActionFailure } from '#web/shell/ActionFailure.tsx';
import { useScope } from '#web/shell/use-scope.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { showToast } from '#web/ui/toast.ts';
import { Holders } from './Holders.tsx';
import { nameToType, roleName } from './role-words.ts';

export interface DeleteRoleDialogProps {
  role: Role;
  onClose: () => void;
  onGone: () => void;
}

/** Says who loses the role and asks for its name to be typed, since it cannot be undone. */
export function DeleteRoleDialog({ role, onClose, onGone }: DeleteRoleDialogProps) {
  const t = useTranslations('roles.deletion');
  const name = roleName(role);
  const { mutate, isPending, error } = useMutation({
    ...mutationInScope(useScope(), 'DeleteRole'),
    onSuccess: () => {
      showToast(t('deleted', { name }));
      onGone();
    },
  });
  return (
    <ConfirmDialog
      title={t('title', { name })}
      confirmLabel={t('confirm')}
      danger
      typedName={nameToType(role)}
      pending={isPending}
      error={error && <ActionFailure error={error} />}
      onConfirm={() => mutate({ path: { roleUuid: role.uuid } })}
      onClose={onClose}
    >
      <ul className="effects">
        <li>{t('effect')}</li>
        <li>{t('final')}</li>
      </ul>
      <Holders roleUuid={role.uuid} change="all" />
    </ConfirmDialog>
  );
}
