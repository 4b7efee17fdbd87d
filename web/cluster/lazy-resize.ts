import { loadMessages } from '#web/messages/message-store.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';

/** The form beside the number of a pool's nodes, with its words. */
export const LazyResizePool = lazyPart(async () => {
  const [part] = await Promise.all([import('./ResizePool.tsx'), loadMessages(['pools'])]);
  return part.ResizePool;
});
