import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callAs } from '#region/testing/contract-call.ts';
import { aUser, fresh, inOrganisation, inSpace, userInSpace } from '#region/testing/fixture.ts';
import { idOfName } from '#region/seed/catalogue-data.ts';
import { callerAt, fetchToken, startTestRegion, type TestRegion } from '#region/testing/test-region.ts';

let region: TestRegion;
let space: { spaceId: string };
beforeAll(async () => {
  region = await startTestRegion();
  space = inSpace(region);
});
afterAll(() => region.close());

const onClusters = { service: 'kubernetes', resource: 'cluster' };
const item = (permission: string, resourceId: string = randomUUID()) => {
  const [service = '', resource = ''] = permission.split('.');
  return { permissionId: idOfName(permission), service, resource, resourceId };
};
type Path = Awaited<ReturnType<typeof userInSpace>>;

const add = (path: Path, items: object[]) => region.admin('CreateACLUserSpaceBulk', { path, body: { items } });
const take = (path: Path, items: object[]) => region.admin('DeleteACLUserSpaceBulk', { path, body: { items } });
const list = async (path: Path, query: { service: string; resource: string; subresource?: string }) =>
  (await region.admin('GetACLUserSpace', { path, query, page: { size: 100 } })).reply;

describe('ACL items', () => {
  it('are added in bulk without an answer; existing ones stay', async () => {
    const path = await userInSpace(region);
    const [first, second] = [item('kubernetes.cluster.get'), item('kubernetes.cluster.delete')];
    const answer = await add(path, [first]);
    expect([answer.status, answer.reply]).toEqual([201, undefined]);
    expect((await add(path, [first, second, second])).status).toBe(201);
    const { items, totalSize } = await list(path, onClusters);
    expect(totalSize).toBe(2);
    expect(items).toEqual(expect.arrayContaining([first, second]));
  });

  it('are listed by service and resource, and more narrowly by subresource', async () => {
    const path = await userInSpace(region);
    const ofObjects = { ...item('objectstorage.bucket.object.get'), subresource: 'object' };
    const ofBuckets = item('objectstorage.bucket.get');
    await add(path, [ofObjects, ofBuckets]);
    const onBuckets = { service: 'objectstorage', resource: 'bucket' };
    expect((await list(path, onBuckets)).totalSize).toBe(2);
    expect((await list(path, { ...onBuckets, subresource: 'object' })).items).toEqual([ofObjects]);
    expect(await list(path, { service: 'iam', resource: 'role' })).toEqual({ items: [], totalSize: 0 });
    const { status, problem } = await callAs(region, 'GetACLUserSpace', { path });
    expect([status, problem.violations?.map(({ field }) => field)]).toEqual([400, ['service', 'resource']]);
  });

  it('are taken away when every field is the same; absent ones do no harm', async () => {
    const path = await userInSpace(region);
    const [kept, gone] = [item('kubernetes.cluster.get'), item('kubernetes.cluster.get')];
    await add(path, [kept, gone]);
    const almost = { ...kept, permissionId: idOfName('kubernetes.cluster.update') };
    expect((await take(path, [gone, almost, { ...kept, subresource: 'x' }, gone])).status).toBe(204);
    expect((await list(path, onClusters)).items).toEqual([kept]);
  });

  it.each<[string, object, string, string]>([
    [
      'an unknown permission',
      { ...item('iam.user.get'), permissionId: randomUUID() },
      'permission_not_found',
      'items[1].permissionId',
    ],
    ['a permission of organisations', item('iam.space.create'), 'not_in_tenant_roles', 'items[1].permissionId'],
    ['another service', { ...item('iam.user.get'), service: 'compute' }, 'invalid_parameter', 'items[1].service'],
    ['another resource', { ...item('iam.user.get'), resource: 'role' }, 'invalid_parameter', 'items[1].resource'],
    ['another subresource', { ...item('iam.user.get'), subresource: 'x' }, 'invalid_parameter', 'items[1].subresource'],
  ])('are added all or none: %s stops the rest', async (_, wrong, fragment, field) => {
    const path = await userInSpace(region);
    const { status, problem } = await add(path, [item('iam.user.get'), wrong]);
    expect([status, problem.type, problem.violations?.map((violation) => violation.field)]).toEqual([
      400,
      `urn:numspot:errors#${fragment}`,
      [field],
    ]);
    expect((await list(path, { service: 'iam', resource: 'user' })).items).toEqual([]);
  });

  it('are 1 to 100 a call', async () => {
    const path = await userInSpace(region);
    const many = (count: number) => Array.from({ length: count }, () => item('iam.user.get'));
    expect([(await add(path, [])).status, (await add(path, many(101))).status]).toEqual([400, 400]);
    expect([(await add(path, many(100))).status, (await take(path, many(101))).status]).toEqual([201, 400]);
  });

  it('belong to members of the scope: anyone else answers 404', async () => {
    const path = { ...space, userId: region.seeded.clientId };
    for (const { status, problem } of [
      await add(path, [item('iam.user.get')]),
      await take(path, [item('iam.user.get')]),
    ]) {
      expect([status, problem.type]).toEqual([404, 'urn:numspot:errors#identity_not_found']);
    }
  });

  it('open one resource for one permission, from the next request on, and go with the resource', async () => {
    const body = { name: fresh('robot') };
    const { id, secret } = (await region.admin('CreateServiceAccountSpace', { path: space, body })).reply;
    const ask = callerAt(region.baseUrl, await fetchToken(region.baseUrl, id, secret));
    const [mine, other] = [await aUser(region), await aUser(region)];
    const path = { ...space, serviceAccountId: id };
    const items = [item('iam.user.get', mine.toUpperCase())];
    await region.admin('CreateACLServiceAccountSpaceBulk', { path, body: { items } });
    const statusOf = async (userId: string) => (await ask('GetUserSpace', { path: { ...space, userId } })).status;
    expect([await statusOf(mine), await statusOf(other)]).toEqual([200, 403]);
    expect((await ask('ListUserSpace', { path: space })).reply.items.map((user) => user.id)).toEqual([mine]);
    await region.admin('DeleteUserOrganisation', { path: { ...inOrganisation(region), userId: mine } });
    const query = { service: 'iam', resource: 'user' };
    expect((await region.admin('GetACLServiceAccountSpace', { path, query })).reply.items).toEqual([]);
    expect((await ask('ListUserSpace', { path: space })).status).toBe(403);
  });
});
