import { withWords } from '#web/messages/with-words.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';

/** What whoever is signed in may do in a scope, and who may give more. Comes with its words. */
export const LazyOwnAccess = lazyPart(async () => (await withWords(import('./OwnAccess.tsx'), ['access'])).OwnAccess);
