/** Users of an organisation and their assignment to its spaces. */
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Reach } from '#shared/rules/access.ts';
import { cutPage, type Cut, type Page } from './paging.ts';
import { forgetIdentity } from './access.ts';
import type { Connection } from './database.ts';
import { afterCursor, isNarrowed, narrowedTo, ownedBy } from './listing.ts';
import type { RegionTables } from './schema.ts';

export type UserRow = Selectable<RegionTables['users']>;

export interface UserFilter {
  readonly organisationId: string;
  /** Only users assigned to this space. */
  readonly spaceId?: string | undefined;
  /** Exact, in any letter case. */
  readonly email?: string | undefined;
  readonly ids?: readonly string[] | undefined;
  readonly reach: Reach;
}

/** A page of users and how many match in all. */
export async function listUsers(
  connection: Connection,
  filter: UserFilter,
  page: Page,
): Promise<Cut<UserRow> & { total: number }> {
  const total = await countUsers(connection, filter);
  // In a space the assignments are in the right order already, and the index on them gives the page.
  const [createdOn, id] =
    filter.spaceId === undefined
      ? ['users.created_on', 'users.id']
      : ['space_members.identity_created_on', 'space_members.identity_id'];
  const rows = await matching(connection, filter)
    .selectAll('users')
    .where(afterCursor(createdOn, id, page.after))
    .orderBy(sql.ref(createdOn), 'desc')
    .orderBy(sql.ref(id))
    .limit(page.size + 1)
    .execute();
  return { ...cutPage(rows, page.size, (row) => ({ createdOn: row.created_on, id: row.id })), total };
}

/** A filter leaves few; without one the number is kept with the users. */
async function countUsers(connection: Connection, filter: UserFilter): Promise<number> {
  const { organisationId, spaceId = organisationId, email } = filter;
  if (email !== undefined || isNarrowed(filter)) {
    const counted = matching(connection, filter).select(({ fn }) => fn.countAll<number>().as('total'));
    return (await counted.executeTakeFirstOrThrow()).total;
  }
  const kept = connection.selectFrom('user_counts').select('users').where('scope_id', '=', spaceId);
  return (await kept.executeTakeFirst())?.users ?? 0;
}

function matching(connection: Connection, filter: UserFilter) {
  const { organisationId, spaceId, email, ids, reach } = filter;
  let users = connection.selectFrom('users').where(narrowedTo('users.id', ids, reach));
  // With the organisation, so that the index of addresses answers in a space too.
  if (email !== undefined) {
    users = users.where('users.organisation_id', '=', organisationId).where('users.email', '=', email);
  }
  if (spaceId === undefined) return users.where(ownedBy('users.organisation_id', organisationId, filter));
  // Of a few users the assignments are looked up, of all of them the other way round: a cross join keeps its order.
  const assigned = isNarrowed(filter)
    ? users.crossJoin('space_members')
    : users.innerJoin('space_members', 'space_members.identity_id', 'users.id');
  return assigned
    .whereRef('space_members.identity_id', '=', 'users.id')
    .where('space_members.identity_type', '=', 'users')
    .where('space_members.space_id', '=', spaceId);
}

/** A user of the organisation and, when given, assigned to the space. */
export async function findUser(
  connection: Connection,
  { organisationId, spaceId }: { readonly organisationId: string; readonly spaceId?: string | undefined },
  id: string,
): Promise<UserRow | undefined> {
  let query = connection
    .selectFrom('users')
    .selectAll()
    .where('users.id', '=', id)
    .where('organisation_id', '=', organisationId);
  if (spaceId !== undefined) {
    query = query.where('users.id', 'in', (inner) =>
      inner
        .selectFrom('space_members')
        .select('identity_id')
        .where('space_id', '=', spaceId)
        .where('identity_type', '=', 'users'),
    );
  }
  return query.executeTakeFirst();
}

/** Addresses are unique in an organisation, in any letter case. */
export async function findUserByEmail(
  connection: Connection,
  organisationId: string,
  email: string,
): Promise<UserRow | undefined> {
  return connection
    .selectFrom('users')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('email', '=', email)
    .executeTakeFirst();
}

/** A user wherever he belongs. */
export async function findUserById(connection: Connection, id: string): Promise<UserRow | undefined> {
  return connection.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The user behind a recovery link, wherever he belongs. Throws when there is none. */
export async function userOfLink(connection: Connection, id: string): Promise<UserRow> {
  return connection.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

export async function insertUser(connection: Connection, user: Insertable<RegionTables['users']>): Promise<void> {
  await connection.insertInto('users').values(user).execute();
}

export async function updateUser(
  connection: Connection,
  id: string,
  changes: Updateable<RegionTables['users']>,
): Promise<void> {
  await connection.updateTable('users').set(changes).where('id', '=', id).execute();
}

/** Deletes a user with everything that refers to him (behaviours B8.1). */
export async function deleteUser(connection: Connection, id: string): Promise<void> {
  await forgetIdentity(connection, id);
  await connection.deleteFrom('users').where('id', '=', id).execute();
}
