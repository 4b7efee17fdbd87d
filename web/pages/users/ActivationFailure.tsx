import { useTranslations } from 'use-intl';
import type { User } from '#shared/contract/iam/users.ts';
import { ActionFailure } from '#web/problem/ActionFailure.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { useKitText } from '#web/ui/kit-text.ts';
import { userName } from './user-words.ts';

export interface ActivationFailureProps {
  user: User;
  error: unknown;
  onRetry: () => void;
  onClose: () => void;
}

/** Activating asks nothing, so only its failure needs a place. */
export function ActivationFailure({ user, error, onRetry, onClose }: ActivationFailureProps) {
  const t = useTranslations('user.activate');
  const { close } = useKitText();
  return (
    <Dialog
      role="alertdialog"
      title={t('failedTitle', { name: userName(user) })}
      onClose={onClose}
      footer={
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus, as its pattern asks */}
          <Button onClick={onClose} autoFocus>
            {close}
          </Button>
          <Button variant="primary" onClick={onRetry}>
            {t('retry')}
          </Button>
        </>
      }
    >
      <ActionFailure error={error} />
    </Dialog>
  );
}
