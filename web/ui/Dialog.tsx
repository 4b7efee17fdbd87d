import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { Dialog as AriaDialog, Heading, I18nProvider, Modal, ModalOverlay } from 'react-aria-components';
import { useKitText } from './kit-text.ts';
import { nameText } from './name-text.ts';
import { useFirstFocus } from './use-first-focus.ts';

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

/** Windows with no room for an answer that is told below the middle of a dialog. */
const isSmall = '(width < 40rem) or (height < 36rem)';

/**
 * Holds the foot of a question where it is as it opens (overlay.css): its buttons stay where they are whatever comes above
 * them. In the middle where there is room for that, else at the lower edge. Another question is as high as it is.
 */
function HeldFoot({ dialog }: { dialog: RefObject<HTMLElement | null> }) {
  useLayoutEffect(() => {
    const { current } = dialog;
    if (current === null) return undefined;
    const foot = matchMedia(isSmall).matches ? '1rem' : `max(1rem, 50dvh - ${current.offsetHeight / 2}px)`;
    current.style.setProperty('--foot', foot);
    return () => void current.style.removeProperty('--foot');
  }, [dialog]);
  return undefined;
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
  const modal = useRef<HTMLDivElement>(null);
  const onFocus = useFirstFocus();
  const asks = role === 'alertdialog' || undefined;
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
        <Modal
          ref={modal}
          className="dialog"
          data-width={wide ? 'wide' : undefined}
          data-asks={asks}
          render={(props) => <div {...props} onFocusCapture={onFocus} />}
        >
          <AriaDialog role={role} className="dialog-content">
            <Heading slot="title" level={2}>
              {nameText(title)}
            </Heading>
            <div className="dialog-body">{children}</div>
            <footer className="dialog-footer">{footer}</footer>
          </AriaDialog>
        </Modal>
      </ModalOverlay>
      {asks ? <HeldFoot key={`${title} ${wide}`} dialog={modal} /> : undefined}
    </I18nProvider>
  );
}
