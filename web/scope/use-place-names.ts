import type { Space } from '#shared/contract/iam/organisations.ts';
import { useItemsById } from '#web/api/names.ts';
import type { Scope } from '#web/api/scope.ts';
import { useOrganisationId, useScopeNames } from './scope-names.ts';
import { shortId } from '#web/ui/short-id.ts';

/** What to call the places of an account: one call names fifty spaces, ids stand in where names may not be read. */
export function usePlaceNames(scope: Scope, spaceIds: readonly string[]): (place: Scope) => string {
  const own = useOrganisationId(scope.region);
  const organisationId = scope.kind === 'organisation' ? scope.id : own;
  const names = useScopeNames(scope);
  const path = { organisationId: organisationId ?? '' };
  const asked = organisationId === undefined ? [] : spaceIds;
  const { items } = useItemsById<Space>(scope.region, 'ListSpaces', { path }, asked);
  return ({ kind, id }) => {
    const known = kind === 'organisation' ? names.organisation?.name : (items.get(id)?.name ?? names.space?.name);
    return known ?? shortId(id);
  };
}
