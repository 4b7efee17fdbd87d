import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { User } from '#shared/contract/iam/users.ts';
import { appliedBy, EffectDialog } from '#web/access/EffectGate.tsx';
import { LossSection } from '#web/access/LossSection.tsx';
import { useLossGaps } from '#web/access/use-loss-gaps.ts';
import { useLoss } from '#web/access/use-loss.ts';
import { mutationFor } from '#web/api/queries.ts';
import { ActionFailure } from '#web/problem/ActionFailure.tsx';
import { apiCall } from '#web/recorder/api-call.ts';
import { AsApiCall } from '#web/recorder/as-api-call.ts';
import { useScope } from '#web/scope/use-scope.ts';
import { showToast } from '#web/ui/toast.ts';
import { userName } from './user-words.ts';

export interface UnassignDialogProps {
  user: User;
  spaceId: string;
  spaceName: string;
  onClose: () => void;
  onGone: () => void;
}

/** Takes a user out of a space and shows what goes with it (behaviours B8.3). */
export function UnassignDialog({ user, spaceId, spaceName: space, onClose, onGone }: UnassignDialogProps) {
  const t = useTranslations('user.unassign');
  const { region } = useScope();
  const name = userName(user);
  const subject = { type: 'users', id: user.id } as const;
  const from = { region, kind: 'space', id: spaceId } as const;
  const effect = useLoss(from, subject);
  const { mutateAsync, error } = useMutation({
    ...mutationFor(region, 'UnassignUserSpace'),
    onSuccess: () => {
      showToast(t('unassigned', { name, space }));
      onGone();
    },
  });
  const args = { path: { spaceId, userId: user.id } };
  return (
    <EffectDialog
      title={t('title', { name, space })}
      confirmLabel={t('confirm')}
      danger
      effect={effect}
      {...useLossGaps(effect, from)}
      error={error && <ActionFailure error={error} />}
      onApply={() => appliedBy(mutateAsync(args))}
      onClose={onClose}
    >
      <ul className="effects">
        <li>{t('effect', { name })}</li>
        <li>{t('kept')}</li>
      </ul>
      <LossSection effect={effect} subject={subject} from={from} isGated />
      <AsApiCall call={apiCall(region, 'UnassignUserSpace', args)} />
    </EffectDialog>
  );
}
