import type { IconComponent } from './icons.tsx';

/** At least one: a menu that opens empty cannot be written. */
export type Filled<Item> = readonly [Item, ...Item[]] | readonly [...Item[], Item];

/** The same where there is anything; nothing to open is shown where there is not. */
export function filled<Item>(items: readonly Item[]): Filled<Item> | undefined {
  const [first, ...rest] = items;
  return first === undefined ? undefined : [first, ...rest];
}

/** What `make` makes of each of them. */
export function filledFrom<From, To>(
  [first, ...rest]: readonly [From, ...From[]],
  make: (one: From) => To,
): Filled<To> {
  return [make(first), ...rest.map(make)];
}

/** One thing to do or one place to go. */
export interface MenuItem {
  id: string;
  label: string;
  icon?: IconComponent;
  onAction?: () => void;
  /** Address inside the console; the item is then a real link. */
  href?: string;
  /** Takes something away for good. */
  danger?: boolean;
  /** Why it cannot be done now: shown under the label, the item stays reachable and does nothing. */
  disabledReason?: string | undefined;
  /** What is good to know before it is done, shown in the same place. */
  note?: string | undefined;
}

/** Items under a heading; with `selectedId` they are alternatives of which one holds. */
export interface MenuGroup {
  id: string;
  heading: string;
  items: Filled<MenuItem>;
  selectedId?: string;
}

export type MenuEntry = MenuItem | MenuGroup;
