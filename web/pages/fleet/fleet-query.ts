/** The clusters of all places (shared/fleet.ts), shown while they come. */
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { fleetBounds, fleetPath, type FleetPart } from '#shared/fleet.ts';
import type { SignedInRegion } from '#shared/session.ts';
import { fleetRead, lookAgainAtFleet } from '#web/api/fleet-read.ts';
import { keepSeen } from '#web/api/keep-seen.ts';
import { partsOf, type PartsRead } from '#web/api/read-parts.ts';
import { takePart } from '#web/api/take-part.ts';

/** For the regions signed in to. @throws ApiProblem */
export function fleetQuery(regions: readonly SignedInRegion[]) {
  return queryOptions({ ...fleetRead(regions), refetchOnMount: 'always', refetchInterval: lookAgainAtFleet });
}

/** Reads some places anew, `{region}` or `{region}/{spaceId}`; of many all are. @throws ApiProblem */
export async function readPlaces(
  client: QueryClient,
  { queryKey }: ReturnType<typeof fleetQuery>,
  places: readonly string[],
): Promise<void> {
  if (places.length > fleetBounds.places) return client.invalidateQueries({ queryKey });
  const query = new URLSearchParams(places.map((place) => ['place', place]));
  for await (const part of partsOf<FleetPart>(`${fleetPath}?${query}`, undefined)) {
    client.setQueryData<PartsRead<FleetPart>>(queryKey, (known) =>
      known === undefined ? known : { ...known, parts: keepSeen(takePart(known.parts, part), known.parts) },
    );
  }
}
