import { withWords } from '#web/messages/with-words.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';

/** Saves rows that are no list of the region's as a file, with its words. */
export const LazyExportButton = lazyPart(
  async () => (await withWords(import('#web/directory/ExportButton.tsx'), ['directory'])).ExportButton,
);
