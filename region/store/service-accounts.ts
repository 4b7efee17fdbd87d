/** Service accounts: the clients that get tokens. Secrets are stored as hashes only. */
import type { Selectable, Updateable } from 'kysely';
import type { Reach } from '#shared/rules/access.ts';
import { cutPage, type Cut, type Page } from './paging.ts';
import { forgetIdentity } from './access.ts';
import type { Connection } from './database.ts';
import { afterCursor, narrowedTo, ownedBy } from './listing.ts';
import type { RegionTables } from './schema.ts';
import { deleteRefreshTokensOf } from './tokens.ts';

export type ServiceAccountRow = Selectable<RegionTables['service_accounts']>;

export interface ServiceAccountFilter {
  readonly organisationId: string;
  /** Only accounts assigned to this space. */
  readonly spaceId?: string | undefined;
  /** Exact. */
  readonly name?: string | undefined;
  readonly ids?: readonly string[] | undefined;
  readonly reach: Reach;
}

export async function findServiceAccount(connection: Connection, id: string): Promise<ServiceAccountRow | undefined> {
  return connection.selectFrom('service_accounts').selectAll().where('id', '=', id).executeTakeFirst();
}

/** An account of the organisation and, when given, assigned to the space. */
export async function findServiceAccountIn(
  connection: Connection,
  { organisationId, spaceId }: { readonly organisationId: string; readonly spaceId?: string | undefined },
  id: string,
): Promise<ServiceAccountRow | undefined> {
  const { rows } = await listServiceAccounts(
    connection,
    { organisationId, spaceId, ids: [id], reach: 'all' },
    { size: 1 },
  );
  return rows[0];
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
    .where(ownedBy('service_accounts.organisation_id', filter.organisationId, filter))
    .where(narrowedTo('service_accounts.id', filter.ids, filter.reach));
  if (filter.name !== undefined) matching = matching.where('name', '=', filter.name);
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

export async function insertServiceAccount(connection: Connection, account: ServiceAccountRow): Promise<void> {
  await connection.insertInto('service_accounts').values(account).execute();
}

export async function updateServiceAccount(
  connection: Connection,
  id: string,
  changes: Updateable<RegionTables['service_accounts']>,
): Promise<void> {
  await connection.updateTable('service_accounts').set(changes).where('id', '=', id).execute();
}

/** Where names of accounts are unique: among those made in the organisation, or among those of one space. */
export interface NameScope {
  readonly organisationId: string;
  readonly spaceId: string | null;
}

/** True when another account has the name. One whose deletion was accepted has given it back. */
export async function isAccountNameTaken(
  connection: Connection,
  { organisationId, spaceId }: NameScope,
  name: string,
  exceptFor?: string,
): Promise<boolean> {
  let holders = connection
    .selectFrom('service_accounts')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('name', '=', name)
    .where('removal_due_on', 'is', null);
  if (exceptFor !== undefined) holders = holders.where('id', '!=', exceptFor);
  if (spaceId === null) holders = holders.where('space_id', 'is', null);
  else {
    holders = holders.where('id', 'in', (inner) =>
      inner.selectFrom('space_members').select('identity_id').where('space_id', '=', spaceId),
    );
  }
  return (await holders.executeTakeFirst()) !== undefined;
}

/** Accepts the deletion of an account, unless it was accepted before: from now on it gets no token (behaviours B8.4). */
export async function startRemoval(connection: Connection, id: string, dueOn: number): Promise<void> {
  await connection
    .updateTable('service_accounts')
    .set({ removal_due_on: dueOn })
    .where('id', '=', id)
    .where('removal_due_on', 'is', null)
    .execute();
}

/** The account that is to be gone first, whenever that is. */
export async function findNextToRemove(connection: Connection): Promise<{ id: string; at: number } | undefined> {
  const next = await connection
    .selectFrom('service_accounts')
    .select(['id', 'removal_due_on'])
    .where('removal_due_on', 'is not', null)
    .orderBy('removal_due_on')
    .executeTakeFirst();
  return next === undefined || next.removal_due_on === null ? undefined : { id: next.id, at: next.removal_due_on };
}

/** Deletes an account with everything that refers to it; its tokens are dead from then on. */
export async function deleteServiceAccount(connection: Connection, id: string): Promise<void> {
  await forgetIdentity(connection, id);
  await deleteRefreshTokensOf(connection, id);
  await connection.deleteFrom('service_accounts').where('id', '=', id).execute();
}
