/** Refused upgrades in words (behaviours B7). */
import type { ClusterVersions, UpgradeRefusal, UpgradeRule } from '#shared/rules/worker-upgrade.ts';
import { offeredVersions } from '#region/engine/cluster-offer.ts';

const rules: Readonly<Record<UpgradeRule, string>> = {
  hasWorkers: 'cannot be reached: the cluster has no workers',
  isOffered: `must be one of the offered versions: ${offeredVersions.join(', ')}`,
  isReadable: 'must have the form major.minor.patch',
  isHigher: 'must be above the present version',
  staysInMajor: 'must be of the same major version',
  isNotAboveControlPlane: "must not be above the control plane's version",
  isWithinTwoMinors: 'must be at most two minor versions ahead',
  isWithinOneMinor: 'must be at most one minor version ahead',
  startsFromNewestPatch: 'is of another minor version, which is reached from the newest patch of the present one only',
};

const parts = { workers: 'the workers', controlPlane: 'the control plane' } as const;

/** The rule, the versions it was applied to, and what has to be done first. */
export function describeRefusal({ rule, first }: UpgradeRefusal, versions: ClusterVersions): string {
  const { controlPlane, workers } = versions;
  const present = `control plane ${controlPlane}${workers === undefined ? '' : `, workers ${workers}`}`;
  const next = first === undefined ? '' : `; first upgrade ${parts[first.part]} to ${first.version}`;
  return `${rules[rule]} (${present})${next}`;
}
