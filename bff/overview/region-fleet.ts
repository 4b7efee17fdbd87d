/** One region's parts of the fleet. */
import { fleetBounds } from '#shared/fleet.ts';
import { byName } from '#shared/rules/name-order.ts';
import { fleetClusterOf, newestWorkOf } from './fleet-parts.ts';
import { atOnce } from './reading.ts';
import type { RegionReading } from './region-reading.ts';

const { spaces: mostSpaces, clusters: mostClusters, operations: mostOperations, calls } = fleetBounds;

/** Tells of all of a region, or of these spaces alone: clusters first, as nothing is shown without them. Never rejects. */
export async function tellFleet(reading: RegionReading, only: readonly string[]): Promise<void> {
  const spaces = only.length > 0 ? only : await readySpaces(reading);
  await atOnce(
    [
      ...spaces.map((spaceId) => () => tellClusters(reading, spaceId)),
      ...spaces.map((spaceId) => () => tellOperations(reading, spaceId)),
    ],
    calls,
  );
}

/** In the order in which they are shown: what comes moves nothing that is there, and the first rows come first. */
async function readySpaces(reading: RegionReading): Promise<readonly string[]> {
  const { items = [] } = (await reading.tellSpaces(mostSpaces)) ?? {};
  return items
    .filter(({ status = 'READY' }) => status === 'READY')
    .toSorted((one, other) => byName(one.name ?? '', other.name ?? ''))
    .map(({ id }) => id);
}

function tellClusters(reading: RegionReading, spaceId: string): Promise<void> {
  return reading.tellPart({ part: 'clusters', spaceId, items: [] }, async () => {
    const { rows, complete } = await reading.rows('ListClusters', { path: { spaceId } }, mostClusters);
    return { part: 'clusters', spaceId, items: rows.map(fleetClusterOf), complete };
  });
}

function tellOperations(reading: RegionReading, spaceId: string): Promise<void> {
  return reading.tellPart({ part: 'operations', spaceId, items: [] }, async () => {
    const { rows, complete } = await reading.rows('ListOperations', { path: { spaceId } }, mostOperations);
    return { part: 'operations', spaceId, items: newestWorkOf(reading.name, spaceId, rows), complete };
  });
}
