import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { RecoveryLink, User } from '#shared/contract/iam/users.ts';
import { call } from '#web/api/call.ts';
import { inScope } from '#web/api/scope.ts';
import { useUnsavedGuard } from '#web/form/unsaved-guard.ts';
import { ActionFailure } from '#web/shell/ActionFailure.tsx';
import { useScope } from '#web/shell/use-scope.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { useKitText } from '#web/ui/kit-text.ts';
import { IssuedLink, type LinkPart } from './IssuedLink.tsx';
import { LeaveLinkFooter } from './LeaveLinkFooter.tsx';
import { RecoveryEffects } from './RecoveryEffects.tsx';
import { userName } from './user-words.ts';

export interface RecoveryDialogProps {
  user: User;
  /** For somebody who has never signed in: called an activation link then. */
  first: boolean;
  onClose: () => void;
}

/**
 * Issues a recovery link: the effects first, then the link and its code. The answer is a credential: it lives in this
 * component alone, beside every cache, and is gone with it (behaviours B9.12).
 */
export function RecoveryDialog({ user, first, onClose }: RecoveryDialogProps) {
  const t = useTranslations('user.recovery');
  const { cancel } = useKitText();
  const scope = useScope();
  const [issued, setIssued] = useState<RecoveryLink>();
  const [copied, setCopied] = useState<ReadonlySet<LinkPart>>(new Set());
  const [asking, setAsking] = useState(false);
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<unknown>();
  const parts: readonly LinkPart[] = issued?.code === undefined ? ['link'] : ['link', 'code'];
  const missing = issued ? parts.filter((part) => !copied.has(part)) : [];
  useUnsavedGuard(missing.length > 0, () => setAsking(true), true);

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

  function leave() {
    if (pending) return;
    if (missing.length === 0) onClose();
    else setAsking(true);
  }

  if (issued) {
    return (
      <Dialog
        title={t('issuedTitle')}
        onClose={leave}
        footer={
          <LeaveLinkFooter
            missing={missing}
            asking={asking}
            onLeave={leave}
            onClose={onClose}
            onStay={() => setAsking(false)}
          />
        }
      >
        <IssuedLink
          issued={issued}
          name={userName(user)}
          onCopied={(part) => setCopied((before) => new Set([...before, part]))}
        />
      </Dialog>
    );
  }
  return (
    <Dialog
      title={first ? t('titleFirst') : t('title')}
      onClose={leave}
      footer={
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus, as its pattern asks */}
          <Button onClick={leave} autoFocus>
            {cancel}
          </Button>
          <Button variant="primary" pending={pending} onClick={() => void issue()}>
            {t('issue')}
          </Button>
        </>
      }
    >
      <RecoveryEffects user={user} first={first} />
      {error === undefined ? undefined : <ActionFailure error={error} />}
    </Dialog>
  );
}
