import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { Role } from '#shared/contract/iam/roles.ts';
import { appliedBy, EffectDialog } from '#web/access/EffectGate.tsx';
import type { KnownEffect } from '#web/access/use-effect-of.ts';
import { mutationInScope } from '#web/api/queries.ts';
import type { Scope } from '#web/api/scope.ts';
import { ActionFailure } from '#web/problem/ActionFailure.tsx';
import { apiCallInScope } from '#web/recorder/api-call.ts';
import { AsApiCall } from '#web/recorder/as-api-call.ts';
import { useScope } from '#web/scope/use-scope.ts';
import { showToast } from '#web/ui/toast.ts';
import { Holders } from './Holders.tsx';
import { roleName } from './role-words.ts';
import { useRoleEffect, type RoleEffect } from './use-role-effect.ts';
import { useRoleDoubts, useRoleMove } from './use-role-move.tsx';

export interface DeleteRoleDialogProps {
  role: Role;
  onClose: () => void;
  onGone: () => void;
}

/** Says who loses the role and asks for its name to be typed, since it cannot be undone. */
export function DeleteRoleDialog({ role, onClose, onGone }: DeleteRoleDialogProps) {
  const t = useTranslations('roles.deletion');
  const name = roleName(role);
  const scope = useScope();
  const effect = useRoleEffect(scope, role.uuid, 'all');
  const { remove, error } = useRoleDeletion(scope, role.uuid);
  return (
    <EffectDialog
      title={t('title', { name })}
      confirmLabel={t('confirm')}
      danger
      typedName={name}
      effect={effect}
      doubts={useRoleDoubts(effect.value)}
      moveOf={useRoleMove()}
      error={error && <ActionFailure error={error} />}
      onApply={async (known) => {
        const applied = await remove(known);
        if (applied === 'done') {
          showToast(t('deleted', { name }));
          onGone();
        }
        return applied;
      }}
      onClose={onClose}
    >
      <ul className="effects">
        <li>{t('effect')}</li>
        <li>{t('final')}</li>
      </ul>
      <Holders effect={effect} />
      <AsApiCall call={apiCallInScope(scope, 'DeleteRole', { path: { roleUuid: role.uuid } })} />
    </EffectDialog>
  );
}

function useRoleDeletion(scope: Scope, roleUuid: string) {
  const { mutateAsync, error } = useMutation(mutationInScope(scope, 'DeleteRole'));
  /** Takes the role away from everyone. What that does is known, which is all that is asked of `known`. */
  const remove = (_known: KnownEffect<RoleEffect>) => appliedBy(mutateAsync({ path: { roleUuid } }));
  return { remove, error };
}
