/** Backups as the contract shows them, and their state by stored times (schemas 11). */
import type { Backup } from '#shared/contract/platform/databases.ts';
import { conflict } from '#region/request/problem.ts';
import type { BackupRow } from '#region/store/backups.ts';
import type { RegionContext } from '#region/handler/region-context.ts';
import { timestamp } from '#region/handler/answers.ts';

export function backupReply(backup: BackupRow, context: RegionContext): Backup {
  const isComplete = hasSucceeded(backup, context);
  return {
    id: backup.id,
    clusterId: backup.cluster_id,
    clusterName: backup.cluster_name,
    name: backup.name,
    type: backup.type,
    target: 'PREFER_STANDBY',
    status: isComplete
      ? { state: 'SUCCEEDED', message: 'The backup is complete.' }
      : { state: 'CREATING', message: 'The backup is being made.' },
    startedAt: timestamp(backup.started_on),
    ...(isComplete && { completedAt: timestamp(backup.completed_on) }),
  };
}

/** Throws 409 for a backup that is still being made. */
export function requireSucceeded(backup: BackupRow, context: RegionContext): void {
  if (!hasSucceeded(backup, context)) throw conflict(`The backup ${backup.name} is still being made.`);
}

function hasSucceeded({ completed_on }: BackupRow, context: RegionContext): boolean {
  return context.clock.now() >= completed_on;
}
