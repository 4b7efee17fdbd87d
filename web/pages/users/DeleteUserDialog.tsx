import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { User } from '#shared/contract/iam/users.ts';
import { mutationFor } from '#web/api/queries.ts';
import { paths } from '#web/address/paths.ts';
import { ActionFailure } from '#web/problem/ActionFailure.tsx';
import { apiCall } from '#web/recorder/api-call.ts';
import { AsApiCall } from '#web/recorder/as-api-call.ts';
import { useScope } from '#web/scope/use-scope.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { showToast } from '#web/ui/toast.ts';
import { userName } from './user-words.ts';

export interface DeleteUserDialogProps {
  user: User;
  onClose: () => void;
  onGone: () => void;
}

/** States what is lost and asks for the name to be typed, since it cannot be undone (behaviours B8). */
export function DeleteUserDialog({ user, onClose, onGone }: DeleteUserDialogProps) {
  const t = useTranslations('user.delete');
  const scope = useScope();
  const { region, id: organisationId } = scope;
  const name = userName(user);
  const { mutate, isPending, error } = useMutation({
    ...mutationFor(region, 'DeleteUserOrganisation'),
    onSuccess: () => {
      showToast(t('deleted', { name }));
      onGone();
    },
  });
  const args = { path: { organisationId, userId: user.id } };
  return (
    <ConfirmDialog
      title={t('title', { name })}
      confirmLabel={t('confirm')}
      danger
      typedName={userName(user)}
      pending={isPending}
      error={error && <ActionFailure error={error} />}
      onConfirm={() => mutate(args)}
      onClose={onClose}
    >
      <ul className="effects">
        <li>{t('effect', { name })}</li>
        <li>{t('keys')}</li>
        <li>{t('rights')}</li>
      </ul>
      <p>{t('final')}</p>
      <p>
        <TextLink to={paths.leaver(scope, user.id)}>{t('leaver')}</TextLink>
      </p>
      <AsApiCall call={apiCall(region, 'DeleteUserOrganisation', args)} />
    </ConfirmDialog>
  );
}
