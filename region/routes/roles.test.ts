import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationId } from '#shared/contract/catalogue.ts';
import { callAs } from '#region/testing/contract-call.ts';
import { fresh, inOrganisation, inSpace } from '#region/testing/fixture.ts';
import { idOfName, permissionRows, roleRows } from '#region/seed/catalogue-data.ts';
import { callerAt, fetchToken, startTestRegion, type TestRegion } from '#region/testing/test-region.ts';

let region: TestRegion;
let organisation: { organisationId: string };
let space: { spaceId: string };
beforeAll(async () => {
  region = await startTestRegion();
  organisation = inOrganisation(region);
  space = inSpace(region);
});
afterAll(() => region.close());

const userGet = idOfName('iam.user.get');
const userUpdate = idOfName('iam.user.update');
const spaceAdmin = idOfName('role Space Admin');

async function custom() {
  const body = { name: fresh('auditor'), description: 'Reads' };
  return (await region.admin('CreateRoleSpace', { path: space, body })).reply;
}
const permissionsOf = async (roleUuid: string) => {
  const { reply } = await region.admin('GetRolePermissionsSpace', { path: { ...space, roleUuid }, page: { size: 50 } });
  return reply.items.map(({ uuid }) => uuid).sort();
};

describe('roles', () => {
  it('are listed predefined and custom together, those that can be given in the scope', async () => {
    const role = await custom();
    const listed = async (id: 'ListRolesOrganisation' | 'ListRolesSpace') => {
      const path = { ...organisation, ...space };
      return (await region.admin(id, { path, page: { size: 50 } })).reply.items.map(({ uuid }) => uuid);
    };
    const predefined = (level: 'in_organisation' | 'in_space') =>
      roleRows.filter(({ row }) => row[level] === 1).map(({ row }) => row.uuid);
    expect((await listed('ListRolesSpace')).sort()).toEqual([...predefined('in_space'), role.uuid].sort());
    expect((await listed('ListRolesOrganisation')).sort()).toEqual(predefined('in_organisation').sort());
  });

  it('are found by their exact name; an unknown one gives an empty list', async () => {
    const { name = '', uuid } = await custom();
    const byName = async (asked: string) =>
      (await region.admin('ListRolesSpace', { path: space, query: { name: asked } })).reply;
    expect((await byName(name)).items).toMatchObject([{ uuid, custom: true, tenantType: ['space'] }]);
    expect(await byName(name.slice(1))).toEqual({ items: [], totalSize: 0 });
  });

  it('start without permissions and answer 200', async () => {
    const body = { name: fresh('auditor'), description: '' };
    const { status, reply } = await region.admin('CreateRoleSpace', { path: space, body });
    expect([status, reply.description]).toEqual([200, '']);
    expect(await permissionsOf(reply.uuid)).toEqual([]);
  });

  it('belong to where they were made: another scope answers 404', async () => {
    const { uuid } = await custom();
    const path = { ...organisation, roleUuid: uuid };
    const answers = [
      await region.admin('GetRoleOrganisation', { path }),
      await region.admin('UpdateRoleOrganisation', { path, body: {} }),
      await region.admin('DeleteRoleOrganisation', { path }),
      await region.admin('GetRoleSpace', { path: { ...space, roleUuid: idOfName('role Organisation Admin') } }),
    ];
    for (const { status, problem } of answers) {
      expect([status, problem.type]).toEqual([404, 'urn:numspot:errors#role_not_found']);
    }
  });

  it('have names of their own in a scope, the predefined ones included', async () => {
    const { name = '' } = await custom();
    for (const taken of [name, 'Space Admin']) {
      const body = { name: taken, description: 'Again' };
      const { status, problem } = await region.admin('CreateRoleSpace', { path: space, body });
      expect([status, problem.type]).toEqual([409, 'urn:numspot:errors#duplicate_role']);
    }
    const body = { name, description: 'Elsewhere' };
    expect((await region.admin('CreateRoleOrganisation', { path: organisation, body })).status).toBe(200);
    const other = { ...space, roleUuid: (await custom()).uuid };
    expect((await region.admin('UpdateRoleSpace', { path: other, body: { name } })).status).toBe(409);
  });

  it('are changed field by field', async () => {
    const { uuid, name } = await custom();
    region.clock.advance(5_000);
    const path = { ...space, roleUuid: uuid };
    expect((await region.admin('UpdateRoleSpace', { path, body: { description: 'Writes' } })).status).toBe(204);
    const { reply } = await region.admin('GetRoleSpace', { path });
    expect(reply).toMatchObject({ name, description: 'Writes' });
    expect(Date.parse(reply.updatedOn ?? '') - Date.parse(reply.createdOn ?? '')).toBe(5_000);
  });

  it.each<[OperationId, object]>([
    ['UpdateRoleSpace', { name: 'Emperor' }],
    ['AddRolePermissionsSpace', { permissions: [userGet] }],
    ['RemoveRolePermissionsSpace', { permissions: [userGet] }],
    ['DeleteRoleSpace', {}],
  ])('that are predefined refuse %s', async (id, body) => {
    const before = await permissionsOf(spaceAdmin);
    const answer = await callAs(region, id, { path: { ...space, roleUuid: spaceAdmin }, body });
    expect([answer.status, answer.problem.type]).toEqual([403, 'urn:numspot:errors#forbidden']);
    expect(await permissionsOf(spaceAdmin)).toEqual(before);
  });
});

describe('permissions of a role', () => {
  it('are added and taken away; held and absent ones do no harm', async () => {
    const { uuid } = await custom();
    const path = { ...space, roleUuid: uuid };
    const permissions = [userGet, userUpdate.toUpperCase(), userGet];
    for (const id of ['AddRolePermissionsSpace', 'AddRolePermissionsSpace'] as const) {
      expect((await region.admin(id, { path, body: { permissions } })).status).toBe(204);
    }
    expect(await permissionsOf(uuid)).toEqual([userGet, userUpdate].sort());
    for (const id of ['RemoveRolePermissionsSpace', 'RemoveRolePermissionsSpace'] as const) {
      expect((await region.admin(id, { path, body: { permissions: [userUpdate] } })).status).toBe(204);
    }
    expect(await permissionsOf(uuid)).toEqual([userGet]);
  });

  it.each([
    ['an unknown one', '00000000-0000-4000-8000-000000000000', 'permission_not_found'],
    ['one of organisations only', idOfName('iam.space.create'), 'not_in_tenant_roles'],
  ])('are added all or none: %s stops the rest', async (_, wrong, fragment) => {
    const { uuid } = await custom();
    const body = { permissions: [userGet, wrong] };
    const { status, problem } = await region.admin('AddRolePermissionsSpace', {
      path: { ...space, roleUuid: uuid },
      body,
    });
    expect([status, problem.type]).toEqual([400, `urn:numspot:errors#${fragment}`]);
    expect(problem.violations?.map(({ field }) => field)).toEqual(['permissions[1]']);
    expect(await permissionsOf(uuid)).toEqual([]);
  });

  it('are 1 to 100 a call', async () => {
    const { uuid } = await custom();
    const path = { ...space, roleUuid: uuid };
    const inSpaces = permissionRows.filter((row) => row.in_space === 1).map((row) => row.uuid);
    const add = async (permissions: string[]) =>
      (await region.admin('AddRolePermissionsSpace', { path, body: { permissions } })).status;
    expect([await add([]), await add(inSpaces.slice(0, 101)), await add(inSpaces.slice(0, 100))]).toEqual([
      400, 400, 204,
    ]);
    const { reply } = await region.admin('GetRolePermissionsSpace', { path, page: { size: 1 } });
    expect(reply.totalSize).toBe(100);
  });

  it('take effect with the next request, and end with the role', async () => {
    const { uuid } = await custom();
    const path = { ...space, roleUuid: uuid };
    const body = { name: fresh('robot') };
    const account = (await region.admin('CreateServiceAccountSpace', { path: space, body })).reply;
    const asRobot = callerAt(region.baseUrl, await fetchToken(region.baseUrl, account.id, account.secret));
    const subject = { ...space, subjectType: 'serviceAccounts', subjectId: account.id };
    await region.admin('SetIAMPolicySpace', { path: subject, body: { add: { roles: [uuid] } } });
    const mayList = async () => (await asRobot('ListUserSpace', { path: space })).status;
    expect(await mayList()).toBe(403);
    await region.admin('AddRolePermissionsSpace', { path, body: { permissions: [userGet] } });
    expect(await mayList()).toBe(200);
    expect((await region.admin('DeleteRoleSpace', { path })).status).toBe(204);
    expect(await mayList()).toBe(403);
    const { reply } = await region.admin('GetIAMPolicySpace', { path: subject });
    expect(reply).toEqual({ roles: [], permissions: [] });
    expect((await region.admin('GetRoleSpace', { path })).status).toBe(404);
  });
});

describe('permissions', () => {
  it('are those that can be given in the scope', async () => {
    const total = async (id: 'ListPermissionsOrganisation' | 'ListPermissionsSpace') =>
      (await region.admin(id, { path: { ...organisation, ...space }, page: { size: 1 } })).reply.totalSize;
    expect(await total('ListPermissionsSpace')).toBe(permissionRows.filter((row) => row.in_space === 1).length);
    const inOrganisations = permissionRows.filter((row) => row.in_organisation === 1).length;
    expect(await total('ListPermissionsOrganisation')).toBe(inOrganisations);
    const path = { ...space, permissionUuid: idOfName('iam.space.create') };
    expect((await region.admin('GetPermissionSpace', { path })).status).toBe(404);
  });

  it('are filtered by service, resource, subresource and action together', async () => {
    const named = async (query: object) =>
      (await region.admin('ListPermissionsSpace', { path: space, query })).reply.items.map(({ name }) => name).sort();
    expect(await named({ service: 'kubernetes', action: 'get' })).toEqual(['kubernetes.cluster.get']);
    expect(await named({ resource: 'bucket', subresource: 'object', action: 'create' })).toEqual([
      'objectstorage.bucket.object.create',
    ]);
    expect(await named({ service: 'nothing' })).toEqual([]);
  });

  it('leave out what they have not', async () => {
    const path = { ...space, permissionUuid: idOfName('iam.getPolicy') };
    const { reply } = await region.admin('GetPermissionSpace', { path });
    expect(reply).toMatchObject({ name: 'iam.getPolicy', service: 'iam', action: 'getPolicy' });
    expect(reply).not.toHaveProperty('resource');
    expect(reply).not.toHaveProperty('subResource');
  });
});
