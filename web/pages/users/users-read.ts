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
  /** Where those are listed whom it lets through: the region filters by space itself. */
  readonly place: Scope;
}

/** Reads `?state=inactive&space=…&role=…`. */
export function userFilterFrom(scope: Scope, search: URLSearchParams): UserFilter {
  const [state, id, role] = ['state', 'space', 'role'].map((name) => search.get(name) || undefined);
  const space = scope.kind === 'organisation' && isUuid(id ?? '') ? id : undefined;
  return { state, space, role, place: space ? { ...scope, kind: 'space', id: space } : scope };
}

/** All users of the scope, unfiltered. */
export function allUsers(scope: Scope): Read<'ListUserOrganisation'> {
  return inScope(scope, 'ListUser', {});
}

/**
 * The page to show; a whole e-mail address or id is looked up by the API; any other text, a state or a role needs a walk:
 * undefined.
 */
export function usersRead(
  state: ListState,
  { state: active, role, place: scope }: UserFilter,
): Read<'ListUserOrganisation'> | undefined {
  const text = state.text.trim();
  if (text === '' && (active ?? role)) return undefined;
  if (text === '') return inScope(scope, 'ListUser', { page: pageOf(state) });
  if (isUuid(text)) return inScope(scope, 'ListUser', { ids: [text.toLowerCase()] });
  return isWholeAddress(text) ? inScope(scope, 'ListUser', { query: { email: text }, page: pageOf(state) }) : undefined;
}
