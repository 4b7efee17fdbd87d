/** What becomes of each chosen cluster, and the run that does it. */
import type { Cluster } from '#shared/contract/kubernetes/clusters.ts';
import { versionsOf } from '#shared/cluster-versions.ts';
import type { Pace } from '#shared/pace.ts';
import { groupsOf } from '#shared/rules/groups-of.ts';
import { planTogether } from '#shared/rules/interleaved-upgrade.ts';
import { isStepDone, judgeVersions } from '#shared/rules/upgrade-plan.ts';
import {
  refuseUpgrade,
  type ClusterVersions,
  type UpgradeOffer,
  type UpgradeRefusal,
  type UpgradeStep,
} from '#shared/rules/worker-upgrade.ts';
import type { NewRun, NewStep } from '#shared/run.ts';
import { longestName } from '#shared/run-limits.ts';
import type { Scope } from '#web/api/scope.ts';

/** `undefined` stands for newer packages. */
export type Goal = string | undefined;

/** A cluster that was chosen, with what its region says of it; undefined while that is read, or where it is gone. */
export interface ChosenCluster {
  /** Its space. */
  readonly scope: Scope;
  readonly id: string;
  readonly stage: number;
  readonly cluster: Cluster | undefined;
  readonly offer: UpgradeOffer | undefined;
}

export type Prospect =
  | { readonly kind: 'way'; readonly versions: ClusterVersions; readonly steps: readonly UpgradeStep[] }
  | { readonly kind: 'packages' }
  | { readonly kind: 'there'; readonly version: string }
  | { readonly kind: 'refused'; readonly refusal: UpgradeRefusal | undefined }
  /** Nothing can be done to it: it has failed, has no workers, or does not say what it runs. */
  | { readonly kind: 'failed' | 'noWorkers' | 'unknown' };

/** What a run would do to a cluster, by the rules and as it stands now; undefined while it is not known. */
export function prospectOf(
  { cluster, offer }: Pick<ChosenCluster, 'cluster' | 'offer'>,
  goal: Goal,
): Prospect | undefined {
  if (cluster === undefined || offer === undefined) return undefined;
  if (cluster.status?.state === 'FAILED') return { kind: 'failed' };
  if (goal === undefined) return { kind: cluster.nodePools?.length === 0 ? 'noWorkers' : 'packages' };
  const versions = versionsOf(cluster);
  if (versions === undefined) return { kind: 'unknown' };
  const whole: UpgradeStep = { part: versions.workers === undefined ? 'controlPlane' : 'workers', version: goal };
  if (isStepDone(whole, versions)) return { kind: 'there', version: versions[whole.part] ?? goal };
  const steps = planTogether(goal, versions, offer);
  return steps === undefined
    ? { kind: 'refused', refusal: refuseUpgrade(whole, versions, offer) }
    : { kind: 'way', versions, steps };
}

/** The versions on offer anywhere, the newest first. */
export function offeredTo(chosen: readonly ChosenCluster[]): readonly string[] {
  const versions = [...new Set(chosen.flatMap(({ offer }) => offer?.versions ?? []))];
  return judgeVersions({ controlPlane: versions[0] ?? '', workers: undefined }, { versions })
    .map(({ version }) => version)
    .filter((version) => version !== '');
}

/** The newest of the versions that most of the clusters can be led to. */
export function bestGoal(chosen: readonly ChosenCluster[]): string | undefined {
  const reached = offeredTo(chosen).map((version) => ({
    version,
    count: chosen.filter((one) => prospectOf(one, version)?.kind === 'way').length,
  }));
  const most = Math.max(...reached.map(({ count }) => count));
  return reached.find(({ count }) => count === most)?.version;
}

/** Whether a run does anything to it. */
export function isTakenAlong(prospect: Prospect | undefined): boolean {
  return prospect?.kind === 'way' || prospect?.kind === 'packages';
}

/** One run for each region, of the clusters that something is done to. */
export function runsOf(here: Scope, chosen: readonly ChosenCluster[], goal: Goal, pace: Pace): readonly NewRun[] {
  const taken = chosen.filter((one) => isTakenAlong(prospectOf(one, goal)));
  return [...groupsOf(taken, ({ scope }) => scope.region)].map(([region, own]) => ({
    kind: goal === undefined ? 'updatePackages' : 'upgradeWave',
    scope: region === here.region ? here : own[0].scope,
    plan: { about: goal ?? region, steps: own.flatMap((one) => stepsOf(one, goal)), pace },
  }));
}

function stepsOf(one: ChosenCluster, goal: Goal): readonly NewStep[] {
  const { scope, id, stage, cluster } = one;
  const common = {
    path: { spaceId: scope.id, clusterId: id },
    stage,
    name: (cluster?.name ?? id).slice(0, longestName),
  };
  const prospect = prospectOf(one, goal);
  if (prospect?.kind === 'packages') return [{ ...common, operation: 'UpdateWorkersOs' }];
  if (prospect?.kind !== 'way') return [];
  const from = prospect.versions.workers ?? prospect.versions.controlPlane;
  return prospect.steps.map(({ part, version }, index) => ({
    ...common,
    operation: part === 'workers' ? 'UpgradeWorkers' : 'UpgradeControlPlane',
    body: { version },
    ...(index === 0 && { from: from.slice(0, 40) }),
  }));
}
