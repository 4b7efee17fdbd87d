import { loadMessages } from '#web/messages/message-store.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';

/** How far a list is read that something is chosen from, with its words. */
export const LazySearchState = lazyPart(async () => {
  const [{ SearchState }] = await Promise.all([import('#web/directory/SearchState.tsx'), loadMessages(['directory'])]);
  return SearchState;
});
