/** What the pages of service accounts read. Small and without components: the route table prefetches by it. */
import { isUuid } from '#shared/contract/path.ts';
import { inScope, type Read, type Scope } from '#web/api/scope.ts';
import { pageOf, type ListState } from '#web/list/list-state.ts';

type Listed = 'ListServiceAccountOrganisation' | 'MatchServiceAccountOrganisation';

/** All service accounts of the scope, unfiltered. */
export function allAccounts(scope: Scope): Read<'ListServiceAccountOrganisation'> {
  return inScope(scope, 'ListServiceAccount', {});
}

/** The whole name that a text in double quotes asks for. */
export function quotedName(text: string): string | undefined {
  return /^"(.*\S.*)"$/.exec(text.trim())?.[1];
}

/** The page to show; a whole id or a name in quotes is looked up by the API; any other text needs a walk: undefined. */
export function accountsRead(scope: Scope, state: ListState): Read<Listed> | undefined {
  const text = state.text.trim();
  if (text === '') return inScope(scope, 'ListServiceAccount', { page: pageOf(state) });
  if (isUuid(text)) return inScope(scope, 'ListServiceAccount', { ids: [text.toLowerCase()] });
  const name = quotedName(text);
  return name === undefined
    ? undefined
    : inScope(scope, 'MatchServiceAccount', { query: { serviceAccountName: name } });
}

export function accountRead(scope: Scope, serviceAccountId: string): Read<'GetServiceAccountOrganisation'> {
  return inScope(scope, 'GetServiceAccount', { path: { serviceAccountId } });
}

/** A page of the ids of the spaces an account of an organisation is assigned to. */
export function spacesOfAccountRead(
  { region, id }: Scope,
  serviceAccountId: string,
  state: ListState,
): Read<'ListSpacesOfServiceAccount'> {
  const path = { organisationId: id, serviceAccountId };
  return [region, 'ListSpacesOfServiceAccount', { path, page: pageOf(state) }];
}
