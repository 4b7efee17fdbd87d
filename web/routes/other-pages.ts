/** Every page below a scope but the users list, which find-route.ts holds for the first visit. */
import type { PageEntry } from '#web/page/page-entry.ts';
import { pageRoute } from './page-route.ts';

const entries = import.meta.glob<PageEntry>(['#web/pages/*/*.page.ts', '!#web/pages/users/users.page.ts'], {
  eager: true,
  import: 'page',
});

export const otherPages = Object.values(entries).map(pageRoute);
