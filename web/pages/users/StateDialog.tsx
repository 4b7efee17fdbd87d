import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { User } from '#shared/contract/iam/users.ts';
import { appliedBy, EffectDialog } from '#web/access/EffectGate.tsx';
import { LossSection } from '#web/access/LossSection.tsx';
import { useLossGaps } from '#web/access/use-loss-gaps.ts';
import { useLoss } from '#web/access/use-loss.ts';
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

/**
 * Shows what being switched off or on means, then does it (behaviours B9). Whoever must not get in any more need not wait for
 * that to be read: nothing is taken away, and none of it works, whatever it is. What is let in again is known before.
 */
export function StateDialog({ user, active, onClose }: StateDialogProps) {
  const off = useTranslations('user.deactivate');
  const on = useTranslations('user.activate');
  const t = active ? on : off;
  const scope = useScope();
  const name = userName(user);
  const subject = { type: 'users', id: user.id } as const;
  const effect = useLoss(scope, subject, false);
  const gaps = useLossGaps(effect, scope);
  const { mutate, mutateAsync, isPending, error } = useMutation({
    ...mutationInScope(scope, 'PatchUserState'),
    onSuccess: () => {
      showToast(t('done', { name }));
      onClose();
    },
  });
  const args = { path: { userId: user.id }, body: { active } };
  const already = user.active === active && !isPending ? t('already') : undefined;
  const question = {
    title: t('title', { name }),
    confirmLabel: t('confirm'),
    error: error && <ActionFailure error={error} />,
    onClose,
    children: (
      <>
        <ul className="effects">
          <li>{t('effect', { name })}</li>
          {active ? undefined : <li>{off('sessions')}</li>}
          <li>{t('kept')}</li>
        </ul>
        <LossSection
          effect={effect}
          subject={subject}
          from={scope}
          fate={active ? 'regained' : 'idle'}
          isGated={active}
        />
        <AsApiCall call={apiCallInScope(scope, 'PatchUserState', args)} />
      </>
    ),
  };
  return active ? (
    <EffectDialog
      {...question}
      effect={effect}
      {...gaps}
      reason={already}
      onApply={() => appliedBy(mutateAsync(args))}
    />
  ) : (
    <ConfirmDialog {...question} danger disabledReason={already} pending={isPending} onConfirm={() => mutate(args)} />
  );
}
