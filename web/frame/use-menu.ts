import { useCallback, useEffect, useState, type RefObject } from 'react';

export interface NarrowMenu {
  readonly open: boolean;
  readonly toggle: () => void;
}

/**
 * The side navigation as a menu on narrow screens. Opening it moves the focus to its first link; Escape, a press
 * elsewhere and going to another address close it, Escape giving the focus back to the button.
 */
export function useMenu(frame: RefObject<HTMLElement | null>, pathname: string): NarrowMenu {
  // The address at which it was opened: so it is closed at any other.
  const [openAt, setOpenAt] = useState<string>();
  const open = openAt === pathname;

  useEffect(() => {
    if (!open) return undefined;
    const side = frame.current?.querySelector('.side');
    const button = frame.current?.querySelector<HTMLElement>('.bar-menu button');
    side?.querySelector('a')?.focus();
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpenAt(undefined);
      button?.focus();
    };
    const onPress = ({ target }: Event) => {
      const inside = target instanceof Node && (side?.contains(target) || button?.contains(target));
      if (!inside) setOpenAt(undefined);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [open, frame]);

  // The same at every address, so that what has the button is not drawn again for another one.
  const toggle = useCallback(() => {
    const here = window.location.pathname;
    setOpenAt((at) => (at === here ? undefined : here));
  }, []);
  return { open, toggle };
}
