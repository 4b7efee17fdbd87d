import { useCallback, useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { AclItem } from '#shared/contract/iam/acls.ts';
import type { ServiceAccount } from '#shared/contract/iam/service-accounts.ts';
import type { User } from '#shared/contract/iam/users.ts';
import { keyOfPair, sameCase } from './acl-entry.ts';
import { rolesOf } from './permission-names.ts';
import { namedAccount, namedUser } from './subject-list.ts';
import { allFor } from '#web/api/all-pages.ts';
import { accessGate } from '#web/api/gate.ts';
import type { ListReply } from '#shared/contract/list-reply.ts';
import { readsById, useItemsById } from '#web/api/names.ts';
import type { Reader } from '#web/api/reader.ts';
import { inScope, type Scope } from '#web/api/scope.ts';

/** What an ACL, or a granular policy on an object of one service, is about. */
export type NamedResource = Pick<AclItem, 'service' | 'resource' | 'resourceId'>;

/** Undefined when the contract has no list that tells the name, or it has not come. */
export type NameOfResource = (item: NamedResource) => string | undefined;

/** Names of clusters and roles, whose lists are loaded whole. The same `items` are gone through once, however often it is rendered. */
export function useListedNames(scope: Scope, items: readonly NamedResource[]): NameOfResource {
  const kinds = useMemo(() => new Set(items.map(keyOfPair)), [items]);
  const clusters = useQuery({
    ...allFor(scope.region, 'ListClusters', { path: { spaceId: scope.id } }),
    enabled: scope.kind === 'space' && kinds.has('kubernetes.cluster'),
  });
  const roles = useQuery({ ...rolesOf(scope), enabled: kinds.has('iam.role') });
  const [ofClusters, ofRoles] = [clusters.data, roles.data];
  const names = useMemo(
    () =>
      new Map<string, string | undefined>([
        ...(ofClusters ?? []).map(({ id, name }) => [`kubernetes.cluster ${id}`, name] as const),
        ...(ofRoles ?? []).map(({ uuid, name }) => [`iam.role ${uuid}`, name] as const),
      ]),
    [ofClusters, ofRoles],
  );
  return useCallback((item) => names.get(`${keyOfPair(item)} ${sameCase(item.resourceId)}`), [names]);
}

/** Names of users and service accounts, fifty a call: for the rows of a page, not for all there are. */
export function useNamesById(scope: Scope, items: readonly NamedResource[]): NameOfResource {
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
export function useResourceNames(scope: Scope, items: readonly NamedResource[]): NameOfResource {
  const listed = useListedNames(scope, items);
  const byId = useNamesById(scope, items.slice(0, namedAtMost));
  return (item) => listed(item) ?? byId(item);
}

/** Both outside of a component, by id; whoever may not list them reads ids. @throws the signal's reason when aborted. */
export async function readResourceNames(
  client: Reader,
  scope: Scope,
  items: readonly NamedResource[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  const of = (kind: string, most = items.length) => items.filter((item) => keyOfPair(item) === kind).slice(0, most);
  const idsOf = (kind: string) => of(kind, namedAtMost).map(({ resourceId }) => sameCase(resourceId));
  async function list<Item>(read: () => Promise<readonly Item[]>): Promise<readonly Item[]> {
    try {
      return await accessGate(read, signal);
    } catch {
      signal.throwIfAborted();
      return [];
    }
  }
  async function byId<Item>(kind: string, operation: 'ListUser' | 'ListServiceAccount'): Promise<readonly Item[]> {
    const reads = readsById(...inScope(scope, operation, {}), idsOf(kind));
    const answers = reads.map((one) => list(async () => ((await client.fetchQuery(one)) as ListReply<Item>).items));
    return (await Promise.all(answers)).flat();
  }
  const clustersHere = allFor(scope.region, 'ListClusters', { path: { spaceId: scope.id } });
  const hasClusters = scope.kind === 'space' && of('kubernetes.cluster').length > 0;
  const [clusters, roles, users, accounts] = await Promise.all([
    hasClusters ? list(() => client.fetchQuery(clustersHere)) : [],
    of('iam.role').length > 0 ? list(() => client.fetchQuery(rolesOf(scope))) : [],
    byId<User>('iam.user', 'ListUser'),
    byId<ServiceAccount>('iam.serviceAccount', 'ListServiceAccount'),
  ]);
  return new Map([
    ...clusters.map(({ id, name }) => [id, name] as const),
    ...roles.map(({ uuid, name = uuid }) => [uuid, name] as const),
    ...[...users.map(namedUser), ...accounts.map(namedAccount)].map(({ id, name }) => [id, name] as const),
  ]);
}
