import type { ReactNode } from 'react';
import type { IconComponent } from './icons.tsx';

/** One choice of a long or remote list. */
export interface Option {
  id: string;
  label: string;
  /** A second line: an id, an address. */
  detail?: string | undefined;
  /** Beside the label: what one should know before choosing it. */
  mark?: ReactNode;
  /** Before the label: of what kind it is. */
  icon?: IconComponent;
  /** It is chosen already: what to say of it beside its tick. */
  current?: string;
}

/** Choices that belong together, below a heading. */
export interface OptionGroup {
  id: string;
  label: string;
  /** Beside the heading. */
  mark?: ReactNode;
  options: readonly Option[];
}

/** A list the server pages and filters; the caller holds its state. */
export interface RemoteOptions {
  options: readonly Option[];
  /** A page is on its way. */
  loading: boolean;
  /** Asked for when the end of the list comes into sight; left out when all is loaded. */
  onLoadMore?: (() => void) | undefined;
}
