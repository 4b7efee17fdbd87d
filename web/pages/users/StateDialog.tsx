import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { User } from '#shared/contract/iam/users.ts';
import { mutationInScope } from '#web/api/queries.ts';
import { ActionFailure } from '#web/problem/ActionFailure.tsx';
import { apiCallInScope } from '#web/recorder/api-call.ts';
import { AsApiCall } from '#web/recorder/as-api-call.ts';
import { useScope } from '#web/scope/use-scope.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { showToast } from '#web/ui/toast.ts';
import { userName } from './user-words.ts';

export interface StateDialogProps {
  user: User;
  /** What they are to be. */
  active: boolean;
  onClose: () => void;
}

/** Says what being switched off, or on again, means, then does it (behaviours B9). */
export function StateDialog({ user, active, onClose }: StateDialogProps) {
  const off = useTranslations('user.deactivate');
  const on = useTranslations('user.reactivate');
  const t = active ? on : off;
  const scope = useScope();
  const name = userName(user);
  const { mutate, isPending, error } = useMutation({
    ...mutationInScope(scope, 'PatchUserState'),
    onSuccess: () => {
      showToast(t('done', { name }));
      onClose();
    },
  });
  const args = { path: { userId: user.id }, body: { active } };
  return (
    <ConfirmDialog
      title={t('title', { name })}
      confirmLabel={t('confirm')}
      danger={!active}
      disabledReason={user.active === active && !isPending ? t('already') : undefined}
      pending={isPending}
      error={error && <ActionFailure error={error} />}
      onConfirm={() => mutate(args)}
      onClose={onClose}
    >
      <ul className="effects">
        <li>{t('effect', { name })}</li>
        {active ? undefined : <li>{off('sessions')}</li>}
        <li>{t('kept')}</li>
      </ul>
      <AsApiCall call={apiCallInScope(scope, 'PatchUserState', args)} />
    </ConfirmDialog>
  );
}
