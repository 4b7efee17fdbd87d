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

/** Says what being switched off means, then does it (behaviours B9). */
export function DeactivateDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const t = useTranslations('user.deactivate');
  const scope = useScope();
  const name = userName(user);
  const { mutate, isPending, error } = useMutation({
    ...mutationInScope(scope, 'PatchUserState'),
    onSuccess: () => {
      showToast(t('deactivated', { name }));
      onClose();
    },
  });
  const args = { path: { userId: user.id }, body: { active: false } };
  return (
    <ConfirmDialog
      title={t('title', { name })}
      confirmLabel={t('confirm')}
      danger
      pending={isPending}
      error={error && <ActionFailure error={error} />}
      onConfirm={() => mutate(args)}
      onClose={onClose}
    >
      <ul className="effects">
        <li>{t('effect', { name })}</li>
        <li>{t('sessions')}</li>
        <li>{t('undo')}</li>
      </ul>
      <AsApiCall call={apiCallInScope(scope, 'PatchUserState', args)} />
    </ConfirmDialog>
  );
}
