/** How many notices are unread, for the tab's title: small enough for the first page, which knows of none yet. */
let count = 0;
const listeners = new Set<() => void>();

export const unreadCount = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): number => count,
  set(next: number): void {
    count = next;
    for (const listener of listeners) listener();
  },
};
