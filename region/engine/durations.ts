/** How long simulated work takes (behaviours B5.2, B6.12 and B8.4). All durations are milliseconds, all times milliseconds since the epoch. */
import type { OperationKind } from '#shared/rules/operation-state.ts';

const pending = 2_000;
const running: Record<OperationKind, number> = {
  CreateCluster: 15_000,
  DeleteCluster: 15_000,
  AddWorker: 15_000,
  RemoveWorker: 15_000,
  UpdateWorker: 15_000,
  UpgradeWorkers: 25_000,
  UpgradeMasters: 25_000,
};

const spaceQueued = 2_000;
const spaceRunning = 6_000;

const serviceAccountRemoval = 2_000;

/**
 * When an operation accepted at `acceptedAt` starts and when it would be complete.
 * `timeScale` multiplies the durations: 0.1 is ten times faster.
 */
export function operationSchedule(
  kind: OperationKind,
  acceptedAt: number,
  timeScale: number,
): { readonly startAt: number; readonly completeAt: number } {
  const startAt = acceptedAt + scaled(pending, timeScale);
  return { startAt, completeAt: startAt + scaled(running[kind], timeScale) };
}

/** How long the other services take. The contract gives no figures; these are short enough for a demonstration. */
const platform = {
  vmStart: 4_000,
  vmStop: 4_000,
  vmShutDown: 4_000,
  creating: 10_000,
  pending: 4_000,
  backup: 8_000,
  passwordReset: 5_000,
} as const;

/** When something of the other services that begins at `startedAt` is over. */
export function platformEnd(work: keyof typeof platform, startedAt: number, timeScale: number): number {
  return startedAt + scaled(platform[work], timeScale);
}

/** When a space created at `createdAt` leaves QUEUED and when it becomes READY. */
export function spaceSchedule(
  createdAt: number,
  timeScale: number,
): { readonly runningAt: number; readonly readyAt: number } {
  const runningAt = createdAt + scaled(spaceQueued, timeScale);
  return { runningAt, readyAt: runningAt + scaled(spaceRunning, timeScale) };
}

/** When a service account whose deletion is accepted at `acceptedAt` is gone. */
export function serviceAccountGoneAt(acceptedAt: number, timeScale: number): number {
  return acceptedAt + scaled(serviceAccountRemoval, timeScale);
}

/** Never less than a millisecond, so that every state exists for a moment and times stay in order. */
function scaled(duration: number, timeScale: number): number {
  return Math.max(1, Math.round(duration * timeScale));
}
