/** What is open beside its control for a moment, such as a menu or a popover: closed by whatever takes the page over. */
import { useEffect, useEffectEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';

const open = new Set<() => void>();

/** Registers what is open as long as it is rendered. */
export function useTransient(trigger: RefObject<Element | null>, onClose: () => void): void {
  const closeNow = useEffectEvent(onClose);
  useEffect(() => {
    const close = () => {
      closeNow();
      if (trigger.current instanceof HTMLElement) trigger.current.focus();
    };
    open.add(close);
    return () => void open.delete(close);
  }, [trigger]);
}

/** Closes it all at once; the focus is with its control, where a dialog opened now will give it back. */
export function closeTransient(): void {
  flushSync(() => open.forEach((close) => close()));
}
