import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { User } from '#shared/contract/iam/users.ts';
import { appliedBy, EffectDialog } from '#web/access/EffectGate.tsx';
import { LossSection } from '#web/access/LossSection.tsx';
import { useLossGaps } from '#web/access/use-loss-gaps.ts';
import { useLoss } from '#web/access/use-loss.ts';
import { mutationFor } from '#web/api/queries.ts';
import { paths } from '#web/address/paths.ts';
import { ActionFailure } from '#web/problem/ActionFailure.tsx';
import { apiCall } from '#web/recorder/api-call.ts';
import { AsApiCall } from '#web/recorder/as-api-call.ts';
import { useScope } from '#web/scope/use-scope.ts';
import { TextLink } from '#web/ui/TextLink.tsx';
import { showToast } from '#web/ui/toast.ts';
import { userName } from './user-words.ts';

export interface DeleteUserDialogProps {
  user: User;
  onClose: () => void;
  onGone: () => void;
}

/** Shows what is lost in each place and asks for the name to be typed, since it cannot be undone (behaviours B8). */
export function DeleteUserDialog({ user, onClose, onGone }: DeleteUserDialogProps) {
  const t = useTranslations('user.delete');
  const scope = useScope();
  const { region, id: organisationId } = scope;
  const name = userName(user);
  const subject = { type: 'users', id: user.id } as const;
  const effect = useLoss(scope, subject);
  const { mutateAsync, error } = useMutation({
    ...mutationFor(region, 'DeleteUserOrganisation'),
    onSuccess: () => {
      showToast(t('deleted', { name }));
      onGone();
    },
  });
  const args = { path: { organisationId, userId: user.id } };
  return (
    <EffectDialog
      title={t('title', { name })}
      confirmLabel={t('confirm')}
      danger
      typedName={userName(user)}
      effect={effect}
      {...useLossGaps(effect, scope)}
      error={error && <ActionFailure error={error} />}
      onApply={() => appliedBy(mutateAsync(args))}
      onClose={onClose}
    >
      <ul className="effects">
        <li>{t('effect', { name })}</li>
        <li>{t('keys')}</li>
        <li>{t('rights')}</li>
      </ul>
      <LossSection effect={effect} subject={subject} from={scope} isGated />
      <p>{t('final')}</p>
      <p>
        <TextLink to={paths.leaver(scope, user.id)}>{t('leaver')}</TextLink>
      </p>
      <AsApiCall call={apiCall(region, 'DeleteUserOrganisation', args)} />
    </EffectDialog>
  );
}
