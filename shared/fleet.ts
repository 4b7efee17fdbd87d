/**
 * All clusters of all places: `GET /api/fleet` → `application/x-ndjson`. Each line is a `FleetPart`, sent as soon as it is
 * known: a region's spaces, then the clusters of each READY one, then what is or was last done to them; the last line is a
 * `OverviewEnd`, and without one the answer was cut. With `place={region}/{spaceId}`, once or up to `fleetBounds.places` times,
 * only these spaces are read; with `place={region}` that region. 400 for any other parameter, 401 without a session.
 * Everything is read with the rights of the session that asks.
 */
import type { Cluster } from './contract/kubernetes/clusters.ts';
import type { AnyPart, SpacesPart } from './overview.ts';
import type { OperationState } from './rules/operation-state.ts';

export const fleetPath = '/api/fleet';

/** What is read at most. */
export const fleetBounds = {
  /** Spaces of a region, the first in its order. */
  spaces: 500,
  /** Clusters of a space. */
  clusters: 500,
  /** The newest operations of a space, a page of them. */
  operations: 50,
  /** Lists of a region that are read at the same time. */
  calls: 6,
  /** Places that are asked for by name. */
  places: 50,
} as const;

export type FleetCluster = Pick<
  Cluster,
  'id' | 'name' | 'version' | 'controlPlaneVersion' | 'cidr' | 'status' | 'nodePools'
>;

export interface FleetClustersPart extends AnyPart {
  readonly part: 'clusters';
  readonly spaceId: string;
  readonly items: readonly FleetCluster[];
}

/** Of each cluster the newest operation, and those that have not ended; of an error only its first line. */
export interface FleetOperationsPart extends AnyPart {
  readonly part: 'operations';
  readonly spaceId: string;
  readonly items: readonly OperationState[];
}

export type FleetPart = SpacesPart | FleetClustersPart | FleetOperationsPart;
