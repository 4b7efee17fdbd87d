import { withWords } from '#web/messages/with-words.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';

/** The first steps and the way to them, with their words. */
export const LazyFirstSteps = lazyPart(async () => (await withWords(import('./FirstSteps.tsx'), ['tour'])).FirstSteps);
