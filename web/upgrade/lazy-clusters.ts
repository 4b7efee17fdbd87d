import { loadMessages } from '#web/messages/message-store.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';

/** The stages and clusters of a run in stages, with their words. */
export const LazyStagedClusters = lazyPart(async () => {
  const load = import('./StagedClusters.tsx');
  return (await Promise.all([load, loadMessages(['wave', 'operations'])]))[0].StagedClusters;
});
