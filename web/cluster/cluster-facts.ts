/** What a cluster record says, where regions of several generations differ. */
import type { Cluster } from '#shared/contract/kubernetes/clusters.ts';

/** Its state, UNKNOWN where the region does not say. */
export function stateOf({ status }: Cluster): string {
  return status?.state ?? 'UNKNOWN';
}

/** Whether its state will change by itself: PENDING, CREATING, DELETING, and what newer regions call alike. */
export function isChanging(cluster: Cluster): boolean {
  const state = stateOf(cluster);
  return state !== 'RUNNING' && state.endsWith('ING');
}

/** Version of the control plane, when it differs from the workers'. */
export function otherControlPlane({ version, controlPlaneVersion }: Cluster): string | undefined {
  return controlPlaneVersion === version ? undefined : controlPlaneVersion;
}

export function nodesIn({ nodePools = [] }: Pick<Cluster, 'nodePools'>): number {
  return nodePools.reduce((sum, { nodeCount }) => sum + nodeCount, 0);
}

/** When it was created, as regions that say so spell it; undefined elsewhere. */
export function createdOf(cluster: Cluster): string | undefined {
  const { createdOn, createdAt } = cluster as { readonly createdOn?: unknown; readonly createdAt?: unknown };
  return [createdOn, createdAt].find((time) => typeof time === 'string');
}

/** An address that may be followed from the console: http or https, nothing that runs code. */
export function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol } = new URL(text);
  return protocol === 'https:' || protocol === 'http:';
}
