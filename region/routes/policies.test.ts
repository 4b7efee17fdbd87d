import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Body } from '#shared/contract/catalogue.ts';
import { aUser, fresh, inOrganisation, inSpace } from '#region/testing/fixture.ts';
import { idOfName } from '#region/seed/catalogue-data.ts';
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

const viewer = idOfName('role Identity Viewer');
const spaceAdmin = idOfName('role Space Admin');
const userGet = idOfName('iam.user.get');
const roleGet = idOfName('iam.role.get');
const problems = 'urn:numspot:errors#';

const userInSpace = async () => ({ ...space, subjectType: 'users', subjectId: await aUser(region) });
type UserPath = Awaited<ReturnType<typeof userInSpace>>;

const set = (path: UserPath, body: Body<'SetIAMPolicySpace'>) => region.admin('SetIAMPolicySpace', { path, body });
async function policyOf(path: UserPath) {
  const { status, reply } = await region.admin('GetIAMPolicySpace', { path });
  expect(status).toBe(200);
  return { roles: [...reply.roles].sort(), permissions: [...reply.permissions].sort() };
}

/** A service account in the demo space that can be asked with. */
async function robot() {
  const body = { name: fresh('robot') };
  const { id, secret } = (await region.admin('CreateServiceAccountSpace', { path: space, body })).reply;
  const ask = callerAt(region.baseUrl, await fetchToken(region.baseUrl, id, secret));
  return { ask, subject: { ...space, subjectType: 'serviceAccounts', subjectId: id } };
}

describe('an IAM policy', () => {
  it('is empty for an identity that was given nothing', async () => {
    expect(await policyOf(await userInSpace())).toEqual({ roles: [], permissions: [] });
  });

  it('changes by what is named and keeps the rest; repeating does no harm', async () => {
    const user = await userInSpace();
    expect((await set(user, { add: { roles: [viewer], permissions: [userGet] } })).status).toBe(204);
    await set(user, { add: { permissions: [roleGet.toUpperCase(), userGet] } });
    expect(await policyOf(user)).toEqual({ roles: [viewer], permissions: [userGet, roleGet].sort() });
    await set(user, { add: { roles: [spaceAdmin] }, delete: { roles: [viewer], permissions: [userGet] } });
    await set(user, { delete: { roles: [viewer] } });
    expect(await policyOf(user)).toEqual({ roles: [spaceAdmin], permissions: [roleGet] });
  });

  it('is kept apart for the organisation and each of its spaces', async () => {
    const user = await userInSpace();
    await set(user, { add: { roles: [viewer] } });
    const path = { ...organisation, subjectType: user.subjectType, subjectId: user.subjectId };
    expect((await region.admin('GetIAMPolicyOrganisation', { path })).reply).toEqual({ roles: [], permissions: [] });
  });

  it.each<[string, object, string, string[]]>([
    ['nothing', {}, 'missing_roles', ['add']],
    ['empty lists', { add: { roles: [] }, delete: { permissions: [] } }, 'missing_roles', ['add']],
    [
      'a role in both',
      { add: { roles: [viewer, spaceAdmin] }, delete: { roles: [spaceAdmin.toUpperCase()] } },
      'ambiguous_role_elements',
      ['delete.roles[0]'],
    ],
    [
      'a permission in both',
      { add: { permissions: [userGet] }, delete: { permissions: [roleGet, userGet] } },
      'ambiguous_permission_elements',
      ['delete.permissions[1]'],
    ],
    ['an unknown role', { add: { roles: [viewer, randomUUID()] } }, 'role_not_found', ['add.roles[1]']],
    [
      'an unknown permission',
      { delete: { permissions: [randomUUID()] } },
      'permission_not_found',
      ['delete.permissions[0]'],
    ],
    [
      'a role of organisations',
      { add: { roles: [idOfName('role Organisation Admin')] } },
      'not_in_tenant_roles',
      ['add.roles[0]'],
    ],
    [
      'a permission of organisations',
      { add: { permissions: [userGet, idOfName('iam.space.create')] } },
      'not_in_tenant_roles',
      ['add.permissions[1]'],
    ],
  ])('refuses %s and stays as it was', async (_, body, fragment, fields) => {
    const user = await userInSpace();
    await set(user, { add: { roles: [spaceAdmin] } });
    const { status, problem } = await set(user, body);
    expect([status, problem.type, problem.violations?.map(({ field }) => field)]).toEqual([
      400,
      problems + fragment,
      fields,
    ]);
    expect(await policyOf(user)).toEqual({ roles: [spaceAdmin], permissions: [] });
  });

  it('knows only custom roles of its own scope', async () => {
    const body = { name: fresh('elsewhere'), description: 'Of the organisation' };
    const { uuid } = (await region.admin('CreateRoleOrganisation', { path: organisation, body })).reply;
    expect((await set(await userInSpace(), { add: { roles: [uuid] } })).problem.type).toBe(`${problems}role_not_found`);
  });

  it('belongs to members only: 404 for anyone else, whatever the kind', async () => {
    const { reply } = await region.admin('CreateUserOrganisation', {
      path: organisation,
      body: { email: `${fresh('bob')}@example.org`, firstname: 'Bob', lastname: 'Kahn' },
    });
    const outside = { ...space, subjectType: 'users', subjectId: reply.id };
    const member = await userInSpace();
    const wrongKind = { ...member, subjectType: 'serviceAccounts' };
    for (const path of [outside, wrongKind, { ...member, subjectId: randomUUID() }]) {
      const answers = [
        await region.admin('GetIAMPolicySpace', { path }),
        await set(path, { add: { roles: [viewer] } }),
      ];
      for (const { status, problem } of answers) {
        expect([status, problem.type]).toEqual([404, `${problems}identity_not_found`]);
      }
    }
    const path = { ...member, subjectType: 'robots' };
    expect((await region.admin('GetIAMPolicySpace', { path })).problem.violations?.[0]?.field).toBe('subjectType');
  });

  it('needs the right to delete as well when something is taken away', async () => {
    const giver = await region.account({ ...space, permissions: ['iam.createPolicy'] });
    const path = await userInSpace();
    const give = await giver('SetIAMPolicySpace', { path, body: { add: { roles: [viewer] } } });
    const take = await giver('SetIAMPolicySpace', { path, body: { delete: { roles: [viewer] } } });
    expect([give.status, take.status, take.problem.detail]).toEqual([
      204,
      403,
      expect.stringContaining('(iam.deletePolicy)'),
    ]);
    expect(await policyOf(path)).toEqual({ roles: [viewer], permissions: [] });
  });

  it('works from the next request on', async () => {
    const { ask, subject } = await robot();
    const mayList = async () => (await ask('ListUserSpace', { path: space })).status;
    expect(await mayList()).toBe(403);
    await set(subject, { add: { roles: [viewer] } });
    expect(await mayList()).toBe(200);
    await set(subject, { delete: { roles: [viewer] } });
    expect(await mayList()).toBe(403);
  });

  it('of the organisation opens the identities of its spaces and nothing else of them', async () => {
    const { ask, subject } = await robot();
    const path = { ...organisation, subjectType: subject.subjectType, subjectId: subject.subjectId };
    const body = { add: { roles: [idOfName('role Organisation Admin')] } };
    expect((await region.admin('SetIAMPolicyOrganisation', { path, body })).status).toBe(204);
    expect((await ask('ListUserSpace', { path: space })).status).toBe(200);
    expect((await ask('ListRolesSpace', { path: space })).status).toBe(200);
    expect((await ask('ListClusters', { path: space })).status).toBe(403);
  });
});

describe('a granular policy', () => {
  const place = (user: UserPath, objectType = 'user') => ({ ...user, objectType });

  it('is a list of words on objects of one type, changed by what is named', async () => {
    const path = place(await userInSpace());
    const items = [
      { action: 'getters' as const, objectId: 'a' },
      { action: 'owners' as const, objectId: 'b' },
    ];
    const [first, second] = items as [(typeof items)[0], (typeof items)[0]];
    expect((await region.admin('SetIAMGranularPolicySpace', { path, body: { add: items } })).status).toBe(204);
    await region.admin('SetIAMGranularPolicySpace', { path, body: { add: [first], delete: [second] } });
    const { reply } = await region.admin('GetIAMGranularPolicySpace', { path });
    expect(reply).toEqual({ items: [first], totalSize: 1 });
    const elsewhere = { ...path, objectType: 'role' };
    expect((await region.admin('GetIAMGranularPolicySpace', { path: elsewhere })).reply.items).toEqual([]);
  });

  it('refuses the same item in both, none at all, and unknown words', async () => {
    const path = place(await userInSpace());
    const item = { action: 'users' as const, objectId: 'a' };
    const sent = async (body: object) => (await region.admin('SetIAMGranularPolicySpace', { path, body })).problem.type;
    expect(await sent({ add: [item], delete: [item] })).toBe(`${problems}ambiguous_granular_permission_elements`);
    expect(await sent({ add: [] })).toBe(`${problems}invalid_parameter`);
    expect(await sent({ add: [{ action: 'emperors', objectId: 'a' }] })).toBe(`${problems}invalid_parameter`);
  });

  it('opens its object like an ACL, for what the word allows', async () => {
    const { ask, subject } = await robot();
    const [mine, other] = [await aUser(region), await aUser(region)];
    const path = place(subject);
    await region.admin('SetIAMGranularPolicySpace', {
      path,
      body: { add: [{ action: 'getters', objectId: mine.toUpperCase() }] },
    });
    const statusOf = async (userId: string) => (await ask('GetUserSpace', { path: { ...space, userId } })).status;
    expect([await statusOf(mine), await statusOf(other)]).toEqual([200, 403]);
    expect((await ask('ListUserSpace', { path: space })).reply.items.map(({ id }) => id)).toEqual([mine]);
    const change = { path: { ...space, userId: mine }, body: { active: true } };
    expect((await ask('PatchUserStateSpace', change)).status).toBe(403);
    await region.admin('SetIAMGranularPolicySpace', { path, body: { add: [{ action: 'owners', objectId: mine }] } });
    expect((await ask('PatchUserStateSpace', change)).status).toBe(200);
  });
});
