/** What a page below a scope consists of: its address, its code, its words, and what it reads first. */
import type { ComponentType } from 'react';
import type { AnyRead, Scope } from '#web/api/scope.ts';
import type { Area, Messages, TitleKey } from '#web/messages/areas.ts';
import type * as icons from '#web/ui/icons.tsx';

/** What a page is opened with. */
export interface Opening {
  readonly scope: Scope;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
}

/** A `*.page.ts` beside the page's component exports one as `page`; the table of pages finds it by its name. */
export interface PageEntry {
  /** As react-router reads it, below the scope. */
  readonly path: string;
  /** Kinds of scope it exists in. */
  readonly kinds: readonly Scope['kind'][];
  readonly load: () => Promise<ComponentType>;
  readonly areas: readonly Area[];
  /** What it reads first, fetched beside its code: the same reads that the page then uses. */
  readonly reads: (opening: Opening) => readonly (AnyRead | undefined)[];
  /** Where the side navigation leads to it. Read while building, with `path` and `kinds`: literals only. */
  readonly link?: PageLink;
}

/** A line of the side navigation. */
export interface PageLink {
  readonly group: keyof Messages['core']['navigation'];
  /** Pages stand from the lowest to the highest, and so do groups. */
  readonly order: number;
  readonly icon: Extract<keyof typeof icons, `${string}Icon`>;
  /** What the page is called, there and in the navigation: `profiles.title`. */
  readonly title: TitleKey;
}
