/** The console's overview of all places (shared/overview.ts), shown while it comes. */
import { queryOptions } from '@tanstack/react-query';
import type { SignedInRegion } from '#shared/session.ts';
import { overviewPath, type OverviewPart } from '#shared/overview.ts';
import { partsKey, readParts } from '#web/api/read-parts.ts';

/** What the live watch does not tell is read again so often. */
const lookAgain = 5 * 60_000;

/** For the regions signed in to. @throws ApiProblem */
export function overviewQuery(regions: readonly SignedInRegion[]) {
  return queryOptions({
    queryKey: partsKey('overview', regions),
    staleTime: lookAgain,
    refetchOnMount: 'always',
    refetchInterval: lookAgain,
    queryFn: (context) => readParts<OverviewPart>(overviewPath, context),
  });
}
