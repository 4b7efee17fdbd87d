import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { Permission } from '#shared/contract/iam/permissions.ts';
import type { Role } from '#shared/contract/iam/roles.ts';
import type { Applied } from '#web/access/effect-reading.ts';
import { EffectDialog } from '#web/access/EffectGate.tsx';
import type { KnownEffect } from '#web/access/use-effect-of.ts';
import { useScope } from '#web/scope/use-scope.ts';
import { ChangeProgress } from './ChangeProgress.tsx';
import { Holders } from './Holders.tsx';
import type { RoleReceipt } from './role-receipt.ts';
import { roleName } from './role-words.ts';
import { usePermissionChange } from './use-permission-change.ts';
import { useRoleEffect, type RoleEffect } from './use-role-effect.ts';
import { useRoleDoubts, useRoleMove } from './use-role-move.tsx';

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
  const leaving = useMemo(() => held.filter(({ uuid }) => uuids.includes(uuid)), [held, uuids]);
  const names = useMemo(() => ({ add: [], remove: leaving.map((permission) => permission.name) }), [leaving]);
  const effect = useRoleEffect(scope, role.uuid, leaving.length > 0 ? names : undefined);
  const rest = change.left.flat().length;

  async function remove(known: KnownEffect<RoleEffect>): Promise<Applied> {
    const gone = leaving.map(({ uuid }) => uuid);
    const { applied, receipt } = await (rest > 0 ? change.again(known) : change.start(role.uuid, gone, known));
    if (applied === 'done') onDone(receipt);
    return applied;
  }

  return (
    <EffectDialog
      title={t('title', { count: uuids.length, name: roleName(role) })}
      confirmLabel={
        !change.running && rest > 0 ? again('again', { count: rest }) : t('confirm', { count: uuids.length })
      }
      danger
      effect={effect}
      doubts={useRoleDoubts(effect.value)}
      moveOf={useRoleMove()}
      reason={leaving.length === 0 ? t('gone') : undefined}
      error={<ChangeProgress change={change} region={scope.region} />}
      onApply={remove}
      onClose={onClose}
    >
      <p>{t('effect')}</p>
      <Holders effect={effect} />
    </EffectDialog>
  );
}
