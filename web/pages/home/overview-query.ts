/** The console's overview of all places or of one (shared/overview.ts), shown while it comes. */
import { queryOptions } from '@tanstack/react-query';
import type { SignedInRegion } from '#shared/session.ts';
import { overviewPath, type OverviewPart } from '#shared/overview.ts';
import { partsKey, readParts } from '#web/api/read-parts.ts';

/** What the live watch does not tell is read again so often. */
const lookAgain = 5 * 60_000;

/** For the regions signed in to; of `{region}` or `{region}/{spaceId}` alone where a place is named. @throws ApiProblem */
export function overviewQuery(regions: readonly SignedInRegion[], place: string | undefined) {
  return queryOptions({
    queryKey: [...partsKey('overview', regions), place],
    staleTime: lookAgain,
    refetchOnMount: 'always',
    refetchInterval: lookAgain,
    queryFn: (context) => readParts<OverviewPart>(addressOf(place === undefined ? [] : [place]), context),
  });
}

/** Where these places are read, or all where none is named. */
export function addressOf(places: readonly string[]): string {
  const query = new URLSearchParams(places.map((place) => ['place', place]));
  return places.length === 0 ? overviewPath : `${overviewPath}?${query}`;
}
