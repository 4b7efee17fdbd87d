/** What the build knows of every address before anything of the page has arrived; the console's server sends it along. */
import type { Language } from './languages.ts';

/** HTML for one address in one language. */
export interface FirstPaint {
  /** Links to all code and words that the address will ask for, to stand in the head. */
  readonly links: string;
  /** What stands in the place of the page until it is there. */
  readonly outline: string;
}

export type FirstPaints = Readonly<Record<Language, FirstPaint>>;

/** A page below a kind of scope. */
export interface PagePaints {
  /** As react-router reads it, below the scope. */
  readonly path: string;
  readonly kind: 'organisation' | 'space';
  readonly paints: FirstPaints;
}

export interface PaintTable {
  readonly signIn: FirstPaints;
  readonly activation: FirstPaints;
  /** Where none of the pages is: the console looks for one. */
  readonly home: FirstPaints;
  /** Pages of all regions, by their address. */
  readonly above: Readonly<Record<string, FirstPaints>>;
  readonly pages: readonly PagePaints[];
}

/** Where the build leaves the table, in its folder. */
export const paintTableFile = '.vite/first-paint.json';
