/** Which resources of a permission's kind a space has, where the contract lists them. */
import type { OperationId } from '#shared/contract/catalogue.ts';
import type { Permission } from '#shared/contract/iam/permissions.ts';
import { nextTokenOf, type ListReply } from '#shared/contract/list-reply.ts';
import { facetsOf } from '#shared/rules/permission-grammar.ts';
import { call } from '#web/api/call.ts';
import type { Scope } from '#web/api/scope.ts';

/** Lists of the contract whose items are of one kind of resource. */
const lists: Readonly<Record<string, OperationId | undefined>> = {
  'iam.user': 'ListUserSpace',
  'iam.serviceAccount': 'ListServiceAccountSpace',
  'iam.role': 'ListRolesSpace',
  'kubernetes.cluster': 'ListClusters',
  'postgresql.cluster': 'ListDatabaseClusters',
  'registry.instance': 'ListRegistries',
};

export interface SomeResources {
  readonly ids: readonly string[];
  /** There are more than were asked for. */
  readonly hasMore: boolean;
}

/** The first few of them; none where there is no telling. @throws the signal's reason when aborted. */
export async function resourcesOf(
  space: Scope,
  permission: Permission,
  most: number,
  signal: AbortSignal,
): Promise<SomeResources> {
  const { service, resource } = facetsOf(permission);
  if (`${service}.${resource}` === 'iam.space') return { ids: [space.id], hasMore: false };
  const list = lists[`${service}.${resource}`];
  if (list === undefined) return { ids: [], hasMore: false };
  try {
    const args = { path: { spaceId: space.id }, page: { size: most }, signal };
    const reply = (await call(space.region, list, args)) as ListReply<{ id?: string; uuid?: string }>;
    const ids = reply.items.flatMap(({ id, uuid }) => id ?? uuid ?? []);
    return { ids, hasMore: nextTokenOf(reply) !== undefined };
  } catch {
    signal.throwIfAborted();
    return { ids: [], hasMore: false };
  }
}
