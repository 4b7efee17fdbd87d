import { useEffect, useRef, type FocusEvent } from 'react';

/**
 * What asks for the focus as an overlay opens has it. React gives it a moment before the overlay has taken over from one that
 * is open elsewhere on the page, which takes it back. Returns what is told of every focus in the overlay.
 */
export function useFirstFocus(): (event: FocusEvent) => void {
  const first = useRef<HTMLElement>(undefined);
  useEffect(() => {
    const { current } = first;
    // Whoever took the focus on purpose keeps it; the overlay itself takes it only for want of something better.
    if (current && current !== document.activeElement && document.activeElement?.contains(current)) current.focus();
  }, []);
  return ({ target }) => {
    if (target instanceof HTMLElement) first.current ??= target;
  };
}
