/** Operations as stored: what was decided at acceptance, and whether the effect has been applied. */
import type { Selectable } from 'kysely';
import type { OperationStatus } from '#shared/contract/kubernetes/operations.ts';
import type { Reach } from '#shared/rules/access.ts';
import { cutPage, type Cut, type Page } from './paging.ts';
import type { Connection } from './database.ts';
import { afterCursor, narrowedTo } from './listing.ts';
import type { RegionTables } from './schema.ts';

export type OperationRow = Selectable<RegionTables['operations']>;

export interface OperationFilter {
  readonly reach: Reach;
  /** Any one of these; all when absent or empty. */
  readonly statuses?: readonly OperationStatus[] | undefined;
  readonly clusterId?: string | undefined;
}

/** The operation, or undefined when the space has none of this id. */
export function findOperation(connection: Connection, spaceId: string, id: string): Promise<OperationRow | undefined> {
  return connection
    .selectFrom('operations')
    .selectAll()
    .where('space_id', '=', spaceId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The operation a cluster is busy with, if any. */
export function findOperationInProgress(connection: Connection, clusterId: string): Promise<OperationRow | undefined> {
  return connection
    .selectFrom('operations')
    .selectAll()
    .where('cluster_id', '=', clusterId)
    .where('settled', '=', 0)
    .executeTakeFirst();
}

/** One page of the space's operations as they are at `now`, newest first, and how many match on all pages. */
export async function listOperations(
  connection: Connection,
  spaceId: string,
  filter: OperationFilter,
  page: Page,
  now: number,
): Promise<Cut<OperationRow> & { readonly total: number }> {
  const { reach, clusterId, statuses = [] } = filter;
  let matching = connection
    .selectFrom('operations')
    .where('space_id', '=', spaceId)
    .where(narrowedTo('operations.cluster_id', undefined, reach));
  if (clusterId !== undefined) matching = matching.where('cluster_id', '=', clusterId);
  if (statuses.length > 0) {
    matching = matching.where((is) =>
      is.or(
        statuses.map((status) => {
          if (status === 'DONE' || status === 'FAILED') return is.and({ settled: 1, outcome: status });
          return is.and([is('settled', '=', 0), is('starts_on', status === 'PENDING' ? '>' : '<=', now)]);
        }),
      ),
    );
  }
  const { total } = await matching.select((is) => is.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await matching
    .selectAll()
    .where(afterCursor('operations.accepted_on', 'operations.id', page.after))
    .orderBy('accepted_on', 'desc')
    .orderBy('id')
    .limit(page.size + 1)
    .execute();
  return { ...cutPage(rows, page.size, ({ accepted_on, id }) => ({ createdOn: accepted_on, id })), total };
}

/** Adds an operation. Throws when its cluster is busy with another one. */
export async function insertOperation(connection: Connection, operation: OperationRow): Promise<void> {
  await connection.insertInto('operations').values(operation).execute();
}

/** The unsettled operation that ends first, whenever that is. */
export function findNextToEnd(connection: Connection): Promise<OperationRow | undefined> {
  return connection
    .selectFrom('operations')
    .selectAll()
    .where('settled', '=', 0)
    .orderBy('ends_on')
    .orderBy('accepted_on')
    .limit(1)
    .executeTakeFirst();
}

/** Marks an operation as over; its effect must be applied in the same transaction. */
export async function settleOperation(connection: Connection, id: string): Promise<void> {
  await connection.updateTable('operations').set({ settled: 1 }).where('id', '=', id).execute();
}
