import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccessRight } from '#shared/contract/iam/policies.ts';
import { fresh, inOrganisation, inSpace, person } from '#region/testing/fixture.ts';
import { idOfName } from '#region/seed/catalogue-data.ts';
import { startTestRegion, type TestRegion } from '#region/testing/test-region.ts';

let region: TestRegion;
let space: { spaceId: string };
let clusterId: string;
let userId: string;
beforeAll(async () => {
  region = await startTestRegion({ users: 60 });
  space = inSpace(region);
  userId = (await region.admin('CreateUserSpace', { path: space, body: person() })).reply.id;
  const body = { name: fresh('atlas'), cidr: '10.0.0.0/16', version: '1.29.5', nodePools: [] };
  clusterId = (await region.admin('CreateCluster', { path: space, body })).reply.id;
  const subject = { ...space, subjectType: 'users', subjectId: userId };
  const add = { roles: [idOfName('role Kubernetes Viewer')], permissions: [idOfName('kubernetes.cluster.update')] };
  await region.admin('SetIAMPolicySpace', { path: subject, body: { add } });
  const items = [
    {
      permissionId: idOfName('kubernetes.cluster.delete'),
      service: 'kubernetes',
      resource: 'cluster',
      resourceId: clusterId,
    },
  ];
  await region.admin('CreateACLUserSpaceBulk', { path: { ...space, userId }, body: { items } });
});
afterAll(() => region.close());

const anyResource = '00000000-0000-0000-0000-000000000000';

async function onCluster(): Promise<AccessRight[]> {
  const path = { ...space, resourceId: clusterId };
  const all: AccessRight[] = [];
  let nextToken: string | undefined;
  do {
    const { reply } = await region.admin('ListIdentityAccessByResource', { path, page: { size: 7, nextToken } });
    all.push(...reply.items);
    nextToken = reply.nextPageToken;
  } while (nextToken !== undefined);
  return all;
}

describe('who can reach a resource', () => {
  it('is told with one row per path', async () => {
    const mine = (await onCluster()).filter((row) => row.identityUuid === userId);
    const about = { identityUuid: userId, identityType: 'user', domain: 'kubernetes', resourceType: 'cluster' };
    expect(mine).toHaveLength(3);
    expect(mine).toEqual(
      expect.arrayContaining([
        {
          ...about,
          resourceUuid: anyResource,
          pathType: 'Role',
          accessTypeName: 'Kubernetes Viewer',
          accessTypeId: idOfName('role Kubernetes Viewer'),
          action: 'get',
        },
        {
          ...about,
          resourceUuid: anyResource,
          pathType: 'Permission',
          accessTypeName: 'kubernetes.cluster.update',
          accessTypeId: idOfName('kubernetes.cluster.update'),
          action: 'update',
        },
        {
          ...about,
          resourceUuid: clusterId,
          pathType: 'ACL',
          accessTypeName: 'kubernetes.cluster.delete',
          accessTypeId: idOfName('kubernetes.cluster.delete'),
          action: 'delete',
        },
      ]),
    );
  });

  it('names service accounts too, and the creator through the resource itself', async () => {
    const admin = (await onCluster()).filter((row) => row.identityUuid === region.seeded.clientId);
    expect(new Set(admin.map((row) => row.identityType))).toEqual(new Set(['serviceAccount']));
    const actions = (type: string) => admin.filter((row) => row.pathType === type).map((row) => row.action ?? '');
    expect(actions('ACL').sort()).toEqual(['create', 'delete', 'get', 'update']);
    expect(actions('Role').sort()).toEqual(['create', 'delete', 'get', 'update']);
  });

  it('leaves out rights of the organisation that do not reach into the space', async () => {
    const { reply } = await region.admin('ListUserOrganisation', { path: inOrganisation(region), page: { size: 50 } });
    const outsiders = new Set(reply.items.map((user) => user.id));
    const path = { ...inOrganisation(region), subjectType: 'users' };
    const rows = await onCluster();
    for (const { identityUuid } of rows.filter((row) => outsiders.has(row.identityUuid))) {
      const spaces = await region.admin('ListSpacesOfUser', { path: { ...path, userId: identityUuid } });
      expect(spaces.reply.items).toContainEqual({ id: space.spaceId });
    }
  });

  it('is told of every kind of resource that the space has', async () => {
    const [registries, databases, roles] = [
      await region.admin('ListRegistries', { path: space }),
      await region.admin('ListDatabaseClusters', { path: space }),
      await region.admin('ListRolesSpace', { path: space }),
    ];
    const found: readonly (readonly [string, string | undefined])[] = [
      ['registry instance', registries.reply.items[0]?.id],
      ['postgresql cluster', databases.reply.items[0]?.id],
      ['iam role', roles.reply.items[0]?.uuid],
      ['iam space', space.spaceId],
      ['iam serviceAccount', region.seeded.clientId],
      ['iam user', userId],
    ];
    for (const [kind, resourceId = ''] of found) {
      const path = { ...space, resourceId };
      const { reply } = await region.admin('ListIdentityAccessByResource', { path, page: { size: 100 } });
      expect(new Set(reply.items.map((row) => `${row.domain} ${row.resourceType}`))).toEqual(new Set([kind]));
    }
  });

  it('is 404 for what is no resource here', async () => {
    const path = { ...space, resourceId: anyResource };
    const { status, problem } = await region.admin('ListIdentityAccessByResource', { path });
    expect([status, problem.type]).toEqual([404, 'urn:numspot:errors#resource_not_found']);
  });
});

describe('what an identity can reach', () => {
  it('is told with one row per path', async () => {
    const { reply } = await region.admin('ListResourceAccessByIdentity', { path: { ...space, userId } });
    expect(reply.items.map((row) => `${row.pathType} ${row.action} ${row.resourceUuid}`).sort()).toEqual([
      `ACL delete ${clusterId}`,
      `Permission update ${anyResource}`,
      `Role get ${anyResource}`,
    ]);
  });

  it('is nothing for an identity without rights, and 404 for one that is not here', async () => {
    const { reply } = await region.admin('CreateUserSpace', { path: space, body: person() });
    const ask = (id: string) => region.admin('ListResourceAccessByIdentity', { path: { ...space, userId: id } });
    expect((await ask(reply.id)).reply).toEqual({ items: [], totalSize: 0 });
    expect((await ask(anyResource)).problem.type).toBe('urn:numspot:errors#identity_not_found');
  });
});
