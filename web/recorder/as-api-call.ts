import { withWords } from '#web/messages/with-words.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';

/** What a dialog's one call is, folded, for whoever would rather send it from elsewhere. */
export const AsApiCall = lazyPart(async () => (await withWords(import('./ApiCallText.tsx'), ['calls'])).ApiCallText);
