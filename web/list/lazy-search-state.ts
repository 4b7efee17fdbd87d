import { withWords } from '#web/messages/with-words.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';

/** How far a list is read that something is chosen from, with its words. */
export const LazySearchState = lazyPart(
  async () => (await withWords(import('#web/directory/SearchState.tsx'), ['directory'])).SearchState,
);
