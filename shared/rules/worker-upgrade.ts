/**
 * Which versions the parts of a cluster may be upgraded to, why not to the others, and the way there (contract 4.4,
 * behaviours B7). Versions are `major.minor.patch`.
 */
import type { SemVer } from 'semver';
import compare from 'semver/functions/compare.js';
import parse from 'semver/functions/parse.js';

export type ClusterPart = 'controlPlane' | 'workers';

export interface ClusterVersions {
  readonly controlPlane: string;
  /** All workers move together. Undefined when the cluster has none. */
  readonly workers: string | undefined;
  /** What the cluster was created with, where it is known. */
  readonly creation?: string | undefined;
}

export interface UpgradeOffer {
  /** Versions the region offers, in any order. */
  readonly versions: readonly string[];
  /** Where the two minors of the contract are counted from; the workers' present version unless said otherwise. */
  readonly initial?: InitialVersion;
}

/** The contract says "initial version" and can mean either: where this upgrade starts, or where the cluster did. */
export type InitialVersion = 'workers' | 'creation';

export interface UpgradeStep {
  readonly part: ClusterPart;
  readonly version: string;
}

/**
 * The rule an upgrade breaks. `hasWorkers`, `isNotAboveControlPlane` and `isWithinTwoMinors` are about workers only,
 * `isWithinOneMinor` about the control plane only.
 */
export type UpgradeRule =
  | 'hasWorkers'
  | 'isOffered'
  | 'isReadable'
  | 'isHigher'
  | 'staysInMajor'
  | 'isNotAboveControlPlane'
  | 'isWithinTwoMinors'
  | 'isWithinOneMinor'
  | 'startsFromNewestPatch';

export interface UpgradeRefusal {
  readonly rule: UpgradeRule;
  /** What has to be done first; absent when nothing leads to the version. */
  readonly first?: UpgradeStep;
}

/** Workers go so many minors at once, and so are left behind no further. */
export const mostWorkerMinors = 2;
const mostControlPlaneMinors = 1;

/** Why the step is refused, or undefined when it is allowed now. */
export function refuseUpgrade(
  step: UpgradeStep,
  cluster: ClusterVersions,
  offer: UpgradeOffer,
): UpgradeRefusal | undefined {
  const rule = brokenRule(step, cluster, offer);
  if (rule === undefined) return undefined;
  const first = planUpgrade(step, cluster, offer)?.[0];
  return { rule, ...(first && { first }) };
}

/**
 * The shortest sequence of allowed steps that brings a part to a version, of both parts when the workers need the
 * control plane to go ahead. Empty when it is there already, undefined when no sequence leads to it.
 */
export function planUpgrade(
  goal: UpgradeStep,
  cluster: ClusterVersions,
  offer: UpgradeOffer,
): readonly UpgradeStep[] | undefined {
  if (goal.part === 'workers' && !isReached(cluster.controlPlane, goal.version)) {
    const ahead = climb('controlPlane', cluster, offer, (version) => isReached(version, goal.version));
    const controlPlane = ahead?.at(-1)?.version;
    if (ahead === undefined || controlPlane === undefined) return undefined;
    const rest = planUpgrade(goal, { ...cluster, controlPlane }, offer);
    return rest && [...ahead, ...rest];
  }
  return climb(goal.part, cluster, offer, (version) => version === goal.version);
}

/** Breadth first through the allowed versions of one part; of equally short ways the one by the newest versions. */
function climb(
  part: ClusterPart,
  cluster: ClusterVersions,
  offer: UpgradeOffer,
  isGoal: (version: string) => boolean,
): readonly UpgradeStep[] | undefined {
  const start = cluster[part];
  if (start === undefined) return undefined;
  if (isGoal(start)) return [];
  const newestFirst = offer.versions.filter(isReadable).sort((left, right) => compare(right, left));
  const ways: { readonly version: string; readonly steps: readonly UpgradeStep[] }[] = [{ version: start, steps: [] }];
  const seen = new Set([start]);
  for (const way of ways) {
    for (const version of newestFirst) {
      if (seen.has(version)) continue;
      const step = { part, version };
      if (brokenRule(step, { ...cluster, [part]: way.version }, offer) !== undefined) continue;
      const steps = [...way.steps, step];
      if (isGoal(version)) return steps;
      seen.add(version);
      ways.push({ version, steps });
    }
  }
  return undefined;
}

function brokenRule({ part, version }: UpgradeStep, cluster: ClusterVersions, offer: UpgradeOffer) {
  const current = cluster[part];
  if (current === undefined) return 'hasWorkers';
  if (!offer.versions.includes(version)) return 'isOffered';
  const from = parse(current);
  const to = parse(version);
  const controlPlane = parse(cluster.controlPlane);
  if (from === null || to === null || controlPlane === null) return 'isReadable';
  if (to.compare(from) <= 0) return 'isHigher';
  if (to.major !== from.major) return 'staysInMajor';
  if (part === 'workers') {
    if (to.compare(controlPlane) > 0) return 'isNotAboveControlPlane';
    const initial = initialVersion(cluster, offer) ?? from;
    if (to.minor - initial.minor > mostWorkerMinors) return 'isWithinTwoMinors';
  } else if (to.minor - from.minor > mostControlPlaneMinors) return 'isWithinOneMinor';
  if (to.minor > from.minor && hasNewerPatch(from, offer)) return 'startsFromNewestPatch';
  return undefined;
}

/** The one place that decides how the contract's "initial version" is read. */
function initialVersion({ creation }: ClusterVersions, { initial = 'workers' }: UpgradeOffer): SemVer | null {
  return initial === 'creation' && creation !== undefined ? parse(creation) : null;
}

function hasNewerPatch(version: SemVer, offer: UpgradeOffer): boolean {
  return offer.versions.some((text) => {
    const other = parse(text);
    const isSameMinor = other?.major === version.major && other.minor === version.minor;
    return isSameMinor && other.patch > version.patch;
  });
}

function isReadable(version: string): boolean {
  return parse(version) !== null;
}

/** True when `version` is `goal` or above it; false when either cannot be read. */
function isReached(version: string, goal: string): boolean {
  return isReadable(version) && isReadable(goal) && compare(version, goal) >= 0;
}
