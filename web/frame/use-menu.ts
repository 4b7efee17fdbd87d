import { useCallback, useEffect, useState } from 'react';

export interface NarrowMenu {
  readonly open: boolean;
  readonly toggle: () => void;
}

/**
 * The side navigation as a menu on narrow screens. Opening it moves the focus to its first link; Escape, a press
 * elsewhere, one of its links and going to another address close it, Escape giving the focus back to the button.
 */
export function useMenu(pathname: string): NarrowMenu {
  // The address at which it was opened: so it is closed at any other.
  const [openAt, setOpenAt] = useState<string>();
  const open = openAt === pathname;

  useEffect(() => {
    if (!open) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const close = () => setOpenAt(undefined);
    const side = document.querySelector('.side');
    const button = document.querySelector<HTMLElement>('.bar-menu button');
    side?.querySelector('a')?.focus();
    // Its link may be that of the page at hand.
    side?.addEventListener('click', close, { signal });
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      close();
      button?.focus();
    };
    const onPress = ({ target }: Event) => {
      if (![side, button].some((part) => part?.contains(target as Node))) close();
    };
    document.addEventListener('keydown', onKey, { signal });
    document.addEventListener('pointerdown', onPress, { signal });
    return () => leaving.abort();
  }, [open]);

  // The same at every address, so that what has the button is not drawn again for another one.
  const toggle = useCallback(() => {
    const here = window.location.pathname;
    setOpenAt((at) => (at === here ? undefined : here));
  }, []);
  return { open, toggle };
}
