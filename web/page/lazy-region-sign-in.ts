import { loadMessages } from '#web/messages/message-store.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';

/** The panel that signs in to one more region; most sessions never need its code. */
export const LazyRegionSignIn = lazyPart(async () => {
  const [part] = await Promise.all([import('./RegionSignIn.tsx'), loadMessages(['signIn'])]);
  return part.RegionSignIn;
});
