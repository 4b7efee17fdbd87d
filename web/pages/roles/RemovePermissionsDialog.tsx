import { useTranslations } from 'use-intl';
import type { Role } from '#shared/contract/iam/roles.ts';
import { useScope } from '#web/shell/use-scope.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { showToast } from '#web/ui/toast.ts';
import { ChangeProgress } from './ChangeProgress.tsx';
import { roleName } from './role-words.ts';
import { usePermissionChange } from './use-permission-change.ts';

export interface RemovePermissionsDialogProps {
  role: Role;
  uuids: readonly string[];
  onClose: () => void;
  /** All of them are gone. */
  onDone: () => void;
}

/** Asks before permissions are taken out of a role, which takes them away from everyone who holds it. */
export function RemovePermissionsDialog({ role, uuids, onClose, onDone }: RemovePermissionsDialogProps) {
  const t = useTranslations('role.removing');
  const change = usePermissionChange(useScope(), 'RemoveRolePermissions');
  const again = useTranslations('role.change');
  const name = roleName(role);
  const { started, left, running } = change;
  const rest = left.flat().length;

  async function remove() {
    const gone = started ? await change.again() : await change.start(role.uuid, uuids);
    if (!gone) return;
    showToast(t('removed', { count: uuids.length, name }));
    onDone();
  }

  return (
    <ConfirmDialog
      title={t('title', { count: uuids.length, name })}
      confirmLabel={started && !running ? again('again', { count: rest }) : t('confirm', { count: uuids.length })}
      danger
      pending={running}
      error={<ChangeProgress change={change} region={useScope().region} />}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <p>{t('effect')}</p>
    </ConfirmDialog>
  );
}
