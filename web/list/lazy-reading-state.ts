import { loadMessages } from '#web/messages/message-store.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';

/** How far a list is read that something is chosen from, with its words. */
export const LazyReadingState = lazyPart(async () => {
  const [{ ReadingState }] = await Promise.all([
    import('#web/directory/ReadingState.tsx'),
    loadMessages(['directory']),
  ]);
  return ReadingState;
});
