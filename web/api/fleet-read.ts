/** The clusters of all places (shared/fleet.ts), shown while they come. */
import { queryOptions } from '@tanstack/react-query';
import { fleetPath, type FleetPart } from '#shared/fleet.ts';
import type { SignedInRegion } from '#shared/session.ts';
import { keepSeen } from './keep-seen.ts';
import { keptFleet } from './kept-fleet.ts';
import { partsKey, readParts } from './read-parts.ts';

/** What the live watch does not tell is read again so often. Milliseconds. */
export const lookAgainAtFleet = 5 * 60_000;

/** For the regions signed in to. @throws ApiProblem */
export function fleetRead(regions: readonly SignedInRegion[]) {
  return queryOptions({
    queryKey: partsKey('fleet', regions),
    staleTime: lookAgainAtFleet,
    queryFn: async (context) => {
      const accounts = context.queryKey.join(' ');
      const kept = keptFleet.read(accounts);
      const keep = (read: readonly FleetPart[], before: readonly FleetPart[]) =>
        keepSeen(read, before.length === 0 ? kept : before);
      const read = await readParts<FleetPart>(fleetPath, context, keep);
      keptFleet.write(accounts, read.parts);
      return read;
    },
  });
}
