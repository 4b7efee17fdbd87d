import { withWords } from '#web/messages/with-words.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';

/** The form beside the number of a pool's nodes, with its words. */
export const LazyResizePool = lazyPart(async () => (await withWords(import('./ResizePool.tsx'), ['pools'])).ResizePool);
