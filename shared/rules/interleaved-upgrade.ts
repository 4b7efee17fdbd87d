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

/** Whether the step would take the control plane further ahead of the workers than so many minor versions, as many as these may go at once. */
export function leavesWorkersBehind(
  { part, version }: UpgradeStep,
  { workers }: ClusterVersions,
  most = mostWorkerMinors,
): boolean {
  const [ahead, behind] = [parse(version), workers === undefined ? null : parse(workers)];
  if (part !== 'controlPlane' || ahead === null || behind === null) return false;
  return ahead.major !== behind.major || ahead.minor - behind.minor > most;
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
  most = mostWorkerMinors,
): readonly UpgradeStep[] | undefined {
  const part = cluster.workers === undefined ? 'controlPlane' : 'workers';
  const steps: UpgradeStep[] = [];
  let now = cluster;
  for (;;) {
    const way = planUpgrade({ part, version }, now, offer);
    const [going, late] = way === undefined ? [[], undefined] : untilLate(way, now, most);
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
  most: number,
): readonly [readonly UpgradeStep[], UpgradeStep | undefined] {
  const late = way.findIndex((step, index) =>
    leavesWorkersBehind(step, way.slice(0, index).reduce(versionsAfterStep, cluster), most),
  );
  return late < 0 ? [way, undefined] : [way.slice(0, late), way[late]];
}

/** One of the orders that steps to a version can be taken in. */
export interface UpgradeOrder {
  readonly steps: readonly UpgradeStep[];
  /** How many minor versions the workers are behind the control plane at most on the way. */
  readonly skew: number;
}

/**
 * The orders worth comparing that bring the whole cluster to a version: the one of the fewest steps, and, where it takes more
 * of them, the one on which the workers follow more closely. Of equally many steps the closer order. Empty where no sequence leads there.
 */
export function upgradeOrders(version: string, cluster: ClusterVersions, offer: UpgradeOffer): readonly UpgradeOrder[] {
  const part = cluster.workers === undefined ? 'controlPlane' : 'workers';
  const closely = [1, mostWorkerMinors].map((most) => planTogether(version, cluster, offer, most));
  const orders = [...closely, planUpgrade({ part, version }, cluster, offer)]
    .filter((steps) => steps !== undefined)
    .map((steps) => ({ steps, skew: skewOf(steps, cluster) }));
  const [closest] = orders.toSorted((one, other) => one.skew - other.skew || one.steps.length - other.steps.length);
  const [shortest] = orders.toSorted((one, other) => one.steps.length - other.steps.length || one.skew - other.skew);
  if (shortest === undefined || closest === undefined) return [];
  return closest.skew < shortest.skew ? [shortest, closest] : [shortest];
}

function skewOf(steps: readonly UpgradeStep[], cluster: ClusterVersions): number {
  let now = cluster;
  const minorOf = (version: string | undefined) => parse(version ?? '')?.minor ?? 0;
  const skews = steps.map((step) => {
    now = versionsAfterStep(now, step);
    return now.workers === undefined ? 0 : minorOf(now.controlPlane) - minorOf(now.workers);
  });
  return Math.max(0, ...skews);
}
