import { loadMessages } from '#web/messages/message-store.ts';
import type { PageEntry } from '#web/page/page-entry.ts';
import { lazyPage, type LazyPage } from './lazy-page.ts';

export type PageRoute = PageEntry & { readonly Page: LazyPage };

/** However one gets to a page, its words come with its code. */
export function pageRoute(entry: PageEntry): PageRoute {
  const load = async () => {
    const [page] = await Promise.all([entry.load(), loadMessages(entry.areas)]);
    return page;
  };
  return { ...entry, Page: lazyPage(load) };
}
