import { useQuery } from '@tanstack/react-query';
import type { AclItem } from '#shared/contract/iam/acls.ts';
import type { ServiceAccount } from '#shared/contract/iam/service-accounts.ts';
import type { User } from '#shared/contract/iam/users.ts';
import { keyOfPair, sameCase } from './acl-entry.ts';
import { rolesOf } from './permission-names.ts';
import { namedAccount, namedUser } from './subject-list.ts';
import { allFor } from '#web/api/all-pages.ts';
import { useItemsById } from '#web/api/names.ts';
import { inScope, type Scope } from '#web/api/scope.ts';

/** Undefined when the contract has no list that tells the name, or it has not come. */
export type NameOfResource = (item: AclItem) => string | undefined;

/** Names of clusters and roles, whose lists are loaded whole. */
export function useListedNames(scope: Scope, items: readonly AclItem[]): NameOfResource {
  const has = (kind: string) => items.some((item) => keyOfPair(item) === kind);
  const clusters = useQuery({
    ...allFor(scope.region, 'ListClusters', { path: { spaceId: scope.id } }),
    enabled: scope.kind === 'space' && has('kubernetes.cluster'),
  });
  const roles = useQuery({ ...rolesOf(scope), enabled: has('iam.role') });
  return (item) => {
    const wanted = sameCase(item.resourceId);
    if (keyOfPair(item) === 'kubernetes.cluster') return clusters.data?.find(({ id }) => id === wanted)?.name;
    if (keyOfPair(item) === 'iam.role') return roles.data?.find(({ uuid }) => uuid === wanted)?.name;
    return undefined;
  };
}

/** Names of users and service accounts, fifty a call: for the rows of a page, not for all there are. */
export function useNamesById(scope: Scope, items: readonly AclItem[]): NameOfResource {
  const idsOf = (kind: string) =>
    items.filter((item) => keyOfPair(item) === kind).map(({ resourceId }) => sameCase(resourceId));
  const [region, listUser, usersHere] = inScope(scope, 'ListUser', {});
  const users = useItemsById<User>(region, listUser, usersHere, idsOf('iam.user'));
  const [, listAccount, accountsHere] = inScope(scope, 'ListServiceAccount', {});
  const accounts = useItemsById<ServiceAccount>(region, listAccount, accountsHere, idsOf('iam.serviceAccount'));
  return (item) => {
    const wanted = sameCase(item.resourceId);
    const user = keyOfPair(item) === 'iam.user' ? users.items.get(wanted) : undefined;
    if (user !== undefined) return namedUser(user).name;
    const account = keyOfPair(item) === 'iam.serviceAccount' ? accounts.items.get(wanted) : undefined;
    return account && namedAccount(account).name;
  };
}

/** Names are asked for by ids of so many items, not of thousands. */
export const namedAtMost = 100;

/** Both: what to call the resources of ACLs of one scope. */
export function useResourceNames(scope: Scope, items: readonly AclItem[]): NameOfResource {
  const listed = useListedNames(scope, items);
  const byId = useNamesById(scope, items.slice(0, namedAtMost));
  return (item) => listed(item) ?? byId(item);
}
