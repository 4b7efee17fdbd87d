import { withWords } from '#web/messages/with-words.ts';
import type { PageEntry } from '#web/page/page-entry.ts';
import { lazyPage, type LazyPage } from './lazy-page.ts';

export type PageRoute = PageEntry & { readonly Page: LazyPage };

/** However one gets to a page, its words come with its code. */
export function pageRoute(entry: PageEntry): PageRoute {
  return { ...entry, Page: lazyPage(() => withWords(entry.load(), entry.areas)) };
}
