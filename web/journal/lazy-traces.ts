/** Traces come after what the page is about, with their words. */
import { withWords } from '#web/messages/with-words.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';

export const LazyConsoleTraces = lazyPart(
  async () => (await withWords(import('./ConsoleTraces.tsx'), ['journal'])).ConsoleTraces,
);
