import { loadMessages } from '#web/messages/message-store.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';

/** Chooses what is to be made like the other place. */
export const LazyAlikeDrawer = lazyPart(async () => {
  const [part] = await Promise.all([import('./AlikeDrawer.tsx'), loadMessages(['roles', 'runs'])]);
  return part.AlikeDrawer;
});
