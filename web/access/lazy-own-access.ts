import { loadMessages } from '#web/messages/message-store.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';

/** What whoever is signed in may do in a scope, and who may give more. Comes with its words. */
export const LazyOwnAccess = lazyPart(async () => {
  const [{ OwnAccess }] = await Promise.all([import('./OwnAccess.tsx'), loadMessages(['access'])]);
  return OwnAccess;
});
