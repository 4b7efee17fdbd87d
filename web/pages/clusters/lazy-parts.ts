/** What opens in front of the pages of clusters, fetched when it is asked for. */
import { loadMessages } from '#web/messages/message-store.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';

export const EditCluster = lazyPart(async () => (await import('./EditCluster.tsx')).EditCluster);
export const KubeconfigDialog = lazyPart(async () => (await import('./KubeconfigDialog.tsx')).KubeconfigDialog);
export const LazyVersionMap = lazyPart(async () => {
  const [part] = await Promise.all([import('./VersionMap.tsx'), loadMessages(['versionMap', 'directory'])]);
  return part.VersionMap;
});
export const LazySelectedClusters = lazyPart(async () => {
  const load = import('./SelectedClusters.tsx');
  return (await Promise.all([load, loadMessages(['wave', 'runs'])]))[0].SelectedClusters;
});
export const KubeconfigsDialog = lazyPart(
  async () => (await import('#web/cluster/KubeconfigsDialog.tsx')).KubeconfigsDialog,
);
