import type { Cluster } from './contract/kubernetes/clusters.ts';
import type { ClusterVersions } from './rules/worker-upgrade.ts';

/**
 * What the parts of a cluster run. Undefined when its region does not say. A region that does not tell the control
 * plane's version is taken to run it at the workers' (schemas 9); whether that holds, only an upgrade tells.
 */
export function versionsOf({
  version,
  controlPlaneVersion,
  nodePools,
}: Pick<Cluster, 'version' | 'controlPlaneVersion' | 'nodePools'>): ClusterVersions | undefined {
  const controlPlane = controlPlaneVersion ?? version;
  if (controlPlane === undefined) return undefined;
  return { controlPlane, workers: nodePools?.length === 0 ? undefined : version };
}
