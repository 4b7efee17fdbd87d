/** What opens in front of the page, fetched when it is asked for. */
import { lazyPart } from '#web/ui/lazy-part.ts';

export const AddPool = lazyPart(async () => (await import('./AddPool.tsx')).AddPool);
export const AddWorkers = lazyPart(async () => (await import('./AddWorkers.tsx')).AddWorkers);
