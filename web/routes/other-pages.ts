/** Every page but the users list, which find-route.ts holds for the first visit. */
import { loadMessages } from '#web/messages/message-store.ts';
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
  fleet: async () => {
    const words = loadMessages(['fleet', 'clusters', 'operations']);
    const [page] = await Promise.all([import('#web/pages/fleet/FleetPage.tsx'), words]);
    return page.FleetPage;
  },
  journal: async () => {
    const words = loadMessages(['journal', 'directory']);
    const [page] = await Promise.all([import('#web/pages/journal/JournalPage.tsx'), words]);
    return page.JournalPage;
  },
  reviews: async () => {
    const words = loadMessages(['reviews', 'access', 'runs']);
    const [page] = await Promise.all([import('#web/pages/reviews/ReviewsPage.tsx'), words]);
    return page.ReviewsPage;
  },
  /** Both the list and one run. */
  runs: async () => {
    const [page] = await Promise.all([import('#web/pages/runs/WorkPage.tsx'), loadMessages(['runs', 'operations'])]);
    return page.WorkPage;
  },
};
