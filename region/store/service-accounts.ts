/** Service accounts: the clients that get tokens. Secrets are stored as hashes only. */
import type { Selectable } from 'kysely';
import type { Reach } from '#shared/rules/access.ts';
import { cutPage, type Cut, type Page } from '../paging.ts';
import type { Connection } from './database.ts';
import { afterCursor, narrowedTo } from './listing.ts';
import type { RegionTables } from './schema.ts';

export type ServiceAccountRow = Selectable<RegionTables['service_accounts']>;

export interface ServiceAccountFilter {
  readonly organisationId: string;
  /** Only accounts assigned to this space. */
  readonly spaceId?: string | undefined;
  readonly ids?: readonly string[] | undefined;
  readonly reach: Reach;
}

export async function findServiceAccount(connection: Connection, id: string): Promise<ServiceAccountRow | undefined> {
  return connection.selectFrom('service_accounts').selectAll().where('id', '=', id).executeTakeFirst();
}

/** A page of accounts and how many match in all. */
export async function listServiceAccounts(
  connection: Connection,
  filter: ServiceAccountFilter,
  page: Page,
): Promise<Cut<ServiceAccountRow> & { total: number }> {
  const { spaceId } = filter;
  let matching = connection
    .selectFrom('service_accounts')
    .where('organisation_id', '=', filter.organisationId)
    .where(narrowedTo('service_accounts.id', filter.ids, filter.reach));
  if (spaceId !== undefined) {
    matching = matching.where('id', 'in', (inner) =>
      inner
        .selectFrom('space_members')
        .select('identity_id')
        .where('space_id', '=', spaceId)
        .where('identity_type', '=', 'serviceAccounts'),
    );
  }
  const { total } = await matching.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await matching
    .selectAll()
    .where(afterCursor('service_accounts.created_on', 'service_accounts.id', page.after))
    .orderBy('created_on', 'desc')
    .orderBy('id')
    .limit(page.size + 1)
    .execute();
  return { ...cutPage(rows, page.size, ({ created_on, id }) => ({ createdOn: created_on, id })), total };
}

/** Replaces an account's secret; the earlier one stops working at once. */
export async function setSecretHash(connection: Connection, id: string, secretHash: string): Promise<void> {
  await connection.updateTable('service_accounts').set({ secret_hash: secretHash }).where('id', '=', id).execute();
}
