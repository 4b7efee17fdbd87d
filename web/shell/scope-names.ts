/** What organisations and spaces are called, for the bar and the crumbs; asked once per region, never per row. */
import { useQuery } from '@tanstack/react-query';
import { queryFor } from '#web/api/queries.ts';
import type { Scope } from '#web/api/scope.ts';
import { useSignedInRegion } from '#web/session/use-session.ts';
import { nameText } from '#web/ui/name-text.ts';
import { recentScopes } from './recent-scopes.ts';
import { useFirstPageShown } from './use-first-page-shown.ts';

export interface ScopeNames {
  readonly organisationId: string | undefined;
  /** Names are the start of the id until they are known. */
  readonly organisation: string | undefined;
  readonly space: string | undefined;
  /** Of the space; undefined while unknown. */
  readonly spaceStatus: string | undefined;
}

/** The first eight letters of an id, enough to tell two apart. */
export function shortId(id: string): string {
  return id.slice(0, 8);
}

/** The organisation a region's account belongs to: from the session, or the first one the region names. */
export function useOrganisationId(region: string): string | undefined {
  const signedIn = useSignedInRegion(region);
  const known = signedIn?.organisationId;
  const { data } = useQuery({
    ...queryFor(region, 'ListMyOrganisations', {}),
    enabled: signedIn !== undefined && known === undefined,
    staleTime: Infinity,
  });
  return known ?? data?.items[0]?.organisationId;
}

/** Names of a scope and of the organisation around it; ids where one is not signed in. */
export function useScopeNames(scope: Scope): ScopeNames {
  const signedIn = useSignedInRegion(scope.region) !== undefined;
  const mayAsk = useFirstPageShown() && signedIn;
  const own = useOrganisationId(scope.region);
  const organisationId = scope.kind === 'organisation' ? scope.id : own;
  const spaceId = scope.kind === 'space' ? scope.id : undefined;
  const organisation = useQuery({
    ...queryFor(scope.region, 'GetOrganisation', { path: { organisationId: organisationId ?? '' } }),
    enabled: mayAsk && organisationId !== undefined,
    staleTime: 10 * 60_000,
  });
  const mine = useQuery({
    ...queryFor(scope.region, 'ListMySpaces', { path: { organisationId: organisationId ?? '' }, page: { size: 50 } }),
    enabled: mayAsk && organisationId !== undefined && spaceId !== undefined,
  });
  const listed = mine.data?.items.find(({ id }) => id === spaceId);
  const one = useQuery({
    ...queryFor(scope.region, 'GetSpace', {
      path: { organisationId: organisationId ?? '', spaceId: spaceId ?? '' },
    }),
    enabled: mayAsk && organisationId !== undefined && spaceId !== undefined && mine.isFetched && listed === undefined,
  });
  const space = listed ?? one.data;
  const remembered = recentScopes.read().find(({ id }) => id === spaceId)?.name;
  return {
    organisationId,
    organisation: organisationId && nameText(organisation.data?.name ?? shortId(organisationId)),
    space: spaceId && nameText(space?.name ?? remembered ?? shortId(spaceId)),
    spaceStatus: space?.status,
  };
}
