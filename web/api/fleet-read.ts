/** The clusters of all places (shared/fleet.ts), shown while they come. */
import { queryOptions } from '@tanstack/react-query';
import { fleetPath, type FleetPart } from '#shared/fleet.ts';
import type { SignedInRegion } from '#shared/session.ts';
import { keepSeen } from './keep-seen.ts';
import { partsKey, readParts } from './read-parts.ts';

/** What the live watch does not tell is read again so often. Milliseconds. */
export const lookAgainAtFleet = 5 * 60_000;

/** For the regions signed in to. @throws ApiProblem */
export function fleetRead(regions: readonly SignedInRegion[]) {
  return queryOptions({
    queryKey: partsKey('fleet', regions),
    staleTime: lookAgainAtFleet,
    queryFn: (context) => readParts<FleetPart>(fleetPath, context, keepSeen),
  });
}
