/**
 * The way of a cluster to a version on which its workers follow the control plane closely, so that whoever stops in the
 * middle leaves them no further behind than one step of theirs leads (behaviours B7).
 */
import parse from 'semver/functions/parse.js';
import {
  mostWorkerMinors,
  planUpgrade,
  type ClusterVersions,
  type UpgradeOffer,
  type UpgradeStep,
} from './worker-upgrade.ts';

/** Whether the step would take the control plane further ahead of the workers than these may go at once. */
export function leavesWorkersBehind({ part, version }: UpgradeStep, { workers }: ClusterVersions): boolean {
  const [ahead, behind] = [parse(version), workers === undefined ? null : parse(workers)];
  if (part !== 'controlPlane' || ahead === null || behind === null) return false;
  return ahead.major !== behind.major || ahead.minor - behind.minor > mostWorkerMinors;
}

/** What a cluster runs once a step is done. */
export function versionsAfterStep(cluster: ClusterVersions, { part, version }: UpgradeStep): ClusterVersions {
  return { ...cluster, [part]: version };
}

/**
 * The steps that bring the whole cluster to a version, workers catching up before they would be left behind. Empty when it
 * is there already, undefined when no sequence leads to it. A cluster without workers is its control plane.
 */
export function planTogether(
  version: string,
  cluster: ClusterVersions,
  offer: UpgradeOffer,
): readonly UpgradeStep[] | undefined {
  const part = cluster.workers === undefined ? 'controlPlane' : 'workers';
  const steps: UpgradeStep[] = [];
  let now = cluster;
  for (;;) {
    const way = planUpgrade({ part, version }, now, offer);
    const [going, late] = way === undefined ? [[], undefined] : untilLate(way, now);
    if (way === undefined) return undefined;
    steps.push(...going);
    if (late === undefined) return steps;
    now = going.reduce(versionsAfterStep, now);
    const catchUp = planUpgrade({ part: 'workers', version: now.controlPlane }, now, offer);
    if (catchUp === undefined || catchUp.length === 0) return undefined;
    steps.push(...catchUp);
    now = catchUp.reduce(versionsAfterStep, now);
  }
}

/** The steps up to the first that leaves the workers behind, and that one. */
function untilLate(
  way: readonly UpgradeStep[],
  cluster: ClusterVersions,
): readonly [readonly UpgradeStep[], UpgradeStep | undefined] {
  const late = way.findIndex((step, index) =>
    leavesWorkersBehind(step, way.slice(0, index).reduce(versionsAfterStep, cluster)),
  );
  return late < 0 ? [way, undefined] : [way.slice(0, late), way[late]];
}
