import { withWords } from '#web/messages/with-words.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';

/** The panel that signs in to one more region; most sessions never need its code. */
export const LazyRegionSignIn = lazyPart(
  async () => (await withWords(import('./RegionSignIn.tsx'), ['signIn'])).RegionSignIn,
);
