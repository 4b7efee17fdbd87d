import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fresh } from '#region/testing/fixture.ts';
import { assignIdentity, grantRole, predefinedRole, recordOwnership } from '#region/store/access.ts';
import { startTestRegion, type TestRegion } from '#region/testing/test-region.ts';
import { send } from '#region/testing/test-request.ts';

let region: TestRegion;
let organisation: { organisationId: string };
let space: { spaceId: string };
beforeAll(async () => {
  region = await startTestRegion({ users: 70 });
  organisation = { organisationId: region.seeded.organisationId };
  space = { spaceId: region.seeded.spaceId };
});
afterAll(() => region.close());

const person = () => ({ email: `${fresh('grace')}@example.org`, firstname: 'Grace', lastname: 'Hopper' });

async function created() {
  const { reply } = await region.admin('CreateUserSpace', { path: space, body: person() });
  return reply;
}

describe('creating and updating a user', () => {
  it('starts inactive and without updatedOn, and trims names', async () => {
    const body = { ...person(), firstname: '  Grace ', lastname: 'Hopper\t' };
    const { reply } = await region.admin('CreateUserOrganisation', { path: organisation, body });
    expect(reply).toMatchObject({ email: body.email, firstname: 'Grace', lastname: 'Hopper', active: false });
    expect(reply).not.toHaveProperty('updatedOn');
  });

  it('in a space assigns the user to it; in the organisation to none', async () => {
    const inSpace = await created();
    const inOrganisation = await region.admin('CreateUserOrganisation', { path: organisation, body: person() });
    const spacesOf = async (userId: string) =>
      (await region.admin('ListSpacesOfUser', { path: { ...organisation, userId } })).reply.items;
    expect(await spacesOf(inSpace.id)).toEqual([{ id: space.spaceId }]);
    expect(await spacesOf(inOrganisation.reply.id)).toEqual([]);
  });

  it('refuses an address that another user has, in any letter case', async () => {
    const [first, second] = [await created(), await created()];
    const body = { ...person(), email: first.email.toUpperCase() };
    const creation = await region.admin('CreateUserOrganisation', { path: organisation, body });
    const update = await region.admin('UpdateUserSpace', {
      path: { ...space, userId: second.id },
      body: { ...body, active: true },
    });
    for (const { status, problem } of [creation, update]) {
      expect([status, problem.type]).toEqual([409, 'urn:numspot:errors#duplicate_resource']);
    }
  });

  it('lets a user keep the own address and moves updatedOn', async () => {
    const user = await created();
    region.clock.advance(1_000);
    const body = { email: user.email, firstname: 'Amazing', lastname: 'Grace', active: true };
    const { status, reply } = await region.admin('UpdateUserOrganisation', {
      path: { ...organisation, userId: user.id },
      body,
    });
    expect([status, reply]).toMatchObject([200, body]);
    expect(reply.createdOn).toBe(user.createdOn);
    expect(Date.parse(reply.updatedOn ?? '')).toBe(region.clock.now());
  });

  it('changes nothing when the state is the one asked for', async () => {
    const user = await created();
    const path = { ...organisation, userId: user.id };
    region.clock.advance(1_000);
    const on = await region.admin('PatchUserStateOrganisation', { path, body: { active: true } });
    region.clock.advance(1_000);
    const again = await region.admin('PatchUserStateOrganisation', { path, body: { active: true } });
    expect(again.reply).toEqual(on.reply);
    expect(on.reply.updatedOn).not.toBe(on.reply.createdOn);
  });
});

describe('lists of users', () => {
  const list = (search: string, body?: object) =>
    send(`${region.baseUrl}/iam/spaces/${space.spaceId}/users${search}`, { token: region.adminToken, body });

  it('find a user by the exact address, in any letter case', async () => {
    const user = await created();
    const found = (await list(`?email=${user.email.toUpperCase()}`)).json;
    expect(found).toMatchObject({ totalSize: 1, items: [{ id: user.id }] });
    expect((await list('?email=nobody@example.org')).json).toEqual({ items: [], totalSize: 0 });
  });

  it('are narrowed to the ids of the body, unknown ones ignored', async () => {
    const [one, two] = [await created(), await created()];
    const answer = await list('', { items: [one.id.toUpperCase(), two.id, crypto.randomUUID()] });
    expect(answer.json).toMatchObject({ totalSize: 2 });
    expect((await list('', { items: [] })).json).toMatchObject({ totalSize: 0 });
  });

  it('have 30 items by default, at most 50, newest first', async () => {
    const items = async (search: string) => ((await list(search)).json as { items: { createdOn: string }[] }).items;
    expect(await items('')).toHaveLength(30);
    const most = await items('?page%5Bsize%5D=500');
    expect(most).toHaveLength(50);
    const times = most.map((user) => user.createdOn);
    expect(times).toEqual(times.toSorted().toReversed());
  });
});

describe('recovery link', () => {
  const recover = async (userId: string) =>
    (await region.admin('RecoverUserSpace', { path: { ...space, userId } })).reply;

  it('carries flow and token in the fragment, a code of six digits, and lasts 48 hours', async () => {
    const { link, code, expiration } = await recover((await created()).id);
    expect(link).toMatch(/^https:\/\/console\.example\/activation#flow=[0-9a-f-]{36}&token=[\w-]{43}$/);
    expect(code).toMatch(/^\d{6}$/);
    expect(Date.parse(expiration)).toBe(region.clock.now() + 48 * 3_600_000);
  });

  it('voids the earlier one and is stored as hashes only', async () => {
    const user = await created();
    const stored = () =>
      region.database.query.selectFrom('recovery_links').selectAll().where('user_id', '=', user.id).execute();
    const first = await recover(user.id);
    const [before] = await stored();
    const second = await recover(user.id);
    const after = await stored();
    const open = after.filter((link) => link.superseded_on === null);
    expect(open).toHaveLength(1);
    expect(open[0]?.flow_id).not.toBe(before?.flow_id);
    expect(open[0]?.token_hash).not.toBe(before?.token_hash);
    for (const { link, code } of [first, second]) {
      expect(JSON.stringify(after)).not.toContain(new URLSearchParams(link.split('#')[1]).get('token'));
      expect(after.flatMap((row) => Object.values(row))).not.toContain(code);
    }
  });

  it('is refused for a user who is not assigned to the space', async () => {
    const { reply } = await region.admin('CreateUserOrganisation', { path: organisation, body: person() });
    const { status, problem } = await region.admin('RecoverUserSpace', { path: { ...space, userId: reply.id } });
    expect([status, problem.type]).toEqual([404, 'urn:numspot:errors#identity_not_found']);
  });
});

describe('a user with rights in the organisation', () => {
  it('is out of reach for rights of a space alone', async () => {
    const user = await created();
    await region.database.write(async (connection) => {
      const role = await predefinedRole(connection, 'Organisation Viewer');
      await grantRole(connection, { type: 'users', id: user.id }, organisation.organisationId, role);
    });
    const spaceAdministrator = await region.account({ ...space, roles: ['Space Admin'] });
    const path = { ...space, userId: user.id };
    const body = { ...person(), active: false };
    for (const { status, problem } of [
      await spaceAdministrator('RecoverUserSpace', { path }),
      await spaceAdministrator('PatchUserStateSpace', { path, body }),
      await spaceAdministrator('UpdateUserSpace', { path, body }),
    ]) {
      expect(status).toBe(403);
      expect(problem.detail).toMatch(/\(iam\.user\.(recover|update)\) on organisation .* holds rights there/);
    }
    expect((await spaceAdministrator('GetUserSpace', { path })).status).toBe(200);
    expect((await region.admin('RecoverUserSpace', { path })).status).toBe(200);
  });
});

describe('leaving', () => {
  it('a space drops what was granted there and nothing else', async () => {
    const user = await created();
    const identity = { type: 'users', id: user.id } as const;
    const other = await otherSpace();
    await region.database.write(async (connection) => {
      const role = await predefinedRole(connection, 'Space Viewer');
      await assignIdentity(connection, other, identity, 0);
      await grantRole(connection, identity, space.spaceId, role);
      await grantRole(connection, identity, other, role);
    });
    const path = { ...space, userId: user.id };
    expect((await region.admin('UnassignUserSpace', { path })).status).toBe(204);
    expect((await region.admin('GetUserSpace', { path })).status).toBe(404);
    expect((await region.admin('UnassignUserSpace', { path })).status).toBe(404);
    expect((await region.admin('GetUserOrganisation', { path: { ...organisation, userId: user.id } })).status).toBe(
      200,
    );
    const left = await region.database.query
      .selectFrom('policy_roles')
      .select('scope_id')
      .where('identity_id', '=', user.id)
      .execute();
    expect(left).toEqual([{ scope_id: other }]);
  });

  it('the organisation leaves no grant, assignment or link behind', async () => {
    const user = await created();
    const identity = { type: 'users', id: user.id } as const;
    await region.database.write(async (connection) => {
      await grantRole(connection, identity, space.spaceId, await predefinedRole(connection, 'Space Viewer'));
      await recordOwnership(connection, identity, space.spaceId, { service: 'x', resource: 'y', resourceId: 'z' });
    });
    await region.admin('RecoverUserSpace', { path: { ...space, userId: user.id } });
    const path = { ...organisation, userId: user.id };
    expect((await region.admin('DeleteUserOrganisation', { path })).status).toBe(204);
    expect((await region.admin('GetUserOrganisation', { path })).status).toBe(404);
    for (const table of ['policy_roles', 'ownerships', 'space_members'] as const) {
      const query = region.database.query.selectFrom(table).select('identity_id').where('identity_id', '=', user.id);
      expect(await query.execute()).toEqual([]);
    }
    const links = region.database.query.selectFrom('recovery_links').selectAll().where('user_id', '=', user.id);
    expect(await links.execute()).toEqual([]);
  });

  async function otherSpace(): Promise<string> {
    const row = await region.database.query
      .selectFrom('spaces')
      .select('id')
      .where('name', '=', 'staging')
      .executeTakeFirstOrThrow();
    return row.id;
  }
});

it('assigning twice is the same as once', async () => {
  const { reply } = await region.admin('CreateUserOrganisation', { path: organisation, body: person() });
  const path = { ...space, userId: reply.id };
  expect((await region.admin('AssignUserToSpace', { path })).status).toBe(200);
  expect((await region.admin('AssignUserToSpace', { path })).status).toBe(200);
  expect((await region.admin('GetUserSpace', { path })).status).toBe(200);
});
