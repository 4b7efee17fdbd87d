import { versionsOf } from '#shared/cluster-versions.ts';
import type { Cluster } from '#shared/contract/kubernetes/clusters.ts';
import { judgeVersions } from '#shared/rules/upgrade-plan.ts';

/** The newest version that the rules let a part of the cluster go to from where it is; undefined for none. */
export function availableVersion(cluster: Cluster, offered: readonly string[]): string | undefined {
  const versions = versionsOf(cluster);
  if (versions === undefined) return undefined;
  const judged = judgeVersions(versions, { versions: offered });
  return judged.find(({ controlPlane, workers }) => [controlPlane, workers].some(({ kind }) => kind === 'allowed'))
    ?.version;
}
