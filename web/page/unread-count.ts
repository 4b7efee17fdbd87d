import { createStore } from '#web/ui/store.ts';

/** How many notices are unread, for the tab's title: small enough for the first page, which knows of none yet. */
export const unreadCount = createStore(0);
