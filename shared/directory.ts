/**
 * Whole lists, which the console's server reads page by page for the page: `GET /api/directory/{region}/{organisations |
 * spaces}/{id}/{list}` → `application/x-ndjson`. Each line is a `DirectoryPage` but the last, which is a `DirectoryEnd`;
 * without one the answer was cut: `Last-Modified` says before it when reading began. What fails before the first line is a
 * problem with its status.
 */
import type { OperationId } from './contract/catalogue.ts';
import type { Problem } from './contract/problem.ts';

/** Which operation reads a list, by the scope and the list as they are called in the address. */
export const directoryLists = {
  organisations: {
    users: 'ListUserOrganisation',
    'service-accounts': 'ListServiceAccountOrganisation',
    roles: 'ListRolesOrganisation',
  },
  spaces: {
    users: 'ListUserSpace',
    'service-accounts': 'ListServiceAccountSpace',
    roles: 'ListRolesSpace',
    clusters: 'ListClusters',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, OperationId>>>>;

export const directoryPrefix = '/api/directory/';

/** A page as it came: each row with the members that the contract knows. */
export interface DirectoryPage {
  readonly rows: readonly unknown[];
  /** Of the whole list, where the region says so. */
  readonly total?: number;
}

export interface DirectoryEnd {
  /** Every page was read. */
  readonly complete: boolean;
  /** As the region said last. */
  readonly total?: number;
  /** When reading began, ISO 8601: no row is older. */
  readonly asOf: string;
  /** Why it is not complete, where somebody said so. */
  readonly problem?: Problem;
}
