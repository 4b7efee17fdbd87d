/** What a page below a scope consists of: its address, its code, its words, and what it reads first. */
import type { ComponentType } from 'react';
import type { AnyRead, Scope } from '#web/api/scope.ts';
import type { Area } from '#web/messages/areas.ts';

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
}
