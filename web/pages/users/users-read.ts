/** Which call answers the users list at an address. Small and without components: the route table prefetches by it. */
import { isUuid } from '#shared/contract/path.ts';
import { inScope, type Read, type Scope } from '#web/api/scope.ts';
import { pageOf, type ListState } from '#web/list/list-state.ts';
import { isWholeAddress } from '#web/list/whole-address.ts';

/** What users are narrowed by beside a text. */
export interface UserFilter {
  readonly state: string | undefined;
  /** Those assigned to a space, asked for in the organisation. */
  readonly space: string | undefined;
  readonly role: string | undefined;
}

/** Reads `?state=inactive&space=…&role=…`. */
export function userFilterFrom({ kind }: Scope, search: URLSearchParams): UserFilter {
  const given = (name: string) => search.get(name) || undefined;
  return { state: given('state'), space: kind === 'organisation' ? given('space') : undefined, role: given('role') };
}

/** Where those are listed whom a filter lets through: the region filters by space itself. */
export function placeOf(scope: Scope, { space }: UserFilter): Scope {
  return space === undefined || !isUuid(space) ? scope : { region: scope.region, kind: 'space', id: space };
}

/** All users of the scope, unfiltered. */
export function allUsers(scope: Scope): Read<'ListUserOrganisation'> {
  return inScope(scope, 'ListUser', {});
}

/**
 * The page to show; a whole e-mail address or id is looked up by the API; any other text, a state or a role needs a walk:
 * undefined.
 */
export function usersRead(here: Scope, state: ListState, filter: UserFilter): Read<'ListUserOrganisation'> | undefined {
  const text = state.text.trim();
  const scope = placeOf(here, filter);
  if (text === '' && (filter.state ?? filter.role)) return undefined;
  if (text === '') return inScope(scope, 'ListUser', { page: pageOf(state) });
  if (isUuid(text)) return inScope(scope, 'ListUser', { ids: [text.toLowerCase()] });
  return isWholeAddress(text) ? inScope(scope, 'ListUser', { query: { email: text }, page: pageOf(state) }) : undefined;
}
