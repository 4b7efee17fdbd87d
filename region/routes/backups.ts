/** Backups of database clusters (contract 4.3, schemas 11). */
import { randomUUID } from 'node:crypto';
import { platformEnd } from '#region/engine/durations.ts';
import type { SomeHandlers } from '#region/handler/handler.ts';
import { ProblemError, notFound } from '#region/request/problem.ts';
import { recordOwnership } from '#region/store/access.ts';
import { deleteBackup, findBackup, insertBackups, listBackups, type BackupRow } from '#region/store/backups.ts';
import type { Connection } from '#region/store/database.ts';
import { timestamp } from '#region/handler/answers.ts';
import { backupReply, requireSucceeded } from './backup-reply.ts';
import { requireDatabase } from './databases.ts';
import { requireRunning } from './service-reply.ts';

export const backupHandlers = {
  async ListSpaceBackups({ connection, path, reach, context }) {
    const rows = await listBackups(connection, path.spaceId, { reach });
    return { items: rows.map((row) => backupReply(row, context)) };
  },

  async ListClusterBackups({ connection, path, context }) {
    const { id: clusterId } = await requireDatabase(connection, path);
    const rows = await listBackups(connection, path.spaceId, { reach: 'all', clusterId });
    return { items: rows.map((row) => backupReply(row, context)) };
  },

  async CreateBackup({ connection, caller, path, body, context }) {
    const cluster = await requireDatabase(connection, path);
    requireRunning(cluster, 'database cluster', context);
    const now = context.clock.now();
    const row = {
      id: randomUUID(),
      space_id: path.spaceId,
      cluster_id: cluster.id,
      name: body?.name ?? `${cluster.name} ${timestamp(now).slice(0, 19)}Z`,
      type: 'ON_DEMAND' as const,
      started_on: now,
      completed_on: platformEnd('backup', now, context.timeScale),
    };
    await insertBackups(connection, [row]);
    const resource = { service: 'postgresql', resource: 'backup', resourceId: row.id };
    await recordOwnership(connection, caller, path.spaceId, resource);
    return backupReply({ ...row, cluster_name: cluster.name }, context);
  },

  async GetBackup({ connection, path, context }) {
    return backupReply(await requireBackup(connection, path), context);
  },

  async DeleteBackup({ connection, path, context }) {
    const backup = await requireBackup(connection, path);
    if (backup.type === 'AUTOMATIC') {
      throw new ProblemError('forbidden', `The backup ${backup.name} was made automatically and cannot be deleted.`);
    }
    requireSucceeded(backup, context);
    await deleteBackup(connection, backup.id);
    return undefined;
  },
} satisfies SomeHandlers;

interface BackupPath {
  readonly spaceId: string;
  readonly clusterId: string;
  readonly backupId: string;
}

async function requireBackup(connection: Connection, { spaceId, clusterId, backupId }: BackupPath): Promise<BackupRow> {
  const backup = await findBackup(connection, spaceId, clusterId, backupId);
  if (backup === undefined) throw notFound('resource_not_found', `backup ${backupId}`);
  return backup;
}
