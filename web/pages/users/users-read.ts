/** Which call answers the users list at an address. Small and without components: the route table prefetches by it. */
import { isUuid } from '#shared/contract/path.ts';
import { inScope, type Read, type Scope } from '#web/api/scope.ts';
import { pageOf, type ListState } from '#web/list/list-state.ts';
import { isWholeAddress } from '#web/list/whole-address.ts';

/** All users of the scope, unfiltered. */
export function allUsers(scope: Scope): Read<'ListUserOrganisation'> {
  return inScope(scope, 'ListUser', {});
}

/** The page to show; a whole e-mail address or id is looked up by the API; any other text needs a walk: undefined. */
export function usersRead(scope: Scope, state: ListState): Read<'ListUserOrganisation'> | undefined {
  const text = state.text.trim();
  if (text === '') return inScope(scope, 'ListUser', { page: pageOf(state) });
  if (isUuid(text)) return inScope(scope, 'ListUser', { ids: [text.toLowerCase()] });
  return isWholeAddress(text) ? inScope(scope, 'ListUser', { query: { email: text }, page: pageOf(state) }) : undefined;
}
