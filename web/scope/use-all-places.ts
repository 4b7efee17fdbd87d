import { useQueries } from '@tanstack/react-query';
import type { Space } from '#shared/contract/iam/organisations.ts';
import { allFor } from '#web/api/all-pages.ts';
import { ApiProblem } from '#web/api/api-problem.ts';
import { queryFor } from '#web/api/queries.ts';
import { useSession } from '#web/session/use-session.ts';

export interface PlacesOfRegion {
  readonly region: string;
  /** Undefined while it is not known, and of an account that belongs to none. */
  readonly organisationId: string | undefined;
  readonly organisation: string | undefined;
  readonly spaces: readonly Space[];
  readonly isReading: boolean;
  /** Which spaces there are could not be read. */
  readonly isUnread: boolean;
}

/**
 * The organisation and the spaces of every region signed in to: all of them, or those that one is assigned to where the
 * region refuses to list all.
 */
export function useAllPlaces(): readonly PlacesOfRegion[] {
  const { regions } = useSession();
  const own = useQueries({
    queries: regions.map(({ name, organisationId }) => ({
      ...queryFor(name, 'ListMyOrganisations', {}),
      enabled: organisationId === undefined,
      staleTime: Infinity,
    })),
  });
  const known = regions.map(({ name, organisationId }, index) => ({
    region: name,
    organisationId: organisationId ?? own[index]?.data?.items[0]?.organisationId,
  }));
  const asked = known.map(({ region, organisationId }) => ({
    region,
    args: { path: { organisationId: organisationId ?? '' } },
    enabled: organisationId !== undefined,
  }));
  const named = useQueries({
    queries: asked.map(({ region, args, enabled }) => ({
      ...queryFor(region, 'GetOrganisation', args),
      enabled,
      staleTime: 10 * 60_000,
    })),
  });
  const all = useQueries({
    queries: asked.map(({ region, args, enabled }) => ({ ...allFor(region, 'ListSpaces', args), enabled })),
  });
  const assigned = useQueries({
    queries: asked.map(({ region, args }, index) => ({
      ...allFor(region, 'ListMySpaces', args),
      enabled: isRefused(all[index]?.error),
    })),
  });
  return known.map(({ region, organisationId }, index) => {
    const spaces = isRefused(all[index]?.error) ? assigned[index] : all[index];
    return {
      region,
      organisationId,
      organisation: named[index]?.data?.name,
      spaces: spaces?.data ?? [],
      isReading: own[index]?.isLoading === true || spaces?.isLoading === true,
      isUnread: own[index]?.isError === true || spaces?.isError === true,
    };
  });
}

function isRefused(error: Error | null | undefined): boolean {
  return error instanceof ApiProblem && error.status === 403;
}
