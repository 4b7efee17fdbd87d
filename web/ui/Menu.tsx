import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { Button, type ButtonLook } from './Button.tsx';
import { ChevronDownIcon, MoreIcon } from './icons.tsx';
import { IconButton } from './IconButton.tsx';
import { lazyPart, onIntent, type LazyPart } from './lazy-part.ts';
import type { Filled, MenuEntry } from './menu-item.ts';
import type { MenuListProps } from './MenuList.tsx';

const MenuList = lazyPart(async () => (await import('./MenuList.tsx')).MenuList);

interface MenuLook extends Omit<ButtonLook, 'icon'> {
  /** Name of the menu, and of its button when that shows no words. */
  label: string;
  /** Words on the button; without them it is three dots. */
  children?: ReactNode;
  className?: string;
}

export type OpenMenuProps = Omit<MenuListProps, 'items'>;

/** What is in it is asked for when the menu opens, or has code of its own. */
export type MenuProps = MenuLook &
  ({ items: () => Filled<MenuEntry>; list?: undefined } | { items?: undefined; list: LazyPart<OpenMenuProps> });

const opening = new Set(['ArrowDown', 'Enter', ' ']);

/** A button that opens a list of commands. The list's code is fetched when the pointer or the focus comes near. */
export function Menu({ label, items, list: List, children, variant = 'quiet', size = 'medium', className }: MenuProps) {
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const chosen = useRef<() => void>(undefined);

  // Done after the menu has gone and the button has the focus again, so that a dialog it opens gives it back there.
  useEffect(() => {
    const act = chosen.current;
    if (open || act === undefined) return;
    chosen.current = undefined;
    trigger.current?.focus();
    act();
  }, [open]);
  const button: ComponentProps<'button'> = {
    ref: trigger,
    'aria-haspopup': 'menu',
    'aria-expanded': open,
    onClick: () => setOpen(true),
    onKeyDown: (event) => {
      // The click that a key makes counts as one without a keyboard: the focus would stay on the list, on none of its items.
      if (!opening.has(event.key)) return;
      event.preventDefault();
      setOpen(true);
    },
    ...(className === undefined ? {} : { className }),
  };
  const intent = onIntent(List ?? MenuList);
  const shown: OpenMenuProps = {
    label,
    trigger,
    onChoose: (act) => {
      chosen.current = act;
    },
    onClose: () => setOpen(false),
  };
  return (
    <>
      {children === undefined ? (
        <IconButton {...button} {...intent} icon={MoreIcon} label={label} size="small" />
      ) : (
        <Button {...button} {...intent} variant={variant} size={size}>
          {children}
          <ChevronDownIcon size={14} />
        </Button>
      )}
      {open && (List ? <List {...shown} /> : <MenuList {...shown} items={items()} />)}
    </>
  );
}
