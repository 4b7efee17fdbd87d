import { useState, type ReactNode } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

export interface UnreadDialogProps {
  title: string;
  /** What to do before it may be closed; undefined once that was done. */
  unread: string | undefined;
  doneLabel: string;
  children: ReactNode;
  /** What it showed was taken away, and is gone with it. */
  onClose: () => void;
}

/** Shows something once. Neither Escape, Back, a press beside it nor closing the page takes it away unread. */
export function UnreadDialog({ title, unread, doneLabel, children, onClose }: UnreadDialogProps) {
  const [asked, setAsked] = useState(false);
  useUnsavedGuard(unread !== undefined, () => setAsked(true), { stay: () => setAsked(false) });

  function leave() {
    if (unread === undefined) onClose();
    else setAsked(true);
  }

  return (
    <Dialog
      title={title}
      onClose={leave}
      footer={
        <>
          {asked && unread !== undefined ? <p role="alert">{unread}</p> : undefined}
          <Button variant="primary" onClick={leave} disabledReason={unread}>
            {doneLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
