/** Every page but the users list, which find-route.ts holds for the first visit. */
import { withWords } from '#web/messages/with-words.ts';
import type { PageEntry } from '#web/page/page-entry.ts';
import { pageRoute } from './page-route.ts';

const entries = import.meta.glob<PageEntry>(['#web/pages/*/*.page.ts', '!#web/pages/users/users.page.ts'], {
  eager: true,
  import: 'page',
});

/** Those below a scope. */
export const otherPages = Object.values(entries).map(pageRoute);

/** The pages of all regions beside the overview, with their words. */
export const loadAside = {
  fleet: async () =>
    (await withWords(import('#web/pages/fleet/FleetPage.tsx'), ['fleet', 'clusters', 'operations'])).FleetPage,
  journal: async () =>
    (await withWords(import('#web/pages/journal/JournalPage.tsx'), ['journal', 'directory'])).JournalPage,
  reviews: async () =>
    (await withWords(import('#web/pages/reviews/ReviewsPage.tsx'), ['reviews', 'access', 'runs'])).ReviewsPage,
  /** Both the list and one run. */
  runs: async () => (await withWords(import('#web/pages/runs/WorkPage.tsx'), ['runs', 'operations'])).WorkPage,
};
