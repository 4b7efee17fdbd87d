/** Organisations and their spaces. */
import type { Reach } from '#shared/rules/access.ts';
import type { Selectable, Updateable } from 'kysely';
import { cutPage, type Cut, type Page } from './paging.ts';
import type { Connection } from './database.ts';
import { afterCursor, narrowedTo, ownedBy } from './listing.ts';
import type { Identity } from './access.ts';
import type { RegionTables } from './schema.ts';

export type OrganisationRow = Selectable<RegionTables['organisations']>;
export type SpaceRow = Selectable<RegionTables['spaces']>;

export interface SpaceFilter {
  readonly reach: Reach;
  /** Only these; undefined means all. */
  readonly ids?: readonly string[] | undefined;
  /** Only spaces this identity is assigned to. */
  readonly memberId?: string;
}

export async function findOrganisation(connection: Connection, id: string): Promise<OrganisationRow | undefined> {
  return connection.selectFrom('organisations').selectAll().where('id', '=', id).executeTakeFirst();
}

/** A space of this organisation; undefined when there is none, or it is another organisation's. */
export async function findSpace(
  connection: Connection,
  organisationId: string,
  id: string,
): Promise<SpaceRow | undefined> {
  return connection
    .selectFrom('spaces')
    .selectAll()
    .where('id', '=', id)
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst();
}

/** A page of the organisation's spaces and how many match in all. */
export async function listSpaces(
  connection: Connection,
  organisationId: string,
  filter: SpaceFilter,
  page: Page,
): Promise<Cut<SpaceRow> & { total: number }> {
  const { memberId } = filter;
  let matching = connection
    .selectFrom('spaces')
    .where(ownedBy('spaces.organisation_id', organisationId, filter))
    .where(narrowedTo('spaces.id', filter.ids, filter.reach));
  if (memberId !== undefined) {
    matching = matching.where('spaces.id', 'in', (inner) =>
      inner.selectFrom('space_members').select('space_id').where('identity_id', '=', memberId),
    );
  }
  const { total } = await matching.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await matching
    .selectAll()
    .where(afterCursor('spaces.created_on', 'spaces.id', page.after))
    .orderBy('created_on', 'desc')
    .orderBy('id')
    .limit(page.size + 1)
    .execute();
  return { ...cutPage(rows, page.size, ({ created_on, id }) => ({ createdOn: created_on, id })), total };
}

export async function insertSpace(connection: Connection, space: SpaceRow): Promise<void> {
  await connection.insertInto('spaces').values(space).execute();
}

export async function updateSpace(
  connection: Connection,
  id: string,
  changes: Updateable<RegionTables['spaces']>,
): Promise<void> {
  await connection.updateTable('spaces').set(changes).where('id', '=', id).execute();
}

/** Ids of the spaces an identity is assigned to, as a page ordered like any list of spaces. */
export async function listSpacesOf(
  connection: Connection,
  organisationId: string,
  identity: Identity,
  page: Page,
): Promise<Cut<SpaceRow> & { total: number }> {
  return listSpaces(connection, organisationId, { reach: 'all', memberId: identity.id }, page);
}
