import { withWords } from '#web/messages/with-words.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';

/** Chooses what is to be made like the other place. */
export const LazyAlikeDrawer = lazyPart(
  async () => (await withWords(import('./AlikeDrawer.tsx'), ['roles', 'runs'])).AlikeDrawer,
);
