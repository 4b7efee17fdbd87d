import type { IconComponent } from './icons.tsx';

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
}

/** Items under a heading; with `selectedId` they are alternatives of which one holds. */
export interface MenuGroup {
  id: string;
  heading: string;
  items: readonly MenuItem[];
  selectedId?: string;
}

export type MenuEntry = MenuItem | MenuGroup;
