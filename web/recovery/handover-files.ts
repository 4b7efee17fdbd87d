/** Links and codes of many users as two files, to be handed over on two ways. */
import { csvRows } from '#shared/rules/csv-rows.ts';
import type { RecoveryLink } from '#shared/contract/iam/users.ts';
import { personName, type Person } from './person.ts';

export interface IssuedFor {
  readonly person: Person;
  readonly issued: RecoveryLink;
}

/** CSV with the links; no code is in it. */
export function linksFile(all: readonly IssuedFor[]): string {
  const rows = all.map(({ person, issued }) => [personName(person), person.email, issued.link, issued.expiration]);
  return csvRows([['name', 'email', 'link', 'expiration'], ...rows]);
}

/** CSV with the codes; no link is in it. */
export function codesFile(all: readonly IssuedFor[]): string {
  const rows = all.map(({ person, issued }) => [personName(person), person.email, issued.code ?? '']);
  return csvRows([['name', 'email', 'code'], ...rows]);
}
