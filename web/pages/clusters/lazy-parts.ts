/** What opens in front of the pages of clusters, fetched when it is asked for. */
import { withWords } from '#web/messages/with-words.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';

export const EditCluster = lazyPart(async () => (await import('./EditCluster.tsx')).EditCluster);
export const KubeconfigDialog = lazyPart(async () => (await import('./KubeconfigDialog.tsx')).KubeconfigDialog);
export const LazyVersionMap = lazyPart(
  async () => (await withWords(import('./VersionMap.tsx'), ['versionMap', 'directory'])).VersionMap,
);
export const LazySelectedClusters = lazyPart(
  async () => (await withWords(import('./SelectedClusters.tsx'), ['wave', 'runs'])).SelectedClusters,
);
export const KubeconfigsDialog = lazyPart(
  async () => (await import('#web/cluster/KubeconfigsDialog.tsx')).KubeconfigsDialog,
);
