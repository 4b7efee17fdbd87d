/** What a page below a scope consists of: its address, its code, its words, and what it reads first. */
import type { ComponentType } from 'react';
import type { AnyRead, Scope } from '#web/api/scope.ts';
import { lazyPage, type LazyPage } from './lazy-page.ts';
import type { Area } from '#web/messages/areas.ts';
import { loadMessages } from '#web/messages/message-store.ts';

/** What a page is opened with. */
export interface Opening {
  readonly scope: Scope;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
}

export interface PageEntry {
  /** As react-router reads it, below the scope. */
  readonly pattern: string;
  /** Kinds of scope it exists in. */
  readonly kinds: readonly Scope['kind'][];
  readonly load: () => Promise<ComponentType>;
  readonly areas: readonly Area[];
  /** What it reads first, fetched beside its code: the same reads that the page then uses. */
  readonly reads: (opening: Opening) => readonly (AnyRead | undefined)[];
}

export type PageRoute = PageEntry & { readonly Page: LazyPage };

/** However one gets to a page, its words come with its code. */
export function pageRoute(entry: PageEntry): PageRoute {
  const load = async () => {
    const [page] = await Promise.all([entry.load(), loadMessages(entry.areas)]);
    return page;
  };
  return { ...entry, Page: lazyPage(load) };
}
