/** From stored rows to the contract's shapes. Absent fields are left out. */
import type { Organisation, Space } from '#shared/contract/iam/organisations.ts';
import type { ServiceAccount } from '#shared/contract/iam/service-accounts.ts';
import { formatDuration } from '#shared/rules/duration.ts';
import type { Cut } from '#region/store/paging.ts';
import type { ServiceAccountRow } from '#region/store/service-accounts.ts';
import type { OrganisationRow, SpaceRow } from '#region/store/spaces.ts';
import type { UserRow } from '#region/store/users.ts';

/** ISO 8601 in UTC from milliseconds since the epoch. */
export function timestamp(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

/** `{items, totalSize, nextPageToken?}` of the identity lists (contract 2.12). */
export function iamPage<Row, Item>(cut: Cut<Row> & { readonly total: number }, toItem: (row: Row) => Item) {
  return { items: cut.rows.map(toItem), totalSize: cut.total, nextPageToken: cut.nextToken };
}

export function organisationAnswer(row: OrganisationRow): Organisation {
  return {
    id: row.id,
    organisationId: row.id,
    name: row.name,
    description: row.description,
    createdOn: timestamp(row.created_on),
    updatedOn: timestamp(row.updated_on),
  };
}

export function spaceAnswer(row: SpaceRow): Space {
  return {
    id: row.id,
    organisationId: row.organisation_id,
    name: row.name,
    description: row.description,
    status: row.status,
    createdOn: timestamp(row.created_on),
    updatedOn: timestamp(row.updated_on),
  };
}

/** A user without `updatedOn`, as the answer to a creation has it (contract 2.2). */
export function createdUserAnswer(row: UserRow) {
  return {
    id: row.id,
    email: row.email,
    firstname: row.firstname,
    lastname: row.lastname,
    active: row.active === 1,
    createdOn: timestamp(row.created_on),
  };
}

export function userAnswer(row: UserRow) {
  return { ...createdUserAnswer(row), updatedOn: timestamp(row.updated_on) };
}

export function serviceAccountAnswer(row: ServiceAccountRow): ServiceAccount {
  return {
    id: row.id,
    name: row.name,
    tokenDuration: formatDuration(row.token_seconds),
    ...(row.expiration_date !== null && { expirationDate: row.expiration_date }),
  };
}
