/** Clusters by what they run, and where the rules let them go from there (contract 4.4). */
import compare from 'semver/functions/compare.js';
import parse from 'semver/functions/parse.js';
import type { Cluster } from '#shared/contract/kubernetes/clusters.ts';
import { versionsOf } from '#shared/cluster-versions.ts';
import { isStepDone, judgeVersions } from '#shared/rules/upgrade-plan.ts';
import type { ClusterPart, ClusterVersions } from '#shared/rules/worker-upgrade.ts';

export type VersionedCluster = Pick<Cluster, 'name' | 'version' | 'controlPlaneVersion' | 'nodePools'>;

export interface VersionGroup<One extends VersionedCluster> {
  readonly versions: ClusterVersions;
  readonly clusters: readonly One[];
  /** What the region takes from here, the newest first. */
  readonly possible: Readonly<Record<ClusterPart, readonly string[]>>;
  /** Its workers are below its control plane. */
  readonly isBehind: boolean;
}

export interface VersionMapRows<One extends VersionedCluster> {
  /** Every version that is offered or run, the oldest first. */
  readonly rungs: readonly string[];
  /** The oldest first: they have the longest way. */
  readonly groups: readonly VersionGroup<One>[];
  /** Their region does not say what they run, or in a way that nobody can compare. */
  readonly unknown: readonly One[];
}

const isReadable = ({ controlPlane, workers = controlPlane }: ClusterVersions) =>
  parse(controlPlane) !== null && parse(workers) !== null;

/** What a map of versions shows of clusters of one region. */
export function versionMap<One extends VersionedCluster>(
  clusters: readonly One[],
  offered: readonly string[],
): VersionMapRows<One> {
  const byVersions = new Map<string, { readonly versions: ClusterVersions; readonly clusters: One[] }>();
  const unknown: One[] = [];
  for (const cluster of clusters) {
    const versions = versionsOf(cluster);
    if (versions === undefined || !isReadable(versions)) unknown.push(cluster);
    else {
      const key = `${versions.controlPlane} ${versions.workers}`;
      const group = byVersions.get(key) ?? { versions, clusters: [] };
      group.clusters.push(cluster);
      byVersions.set(key, group);
    }
  }
  const groups = [...byVersions.values()].map(({ versions, clusters: own }): VersionGroup<One> => {
    const judged = judgeVersions(versions, { versions: offered });
    const of = (part: ClusterPart) =>
      judged.filter((one) => one[part].kind === 'allowed').map(({ version }) => version);
    const { controlPlane, workers } = versions;
    return {
      versions,
      clusters: own,
      possible: { controlPlane: of('controlPlane'), workers: of('workers') },
      isBehind: workers !== undefined && !isStepDone({ part: 'workers', version: controlPlane }, versions),
    };
  });
  const run = groups.flatMap(({ versions: { controlPlane, workers = controlPlane } }) => [controlPlane, workers]);
  const rungs = [...new Set([...offered, ...run])].filter((one) => parse(one) !== null).sort(compare);
  const heightOf = ({ versions: { controlPlane, workers = controlPlane } }: VersionGroup<One>) =>
    rungs.indexOf(workers) * rungs.length + rungs.indexOf(controlPlane);
  return { rungs, groups: groups.sort((one, other) => heightOf(one) - heightOf(other)), unknown };
}
