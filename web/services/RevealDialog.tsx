import { useEffect, useRef, useState, type ReactNode } from 'react';
import { UnreadDialog } from '#web/form/UnreadDialog.tsx';
import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { useKitText } from '#web/ui/kit-text.ts';
import { RevealedSecret } from './RevealedSecret.tsx';
import { ServiceFailure } from './ServiceFailure.tsx';

export interface RevealDialogProps {
  region: string;
  title: string;
  /** What will be done and what it means, with the progress once it is under way. */
  children: ReactNode;
  confirmLabel: string;
  danger?: boolean;
  /** Fetches the secret, beside every cache. @throws ApiProblem; whatever it likes once `signal` is aborted. */
  fetch: (signal: AbortSignal) => Promise<string>;
  /** Title of the dialog that shows the secret, and name of the secret in it. */
  shownTitle: string;
  secretLabel: string;
  copyLabel: string;
  onClose: () => void;
}

/**
 * Asks, fetches a secret, and shows it once. The secret lives in this component alone and is gone with it; it is never
 * in a cache, an address, storage or a log.
 */
export function RevealDialog(props: RevealDialogProps) {
  const { region, title, children, confirmLabel, danger = false, fetch, shownTitle, onClose } = props;
  const { secretLabel, copyLabel } = props;
  const t = useTranslations('services.secret');
  const { cancel, close } = useKitText();
  const [secret, setSecret] = useState<string>();
  const [taken, setTaken] = useState(false);
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<unknown>();
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);

  async function reveal() {
    const controller = new AbortController();
    leaving.current = controller;
    setPending(true);
    setError(undefined);
    try {
      const fetched = await fetch(controller.signal);
      if (!controller.signal.aborted) setSecret(fetched);
    } catch (reason) {
      if (!controller.signal.aborted) setError(reason);
    } finally {
      if (!controller.signal.aborted) setPending(false);
    }
  }

  if (secret !== undefined) {
    return (
      <UnreadDialog title={shownTitle} unread={taken ? undefined : t('unread')} doneLabel={t('done')} onClose={onClose}>
        <RevealedSecret label={secretLabel} copyLabel={copyLabel} secret={secret} onTaken={setTaken} />
      </UnreadDialog>
    );
  }
  return (
    <Dialog
      role="alertdialog"
      title={title}
      onClose={onClose}
      footer={
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus, as its pattern asks */}
          <Button onClick={onClose} autoFocus>
            {pending ? close : cancel}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} pending={pending} onClick={() => void reveal()}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className="form">
        {children}
        <ServiceFailure error={error} region={region} />
      </div>
    </Dialog>
  );
}
