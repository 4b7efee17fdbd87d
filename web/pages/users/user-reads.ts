/** What the page of a user reads. Small and without components: the route table prefetches by it. */
import { inScope, type Read, type Scope } from '#web/api/scope.ts';
import { pageOf, type ListState } from '#web/list/list-state.ts';

export function userRead(scope: Scope, userId: string): Read<'GetUserOrganisation'> {
  return inScope(scope, 'GetUser', { path: { userId } });
}

/** A page of the ids of the spaces a user of an organisation is assigned to. */
export function spacesOfUserRead({ region, id }: Scope, userId: string, state: ListState): Read<'ListSpacesOfUser'> {
  return [region, 'ListSpacesOfUser', { path: { organisationId: id, userId }, page: pageOf(state) }];
}
