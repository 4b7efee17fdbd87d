import { lazyPart } from '#web/ui/lazy-part.ts';

/** Says of rows that they may be old or that more are missing. */
export const LazyRereadNotice = lazyPart(async () => (await import('./row-notices.ts')).loadRereadNotice());
