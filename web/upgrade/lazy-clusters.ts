import { withWords } from '#web/messages/with-words.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';

/** The stages and clusters of a run in stages, with their words. */
export const LazyStagedClusters = lazyPart(
  async () => (await withWords(import('./StagedClusters.tsx'), ['wave', 'operations'])).StagedClusters,
);
