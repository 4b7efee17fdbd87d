/** What a backup's record says, and what can be done with it (behaviours B4 and B8). */
import type { Backup } from '#shared/contract/platform/databases.ts';
import { stateOf } from '#web/services/service-state.ts';
import { shortId } from '#web/ui/short-id.ts';

/** What to call it: its name, or the start of its id. */
export function backupName({ name, id }: Pick<Backup, 'id' | 'name'>): string {
  return name === undefined || name === '' ? shortId(id) : name;
}

/** Whether a cluster can be restored from it; one that does not tell its state may be. */
export function isComplete(backup: Pick<Backup, 'status'>): boolean {
  return ['SUCCEEDED', 'CREATED', 'UNKNOWN'].includes(stateOf(backup));
}

/** Automatic backups are the region's own: it deletes them itself, and nobody else may. */
export function isAutomatic({ type }: Pick<Backup, 'type'>): boolean {
  return type?.startsWith('AUTO') ?? false;
}

/** Newest first; what does not tell when it began comes last. */
export function newestFirst(backups: readonly Backup[]): readonly Backup[] {
  const startOf = ({ startedAt }: Backup) => (startedAt === undefined ? 0 : Date.parse(startedAt));
  return [...backups].sort((left, right) => startOf(right) - startOf(left));
}

/** What a restore starts from, as the address of its panel names it: a cluster, and perhaps one of its backups. */
export function restoreSource(clusterId: string, backupId?: string): string {
  return backupId === undefined ? clusterId : `${clusterId}.${backupId}`;
}

/** The opposite of `restoreSource`. */
export function fromRestoreSource(source: string): { readonly clusterId: string; readonly backupId: string } {
  const [clusterId = '', backupId = ''] = source.split('.');
  return { clusterId, backupId };
}
