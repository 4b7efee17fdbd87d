/** Users of an organisation and their assignment to its spaces. */
import { sql, type Selectable, type Updateable } from 'kysely';
import type { Reach } from '#shared/rules/access.ts';
import { cutPage, type Cut, type Page } from '../paging.ts';
import { dropGrants, forgetResource } from './access.ts';
import type { Connection } from './database.ts';
import { afterCursor, narrowedTo } from './listing.ts';
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
  const { spaceId } = filter;
  const createdOn = spaceId === undefined ? 'users.created_on' : 'space_members.identity_created_on';
  let matching = connection
    .selectFrom('users')
    .where('users.organisation_id', '=', filter.organisationId)
    .where(narrowedTo('users.id', filter.ids, filter.reach));
  if (filter.email !== undefined) matching = matching.where('users.email', '=', filter.email);
  const inScope =
    spaceId === undefined
      ? matching
      : matching.innerJoin('space_members', (join) =>
          join
            .onRef('space_members.identity_id', '=', 'users.id')
            .on('space_members.identity_type', '=', 'users')
            .on('space_members.space_id', '=', spaceId),
        );
  const { total } = await inScope.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await inScope
    .selectAll('users')
    .where(afterCursor(createdOn, 'users.id', page.after))
    .orderBy(sql.ref(createdOn), 'desc')
    .orderBy('users.id')
    .limit(page.size + 1)
    .execute();
  return { ...cutPage(rows, page.size, ({ created_on, id }) => ({ createdOn: created_on, id })), total };
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

export async function insertUser(connection: Connection, user: UserRow): Promise<void> {
  await connection.insertInto('users').values(user).execute();
}

export async function updateUser(
  connection: Connection,
  id: string,
  changes: Updateable<RegionTables['users']>,
): Promise<void> {
  await connection.updateTable('users').set(changes).where('id', '=', id).execute();
}

/** Takes a user out of one space, with policy and ACLs there (behaviours B8.3). */
export async function unassignUser(connection: Connection, spaceId: string, id: string): Promise<void> {
  await dropGrants(connection, id, spaceId);
  await connection
    .deleteFrom('space_members')
    .where('space_id', '=', spaceId)
    .where('identity_type', '=', 'users')
    .where('identity_id', '=', id)
    .execute();
}

/** Deletes a user with everything that refers to him, instead of leaving orphans (behaviours B8.1). */
export async function deleteUser(connection: Connection, id: string): Promise<void> {
  await dropGrants(connection, id);
  await forgetResource(connection, id);
  await connection.deleteFrom('ownerships').where('identity_id', '=', id).execute();
  await connection.deleteFrom('space_members').where('identity_id', '=', id).execute();
  await connection.deleteFrom('users').where('id', '=', id).execute();
}
