import { loadMessages } from '#web/messages/message-store.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';

/** Which pages of a scope are open to the account, with the ways there. Comes with its words where something is refused. */
export const OpenHere = lazyPart(async () => {
  const [{ OpenPages }] = await Promise.all([import('./OpenPages.tsx'), loadMessages(['access'])]);
  return OpenPages;
});
