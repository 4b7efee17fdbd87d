import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Permission } from '#shared/contract/iam/permissions.ts';
import type { Role } from '#shared/contract/iam/roles.ts';
import { useScope } from '#web/shell/use-scope.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { ChangeProgress } from './ChangeProgress.tsx';
import { Holders } from './Holders.tsx';
import type { RoleReceipt } from './role-receipt.ts';
import { roleName } from './role-words.ts';
import { usePermissionChange } from './use-permission-change.ts';

export interface RemovePermissionsDialogProps {
  role: Role;
  /** What the role gives. */
  held: readonly Permission[];
  uuids: readonly string[];
  onClose: () => void;
  /** All of them are gone; without a receipt when the role could not be read again. */
  onDone: (receipt: RoleReceipt | undefined) => void;
}

/** Asks before permissions are taken out of a role, showing who loses what by it. */
export function RemovePermissionsDialog({ role, held, uuids, onClose, onDone }: RemovePermissionsDialogProps) {
  const t = useTranslations('role.removing');
  const again = useTranslations('role.change');
  const scope = useScope();
  const change = usePermissionChange(scope, 'RemoveRolePermissions');
  const [base] = useState(held);
  const [leaving] = useState(() =>
    held.filter(({ uuid }) => uuids.includes(uuid)).map((permission) => permission.name),
  );
  const name = roleName(role);
  const { started, left, running, moved } = change;
  const rest = left.flat().length;

  async function remove() {
    const done =
      rest > 0 ? await change.again() : await change.start(role.uuid, uuids, moved === undefined ? base : held);
    if (done !== false) onDone(done === true ? undefined : done);
  }

  return (
    <ConfirmDialog
      title={t('title', { count: uuids.length, name })}
      confirmLabel={
        started && !running && rest > 0 ? again('again', { count: rest }) : t('confirm', { count: uuids.length })
      }
      danger
      pending={running}
      error={<ChangeProgress change={change} region={scope.region} />}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <p>{t('effect')}</p>
      <Holders roleUuid={role.uuid} change={{ add: [], remove: leaving }} bounded />
    </ConfirmDialog>
  );
}
