import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { RecoveryLink, User } from '#shared/contract/iam/users.ts';
import { call } from '#web/api/call.ts';
import { inScope } from '#web/api/scope.ts';
import { ActionFailure } from '#web/shell/ActionFailure.tsx';
import { useScope } from '#web/shell/use-scope.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { useKitText } from '#web/ui/kit-text.ts';
import { IssuedLinkDialog } from './IssuedLinkDialog.tsx';
import { userName } from './user-words.ts';

/**
 * Issues a recovery link: the effects first, then the link. The answer is a credential: it lives in this component
 * alone, beside every cache, and is gone with it (behaviours B9.12).
 */
export function RecoveryDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const t = useTranslations('user.recovery');
  const { cancel } = useKitText();
  const scope = useScope();
  const [issued, setIssued] = useState<RecoveryLink>();
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<unknown>();
  const name = userName(user);

  async function issue() {
    setPending(true);
    setError(undefined);
    try {
      setIssued(await call(...inScope(scope, 'RecoverUser', { path: { userId: user.id } })));
    } catch (reason) {
      setError(reason);
    } finally {
      setPending(false);
    }
  }

  if (issued) return <IssuedLinkDialog issued={issued} name={name} onClose={onClose} />;
  return (
    <Dialog
      role="alertdialog"
      title={t('title')}
      onClose={() => {
        if (!pending) onClose();
      }}
      footer={
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus, as its pattern asks */}
          <Button onClick={onClose} autoFocus>
            {cancel}
          </Button>
          <Button variant="primary" pending={pending} onClick={() => void issue()}>
            {t('issue')}
          </Button>
        </>
      }
    >
      <div className="form">
        <p>{t('for', { name, email: user.email })}</p>
        <section aria-labelledby="recovery-effects">
          <h3 id="recovery-effects">{t('effectsTitle')}</h3>
          <ul className="effects">
            <li>{t('effectPassword')}</li>
            <li>{t('effectSessions')}</li>
            <li>{t('effectEarlier')}</li>
            <li>{t('effectLink')}</li>
          </ul>
        </section>
        {error === undefined ? undefined : <ActionFailure error={error} />}
      </div>
    </Dialog>
  );
}
