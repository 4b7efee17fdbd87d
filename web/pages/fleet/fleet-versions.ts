/** The fleet on the ladder of versions, a map for each region: where clusters may go is for each region to say. */
import { byName } from '#shared/rules/name-order.ts';
import { versionMap, type VersionMapRows } from '#web/upgrade/version-groups.ts';
import type { FleetRow, Gap } from './fleet-rows.ts';

export interface RegionVersions {
  readonly region: string;
  /** All on one ladder, so that they compare. */
  readonly map: VersionMapRows<FleetRow['cluster'] & Pick<FleetRow, 'scope' | 'space'>>;
  readonly clusters: number;
  readonly isOfferKnown: boolean;
  /** It is shown as it was. */
  readonly isOld: boolean;
  readonly gaps: readonly Gap[];
}

/** Of those of `regions` of which there is something, in their order. */
export function fleetVersions(
  rows: readonly FleetRow[],
  gaps: readonly Gap[],
  regions: readonly string[],
): readonly RegionVersions[] {
  const there = new Set([...rows.map(({ scope }) => scope.region), ...gaps.map(({ region }) => region)]);
  const maps = regions
    .filter((region) => there.has(region))
    .map((region) => {
      const own = rows.filter(({ scope }) => scope.region === region);
      const offered = own[0]?.offered ?? [];
      return {
        region,
        map: versionMap(
          own.map(({ cluster, scope, space }) => ({ ...cluster, scope, space })),
          offered,
        ),
        clusters: own.length,
        isOfferKnown: offered.length > 0,
        isOld: own.length > 0 && own.every(({ isOld }) => isOld),
        gaps: gaps.filter((gap) => gap.region === region),
      };
    });
  const rungs = [...new Set(maps.flatMap(({ map }) => map.rungs))].sort(byName);
  return maps.map((one) => ({ ...one, map: { ...one.map, rungs } }));
}
