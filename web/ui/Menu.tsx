import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { Button, type ButtonLook } from './Button.tsx';
import { ChevronDownIcon, MoreIcon } from './icons.tsx';
import { IconButton } from './IconButton.tsx';
import { lazyPart, onIntent } from './lazy-part.ts';
import type { Filled, MenuEntry } from './menu-item.ts';

const MenuList = lazyPart(async () => (await import('./MenuList.tsx')).MenuList);

export interface MenuProps extends Omit<ButtonLook, 'icon'> {
  /** Name of the menu, and of its button when that shows no words. */
  label: string;
  /** Asked for when the menu opens. */
  items: () => Filled<MenuEntry>;
  /** Words on the button; without them it is three dots. */
  children?: ReactNode;
  className?: string;
}

const opening = new Set(['ArrowDown', 'Enter', ' ']);

/** A button that opens a list of commands. The list's code is fetched when the pointer or the focus comes near. */
export function Menu({ label, items, children, variant = 'quiet', size = 'medium', className }: MenuProps) {
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
  return (
    <>
      {children === undefined ? (
        <IconButton {...button} {...onIntent(MenuList)} icon={MoreIcon} label={label} size="small" />
      ) : (
        <Button {...button} {...onIntent(MenuList)} variant={variant} size={size}>
          {children}
          <ChevronDownIcon size={14} />
        </Button>
      )}
      {open && (
        <MenuList
          label={label}
          items={items()}
          trigger={trigger}
          onChoose={(act) => {
            chosen.current = act;
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
