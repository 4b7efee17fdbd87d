/** What opens in front of a cluster's page, fetched when it is asked for. */
import { lazyPart } from '#web/ui/lazy-part.ts';

export const EditCluster = lazyPart(async () => (await import('./EditCluster.tsx')).EditCluster);
export const KubeconfigDialog = lazyPart(async () => (await import('./KubeconfigDialog.tsx')).KubeconfigDialog);
