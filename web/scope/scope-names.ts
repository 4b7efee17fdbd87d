/** What organisations and spaces are called, for the bar; asked once per region, never per row. */
import { useQuery } from '@tanstack/react-query';
import { ApiProblem } from '#web/api/api-problem.ts';
import { queryFor } from '#web/api/queries.ts';
import type { Scope } from '#web/api/scope.ts';
import { useSignedInRegion } from '#web/session/use-session.ts';
import { nameText } from '#web/ui/name-text.ts';
import { shortId } from '#web/ui/short-id.ts';
import { recentScopes } from './recent-scopes.ts';
import { useFirstPageShown } from '#web/ui/use-first-page-shown.ts';

/** `name` is undefined while the region is being asked, and the start of the id where the region does not say. */
export interface NamedPlace {
  readonly name: string | undefined;
}

export interface ScopeNames {
  readonly organisationId: string | undefined;
  /** Left out where none is known. */
  readonly organisation: NamedPlace | undefined;
  /** Left out in the scope of an organisation. */
  readonly space: NamedPlace | undefined;
  /** What the region itself calls the scope: it is there, and may be seen. */
  readonly confirmed: string | undefined;
  /** The region has said that there is no such space. */
  readonly isMissing: boolean;
  /** Of the space; undefined while unknown. */
  readonly spaceStatus: string | undefined;
}

function useOwnOrganisation(region: string): { id: string | undefined; isAsked: boolean } {
  const signedIn = useSignedInRegion(region);
  const known = signedIn?.organisationId;
  const mayAsk = signedIn !== undefined && known === undefined;
  const { data, isPending } = useQuery({
    ...queryFor(region, 'ListMyOrganisations', {}),
    enabled: mayAsk,
    staleTime: Infinity,
  });
  return { id: known ?? data?.items[0]?.organisationId, isAsked: mayAsk && isPending };
}

/** The organisation a region's account belongs to: from the session, or the first one the region names. */
export function useOrganisationId(region: string): string | undefined {
  return useOwnOrganisation(region).id;
}

/** What to call a place: as the region says, or said lately. */
function named(id: string | undefined, known: string | undefined, isAsked: boolean): NamedPlace | undefined {
  if (id === undefined) return isAsked ? { name: undefined } : undefined;
  const name = known ?? recentScopes.read().find((recent) => recent.id === id)?.name;
  if (name === undefined) return { name: isAsked ? undefined : shortId(id) };
  return { name: nameText(name) };
}

/** Names of a scope and of the organisation around it; ids where one is not signed in. */
export function useScopeNames(scope: Scope): ScopeNames {
  const signedIn = useSignedInRegion(scope.region) !== undefined;
  const mayAsk = useFirstPageShown() && signedIn;
  const own = useOwnOrganisation(scope.region);
  const organisationId = scope.kind === 'organisation' ? scope.id : own.id;
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
  const isAsked = signedIn && (organisationId === undefined ? own.isAsked : organisation.isPending);
  const spaceIsAsked = signedIn && (organisationId === undefined ? own.isAsked : mine.isPending || one.isLoading);
  return {
    organisationId,
    organisation: named(organisationId, organisation.data?.name, isAsked),
    space: spaceId === undefined ? undefined : named(spaceId, space?.name, spaceIsAsked),
    confirmed: scope.kind === 'space' ? space?.name : organisation.data?.name,
    isMissing: one.error instanceof ApiProblem && one.error.fragment === 'space_not_found',
    spaceStatus: space?.status,
  };
}
