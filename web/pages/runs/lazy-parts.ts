/** Parts of a run's page that come with the words of access when there is something to tell of it. */
import { withWords } from '#web/messages/with-words.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';

export const LazyStepPreview = lazyPart(
  async () => (await withWords(import('./StepPreview.tsx'), ['access'])).StepPreview,
);

export const LazyRunReceipt = lazyPart(
  async () => (await withWords(import('./RunReceipt.tsx'), ['access'])).RunReceipt,
);
