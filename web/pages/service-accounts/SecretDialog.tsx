import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useUnsavedGuard } from '#web/form/unsaved-guard.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import type { SecretPair } from './env-file.ts';
import { SecretPanel, type Taken } from './SecretPanel.tsx';

export interface SecretDialogProps {
  pair: SecretPair;
  children?: ReactNode;
  /** The secret was taken away; it is gone with this dialog. */
  onClose: () => void;
}

/** Shows a new secret. Neither Escape, Back, a press beside it nor closing the page takes it away unread. */
export function SecretDialog({ pair, children, onClose }: SecretDialogProps) {
  const t = useTranslations('account.secret');
  const [taken, setTaken] = useState<Taken>();
  const [asked, setAsked] = useState(false);
  const unread = taken === undefined;
  useUnsavedGuard(unread, () => setAsked(true));

  function leave() {
    if (unread) setAsked(true);
    else onClose();
  }

  return (
    <Dialog
      title={t('title', { name: pair.name })}
      onClose={leave}
      footer={
        <>
          {asked && unread ? <p role="alert">{t('unread')}</p> : undefined}
          <Button variant="primary" onClick={leave} disabledReason={unread ? t('unread') : undefined}>
            {t('done')}
          </Button>
        </>
      }
    >
      <SecretPanel pair={pair} taken={taken} onTaken={setTaken}>
        {children}
      </SecretPanel>
    </Dialog>
  );
}
