import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, I18nProvider, Modal, ModalOverlay } from 'react-aria-components';
import { useKitText } from './kit-text.ts';
import { nameText } from './name-text.ts';

export interface DialogProps {
  title: string;
  children: ReactNode;
  /** Buttons, the one that goes ahead last. */
  footer: ReactNode;
  /** Escape, or a press beside it where `dismissable`. */
  onClose: () => void;
  /** `alertdialog` when it stops the reader to ask about consequences. */
  role?: 'dialog' | 'alertdialog';
  /** A press beside it closes it. Off for what is shown only once. */
  dismissable?: boolean;
  /** Twice the width of a question, for what stands side by side. */
  wide?: boolean;
}

/** A question or a result in front of the page; open as long as it is rendered. */
export function Dialog({
  title,
  children,
  footer,
  onClose,
  role = 'dialog',
  dismissable = false,
  wide = false,
}: DialogProps) {
  const { locale } = useKitText();
  return (
    <I18nProvider locale={locale}>
      <ModalOverlay
        isOpen
        isDismissable={dismissable}
        className="veil"
        onOpenChange={(open) => {
          if (!open) onClose();
        }}
      >
        <Modal className="dialog" data-width={wide ? 'wide' : undefined}>
          <AriaDialog role={role} className="dialog-content">
            <Heading slot="title" level={2}>
              {nameText(title)}
            </Heading>
            <div className="dialog-body">{children}</div>
            <footer className="dialog-footer">{footer}</footer>
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </I18nProvider>
  );
}
