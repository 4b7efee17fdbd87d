/** Where a restored database cluster takes its data from (schemas 11). The source is only read. */
import type { z } from 'zod';
import type { CreateDatabaseClusterBody } from '#shared/contract/platform/databases.ts';
import { ProblemError, invalidField } from '#region/request/problem.ts';
import { findBackup } from '#region/store/backups.ts';
import type { Connection } from '#region/store/database.ts';
import { findDatabase, type DatabaseRow } from '#region/store/databases.ts';
import type { RegionContext } from '#region/handler/region-context.ts';
import { requireSucceeded } from './backup-reply.ts';
import { timestamp } from '#region/handler/answers.ts';
import { requireRunning } from './service-reply.ts';

type Asked = z.output<typeof CreateDatabaseClusterBody>;

/**
 * The source cluster of a restore; undefined when nothing is restored. Throws 404 for an unknown source, 409 for one
 * that holds nothing yet, and 400 for a moment it does not know or a version older than its own.
 */
export async function restoredFrom(
  connection: Connection,
  spaceId: string,
  { restoreConfiguration: from, majorVersion }: Asked,
  context: RegionContext,
): Promise<DatabaseRow | undefined> {
  if (from === undefined) return undefined;
  const source = await findDatabase(connection, spaceId, from.clusterId.toLowerCase());
  if (source === undefined) throw unknown('clusterId', `database cluster ${from.clusterId}`);
  if (majorVersion !== undefined && Number(majorVersion) < Number(source.major_version)) {
    throw invalidField('majorVersion', `must be at least ${source.major_version}, as of the source`);
  }
  if (from.sourceType === 'BACKUP') {
    const backup = await findBackup(connection, spaceId, source.id, from.backupId.toLowerCase());
    if (backup === undefined) throw unknown('backupId', `backup ${from.backupId} of ${source.name}`);
    requireSucceeded(backup, context);
    return source;
  }
  requireRunning(source, 'database cluster', context);
  const moment = from.pointInTime === undefined ? undefined : Date.parse(from.pointInTime);
  if (moment !== undefined && (moment < source.created_on || moment > context.clock.now())) {
    const earliest = timestamp(source.created_on);
    throw invalidField('restoreConfiguration.pointInTime', `must lie between ${earliest}, the creation, and now`);
  }
  return source;
}

function unknown(field: string, what: string): ProblemError {
  const violations = [{ field: `restoreConfiguration.${field}`, description: 'names nothing of this space' }];
  return new ProblemError('resource_not_found', `There is no ${what} here.`, { violations });
}
