import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useSignedInRegion } from '#web/session/use-session.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { useKitText } from '#web/ui/kit-text.ts';
import { Notice } from '#web/ui/Notice.tsx';

export interface OwnAccountGateProps {
  region: string;
  accountId: string;
  onClose: () => void;
  /** What takes the account away. */
  children: ReactNode;
}

/** Stops whoever is about to take away the very account this session is signed in with. */
export function OwnAccountGate({ region, accountId, onClose, children }: OwnAccountGateProps) {
  const t = useTranslations('account.own');
  const { cancel } = useKitText();
  const own = useSignedInRegion(region)?.clientId === accountId;
  const [accepted, setAccepted] = useState(false);
  if (!own || accepted) return children;
  return (
    <Dialog
      role="alertdialog"
      title={t('title')}
      onClose={onClose}
      footer={
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus, as its pattern asks */}
          <Button autoFocus onClick={onClose}>
            {cancel}
          </Button>
          <Button variant="danger" onClick={() => setAccepted(true)}>
            {t('goOn')}
          </Button>
        </>
      }
    >
      <Notice tone="error" title={t('warning', { region })}>
        <p>{t('shared')}</p>
        <p>{t('instead')}</p>
      </Notice>
    </Dialog>
  );
}
