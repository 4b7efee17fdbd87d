import type { ReactNode } from 'react';
import { Dialog, Heading, I18nProvider, Modal, ModalOverlay } from 'react-aria-components';
import { CloseIcon } from './icons.tsx';
import { IconButton } from './IconButton.tsx';
import { useKitText } from './kit-text.ts';
import { nameText } from './name-text.ts';
import { useFirstFocus } from './use-first-focus.ts';

export interface DrawerProps {
  title: string;
  /** Escape, the cross, or a press beside the drawer. The caller decides whether it closes. */
  onClose: () => void;
  /** `DrawerBody` and `DrawerFooter`, or a form made of them. */
  children: ReactNode;
  width?: 'medium' | 'wide';
}

/**
 * A panel at the side that takes the page's attention; open as long as it is rendered, and the focus goes back to where
 * it came from. Brings react-aria along: import it from a chunk of its own (`lazyPart`).
 */
export function Drawer({ title, onClose, children, width = 'medium' }: DrawerProps) {
  const text = useKitText();
  const onFocus = useFirstFocus();
  return (
    <I18nProvider locale={text.locale}>
      <ModalOverlay
        isOpen
        isDismissable
        className="veil"
        onOpenChange={(open) => {
          if (!open) onClose();
        }}
      >
        <Modal className="drawer" data-width={width} render={(props) => <div {...props} onFocusCapture={onFocus} />}>
          <Dialog className="drawer-content">
            <header className="drawer-header">
              <Heading slot="title" level={2}>
                {nameText(title)}
              </Heading>
              <IconButton icon={CloseIcon} label={text.close} onClick={onClose} />
            </header>
            {children}
          </Dialog>
        </Modal>
      </ModalOverlay>
    </I18nProvider>
  );
}

/** The part of a drawer that scrolls. */
export function DrawerBody({ children }: { children: ReactNode }) {
  return <div className="drawer-body">{children}</div>;
}

/** The drawer's commands, always in sight; the one that goes ahead comes last. */
export function DrawerFooter({ children }: { children: ReactNode }) {
  return <footer className="drawer-footer">{children}</footer>;
}
