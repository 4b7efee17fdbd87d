import { withWords } from '#web/messages/with-words.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';

/** Export, columns and saved views of a list that the region does not page, with their words. */
export const LazyListTools = lazyPart(
  async () => (await withWords(import('#web/directory/ListTools.tsx'), ['directory'])).ListTools,
);
