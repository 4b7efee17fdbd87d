/** Somebody to whom ACLs are given, and what they hold. */
import type { AclItem } from '#shared/contract/iam/acls.ts';
import { somebody } from './world-data.ts';
import type { WorldRegion } from './world.ts';

export const onClusters = { service: 'kubernetes', resource: 'cluster' };

/** A user of the demo space who has no rights there. */
export async function aclHolder({ client, accounts }: WorldRegion) {
  const { spaceId } = accounts;
  const { email, firstname, lastname, name } = somebody();
  const { id: userId } = await client.call('CreateUserSpace', {
    path: { spaceId },
    body: { email, firstname, lastname },
  });
  const path = { spaceId, userId };
  const permissions = await client.call('ListPermissionsSpace', {
    path: { spaceId },
    query: { service: 'kubernetes', resource: 'cluster' },
    page: { size: 50 },
  });
  const get = permissions.items.find((one) => one.name === 'kubernetes.cluster.get')?.uuid ?? '';
  /** All of their ACLs on clusters. */
  const acls = async () => {
    const items: AclItem[] = [];
    let nextToken: string | undefined;
    do {
      const page = { size: 100, ...(nextToken !== undefined && { nextToken }) };
      const reply = await client.call('GetACLUserSpace', { path, query: onClusters, page });
      items.push(...reply.items);
      nextToken = reply.nextPageToken;
    } while (nextToken !== undefined);
    return items;
  };
  const items = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...onClusters, permissionId: get, resourceId: `c-${index}` }));
  const create = async (count: number) => {
    const all = items(count);
    for (let at = 0; at < count; at += 100) {
      await client.call('CreateACLUserSpaceBulk', { path, body: { items: all.slice(at, at + 100) } });
    }
  };
  const grant = (resourceId: string) =>
    client.call('CreateACLUserSpaceBulk', {
      path,
      body: { items: [{ ...onClusters, permissionId: get, resourceId }] },
    });
  return { email, name, userId, acls, create, grant, page: `/eu-std-1/spaces/${spaceId}/acls` };
}
