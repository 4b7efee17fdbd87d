import { withWords } from '#web/messages/with-words.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';

/** What somebody loses, with its words, where it is shown on demand. */
export const LazyLosses = lazyPart(
  async () => (await withWords(import('./Losses.tsx'), ['access', 'losses', 'roles'])).Losses,
);
