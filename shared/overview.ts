/**
 * What is to be seen of every place at a glance: `GET /api/overview` → `application/x-ndjson`. Each line is an `OverviewPart`,
 * sent as soon as it is known, in no order but that a region's spaces come first; the last is an `OverviewEnd`, and without
 * one the answer was cut. With `place={region}`, once or up to `fleetBounds.places` times, only that region is read; with
 * `place={region}/{spaceId}` only that space of it, and nothing of its organisation. 400 for any other parameter, 401 without
 * a session. Everything is read with the rights of the session that asks.
 */
import type { Cluster } from './contract/kubernetes/clusters.ts';
import type { Space } from './contract/iam/organisations.ts';
import type { Problem } from './contract/problem.ts';
import type { OperationState } from './rules/operation-state.ts';

export const overviewPath = '/api/overview';

/** What is read at most, of every region. */
export const overviewBounds = {
  /** Spaces, the first in the region's order; as many service accounts. */
  items: 200,
  /** Operations and clusters of one space: a page of each. */
  ofSpace: 50,
  /** Calls to a region at the same time. */
  calls: 6,
} as const;

/** Failed since: a day. Milliseconds. */
export const failedWithin = 24 * 60 * 60_000;
/** Ended since: a week. Milliseconds. */
export const endedWithin = 7 * failedWithin;
/** Service accounts that expire so soon, and recovery links. Milliseconds. */
export const accountsWithin = 14 * 24 * 60 * 60_000;
export const linksWithin = 24 * 60 * 60_000;

export interface AnyPart {
  readonly region: string;
  /** Every item there is was read. Without a `problem` there are more than are read (`overviewBounds`). */
  readonly complete: boolean;
  readonly problem?: Problem;
  /** When reading it began, ISO 8601: nothing in it is older. */
  readonly asOf: string;
}

export type OverviewSpace = Pick<Space, 'id' | 'name' | 'status' | 'createdOn'>;

/** What one may see at all: each READY one is followed by a part for its operations and one for its clusters. */
export interface SpacesPart extends AnyPart {
  readonly part: 'spaces';
  /** Absent for an account that belongs to none. */
  readonly organisationId?: string;
  /** Whether the account may list all spaces of its organisation, or those it is assigned to only; also where some were asked for. */
  readonly of: 'organisation' | 'account';
  readonly items: readonly OverviewSpace[];
}

/** Those that have not ended, and those that failed within a day; of an error only its first line. */
export interface OperationsPart extends AnyPart {
  readonly part: 'operations';
  readonly spaceId: string;
  readonly items: readonly OperationState[];
  /** Those that have ended within a week and say when they began, and whether these are all: else the newest. */
  readonly week: { readonly items: readonly OperationState[]; readonly complete: boolean };
}

export interface ClustersPart extends AnyPart {
  readonly part: 'clusters';
  readonly spaceId: string;
  readonly items: readonly OverviewCluster[];
}

export type OverviewCluster = Pick<Cluster, 'id' | 'name' | 'version' | 'controlPlaneVersion'> & {
  /** It has no workers, so that no version is theirs. */
  readonly isEmpty?: true;
};

/** Service accounts of the organisation that expire within 14 days, or have lately. */
export interface AccountsPart extends AnyPart {
  readonly part: 'accounts';
  readonly items: readonly { readonly id: string; readonly name?: string; readonly expirationDate: string }[];
}

/** Recovery links issued through this console that nobody is known to have used, and that end within a day. */
export interface LinksPart extends AnyPart {
  readonly part: 'links';
  readonly items: readonly { readonly id: string; readonly expiresOn: string }[];
}

export type OverviewPart = SpacesPart | OperationsPart | ClustersPart | AccountsPart | LinksPart;

export interface OverviewEnd {
  readonly end: true;
  /** By the console's clock, ISO 8601. */
  readonly now: string;
}
