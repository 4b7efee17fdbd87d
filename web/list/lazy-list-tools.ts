import { loadMessages } from '#web/messages/message-store.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';

/** Export, columns and saved views of a list that the region does not page, with their words. */
export const LazyListTools = lazyPart(async () => {
  const [{ ListTools }] = await Promise.all([import('#web/directory/ListTools.tsx'), loadMessages(['directory'])]);
  return ListTools;
});
