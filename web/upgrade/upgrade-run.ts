/** A supervised upgrade: what it is, and what of it outlives a reload of the page. */
import type { OperationState } from '#shared/rules/operation-state.ts';
import { isStepDone, type Attempt, type UpgradeStop } from '#shared/rules/upgrade-plan.ts';
import {
  planUpgrade,
  type ClusterPart,
  type ClusterVersions,
  type UpgradeOffer,
  type UpgradeStep,
} from '#shared/rules/worker-upgrade.ts';

/** Versions and ids only: this is kept in the tab's storage while it lasts. */
export interface UpgradeRecord {
  readonly goal: UpgradeStep;
  /** The steps as they were planned at the start. */
  readonly plan: readonly UpgradeStep[];
  readonly attempt: Attempt | undefined;
  /** False once it has stopped, until somebody has it go on. */
  readonly isRunning: boolean;
  /** The session it was started in, by its `absoluteExpiresAt`: in another one it waits to be told to go on. */
  readonly sessionKey: string;
}

/** Why a run does not go on. */
export type RunStop =
  | UpgradeStop
  /** Somebody has asked for it, or the page was opened in a new session. */
  | { readonly why: 'asked' }
  | { readonly why: 'otherTab' }
  | { readonly why: 'clusterGone' }
  /** The region refused a step, or what came before it could not be read. */
  | { readonly why: 'problem'; readonly error: unknown; readonly step: UpgradeStep | undefined };

export type RunActivity =
  | { readonly kind: 'looking' }
  | { readonly kind: 'starting'; readonly step: UpgradeStep }
  | { readonly kind: 'waiting'; readonly operation: OperationState | undefined }
  /** The region does not answer; it is asked again. */
  | { readonly kind: 'noAnswer' };

export interface UpgradeRun {
  readonly record: UpgradeRecord;
  /** What it is at; undefined when it is at rest. */
  readonly activity: RunActivity | undefined;
  /** It will stop before the next step. */
  readonly stopsNext: boolean;
  readonly stop: RunStop | undefined;
  readonly isFinished: boolean;
}

export interface ShownStep extends UpgradeStep {
  readonly isDone: boolean;
}

/** The steps of a run as they stand now: what has been done of the plan, then the way from here. */
export function stepsOf(
  { plan, goal }: Pick<UpgradeRecord, 'plan' | 'goal'>,
  cluster: ClusterVersions,
  offer: UpgradeOffer,
): readonly ShownStep[] {
  const done = plan.filter((step) => isStepDone(step, cluster)).map((step) => ({ ...step, isDone: true }));
  const rest = planUpgrade(goal, cluster, offer) ?? [];
  return [...done, ...rest.map((step) => ({ ...step, isDone: false }))];
}

/** Reads what was kept; undefined when it is nothing of ours. */
export function recordFrom(text: string | null): UpgradeRecord | undefined {
  if (text === null) return undefined;
  try {
    const kept: unknown = JSON.parse(text);
    return isRecord(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is UpgradeRecord {
  if (typeof value !== 'object' || value === null) return false;
  const { goal, plan, isRunning, sessionKey } = value as Partial<Record<keyof UpgradeRecord, unknown>>;
  return (
    isStep(goal) &&
    Array.isArray(plan) &&
    plan.every(isStep) &&
    typeof isRunning === 'boolean' &&
    typeof sessionKey === 'string'
  );
}

function isStep(value: unknown): value is UpgradeStep {
  if (typeof value !== 'object' || value === null) return false;
  const { part, version } = value as { readonly part?: unknown; readonly version?: unknown };
  return isPart(part) && typeof version === 'string';
}

export function isPart(value: unknown): value is ClusterPart {
  return value === 'controlPlane' || value === 'workers';
}
