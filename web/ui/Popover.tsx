import type { ReactNode, RefObject } from 'react';
import { Dialog, I18nProvider, Popover as AriaPopover } from 'react-aria-components';
import { useKitText } from './kit-text.ts';
import { useTransient } from './transient.ts';

export interface PopoverProps {
  /** Accessible name of what opens. */
  label: string;
  /** The control it belongs to and gives the focus back to. */
  trigger: RefObject<Element | null>;
  onClose: () => void;
  placement?: 'bottom start' | 'bottom end';
  children: ReactNode;
}

/** A small panel beside its control; open as long as it is rendered. */
export function Popover({ label, trigger, onClose, placement = 'bottom start', children }: PopoverProps) {
  const { locale } = useKitText();
  useTransient(trigger, onClose);
  return (
    <I18nProvider locale={locale}>
      <AriaPopover
        isOpen
        triggerRef={trigger}
        placement={placement}
        offset={4}
        className="popover"
        onOpenChange={(open) => {
          if (!open) onClose();
        }}
      >
        <Dialog aria-label={label} className="popover-content">
          {children}
        </Dialog>
      </AriaPopover>
    </I18nProvider>
  );
}
