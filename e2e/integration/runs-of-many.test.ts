/** The same change of many users, done by the console's server against a real region, read back from it, and taken back. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AdvancingClock } from '#shared/clock.ts';
import type { PlannedStep, Run } from '#shared/run.ts';
import { changesOfMany, undoneBy, type ChangeOfMany } from '#shared/run-kinds.ts';
import { RunWorld } from './run-world.ts';

/** What was read ahead is believed for seconds, which pass on a busy machine before it is used: here none do. */
const begun = Date.now();
const world = new RunWorld(new AdvancingClock({ now: () => begun }));
const { act, comesTo, createUser, organisation, read, see, space, stepsOf } = world;

beforeAll(() => world.open());
afterAll(() => world.close());

const inOrganisation = (userId: string) => ({ organisationId: world.std.accounts.organisationId, userId });
const inSpace = (userId: string) => ({ spaceId: world.std.accounts.spaceId, userId });
const policyOf = (subjectId: string) => ({ spaceId: world.std.accounts.spaceId, subjectType: 'users', subjectId });

const roleId = async () => (await world.roles())[0] ?? expect.fail();
const steps: Readonly<Record<ChangeOfMany, (userId: string, role: string) => PlannedStep>> = {
  activate: (id) => ({ operation: 'PatchUserStateOrganisation', path: inOrganisation(id), body: { active: true } }),
  deactivate: (id) => ({ operation: 'PatchUserStateOrganisation', path: inOrganisation(id), body: { active: false } }),
  assign: (id) => ({ operation: 'AssignUserToSpace', path: inSpace(id) }),
  unassign: (id) => ({ operation: 'UnassignUserSpace', path: inSpace(id) }),
  delete: (id) => ({ operation: 'DeleteUserOrganisation', path: inOrganisation(id) }),
  grant: (id, role) => ({ operation: 'SetIAMPolicySpace', path: policyOf(id), body: { add: { roles: [role] } } }),
  revoke: (id, role) => ({ operation: 'SetIAMPolicySpace', path: policyOf(id), body: { delete: { roles: [role] } } }),
};

async function create(kind: ChangeOfMany, users: readonly string[]): Promise<Run> {
  const role = await roleId();
  const plan = { about: 'all of them', steps: users.map((id) => ({ ...steps[kind](id, role), name: `user ${id}` })) };
  return world.begin({ kind, scope: world.scope(), plan });
}

/** What the region says of a user, as far as changes of many change it. */
async function stateOf(id: string) {
  const user = await world.browser.get(`${organisation()}/users/${id}`);
  const policy = await world.browser.get(`${space()}/iampolicy/users/${id}`);
  return {
    exists: user.status === 200,
    active: user.status === 200 && (user.json() as { active: boolean }).active,
    isHere: (await world.browser.get(`${space()}/users/${id}`)).status === 200,
    roles: policy.status === 200 ? (policy.json() as { roles: string[] }).roles : [],
  };
}

const ids = ['00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-00000000000b'];

describe('a change of many', () => {
  // Each leaves the users as the next one needs them.
  const order: readonly ChangeOfMany[] = ['assign', 'grant', 'revoke', 'activate', 'deactivate', 'unassign', 'delete'];

  it('is made of each of them once, and is no change the second time', async () => {
    expect([...order].sort()).toEqual([...changesOfMany].sort());
    const users = [await createUser(), await createUser(), await createUser()];
    const role = await roleId();
    const wanted: Readonly<Record<ChangeOfMany, object>> = {
      assign: { isHere: true },
      grant: { roles: [role] },
      revoke: { roles: [] },
      activate: { active: true },
      deactivate: { active: false },
      unassign: { isHere: false },
      delete: { exists: false },
    };
    for (const kind of order) {
      const { id } = await create(kind, users);
      const skipped = kind === 'activate' || kind === 'deactivate' ? {} : { done: 3, skipped: 0 };
      await see(id, { todo: 0, failed: 0, unknown: 0, ...skipped });
      for (const user of users) expect(await stateOf(user), kind).toMatchObject(wanted[kind]);
      const again = await create(kind, users);
      await see(again.id, { done: 0, skipped: 3 });
      await world.browser.ask('DELETE', `/api/runs/${id}`);
      await world.browser.ask('DELETE', `/api/runs/${again.id}`);
    }
  });

  it('is refused to one, and made of the others', async () => {
    const [first, gone] = [await createUser(), await createUser()];
    await world.browser.ask('DELETE', `${organisation()}/users/${gone}`);
    const { id } = await create('assign', [gone, first]);
    await see(id, { done: 1, failed: 1 });
    expect(await stateOf(first)).toMatchObject({ isHere: true });
  });

  it('tells beforehand who is not there any more, and leaves them alone', async () => {
    const [first, gone] = [await createUser(), await createUser()];
    await see((await create('activate', [first])).id, {});
    await world.browser.ask('DELETE', `${organisation()}/users/${gone}`);
    const { id } = await create('deactivate', [gone, first]);
    await comesTo(id, { state: 'ready', unclear: 1, counts: { todo: 2 } });
    const items = await stepsOf(id);
    expect(items).toMatchObject([{ finding: 'unclear', notSent: { why: 'gone' } }, { finding: 'change' }]);
    world.std.requests.length = 0;
    await see(id, { done: 1, failed: 1 });
    expect(world.std.requests.filter((request) => request.startsWith('PATCH'))).toHaveLength(1);
  });

  it('reads fifty of them at once, and one after the other where the list is refused', async () => {
    const users = await Promise.all(Array.from({ length: 60 }, createUser));
    const asked = (pattern: RegExp) => world.std.requests.filter((request) => pattern.test(request)).length;
    const oneUser = /^GET \/iam\/organisations\/[^/]+\/users\/[^/?]+$/;
    world.std.requests.length = 0;
    await see((await create('activate', users)).id, { done: 60 });
    expect(asked(/^GET \/iam\/organisations\/[^/]+\/users\?/)).toBe(4);
    expect(asked(oneUser)).toBe(0);

    world.std.steering.addFault({ operation: 'ListUserOrganisation', kind: 'status', status: 403, times: 100 });
    await see((await create('deactivate', users)).id, { done: 60 });
    world.std.steering.clearFaults();
    expect(asked(oneUser)).toBe(120);
  });

  it('says before it is confirmed how many calls it makes, and how long at the pace the region has answered with', async () => {
    const users = await Promise.all(Array.from({ length: 8 }, createUser));
    const { id } = await create('activate', users);
    await comesTo(id, { state: 'ready', cost: { calls: 8 } });
    const quick = (await read(id)).cost?.time ?? Infinity;
    world.std.steering.addFault({ operation: 'ListUserOrganisation', kind: 'delay', milliseconds: 1_000 });
    const { id: slow } = await create('delete', users);
    await comesTo(slow, { state: 'ready', cost: { calls: 8 } });
    const { cost } = await read(slow);
    expect(cost?.time).toBeGreaterThan(quick);
    expect(cost?.time).toBeGreaterThanOrEqual((9 * 1_000) / 6);
    await act(slow, 'end');
    await see(id, { done: 8 });
    expect(await read(id)).not.toHaveProperty('cost');
  });

  it('is taken back from those alone whom it has changed', async () => {
    const [held, given] = [await createUser(), await createUser()];
    for (const kind of ['assign', 'grant'] as const) await see((await create(kind, [held])).id, { done: 1 });
    await see((await create('assign', [given])).id, { done: 1 });
    const { id } = await create('grant', [held, given]);
    expect((await world.browser.ask('POST', `/api/runs/${id}/undo`)).status).toBe(409);
    await see(id, { done: 1, skipped: 1 });
    const asked = await Promise.all([1, 2, 3].map(() => act(id, 'undo')));
    const [undo = expect.fail(), ...same] = asked;
    for (const other of same) expect(other.id, 'pressed again, or in two tabs').toBe(undo.id);
    expect(undo).toMatchObject({
      kind: undoneBy.grant,
      about: 'all of them',
      counts: { todo: 1 },
      changes: ['policies'],
    });
    await see(undo.id, { done: 1 });
    expect((await stateOf(held)).roles).toHaveLength(1);
    expect((await stateOf(given)).roles).toHaveLength(0);
    const { id: assigned } = await create('unassign', [given]);
    await see(assigned, { done: 1 });
    expect((await world.browser.ask('POST', `/api/runs/${assigned}/undo`)).status).toBe(409);
  });

  it('is written once in the plan, and made of all who are named by it', async () => {
    const users = [await createUser(), await createUser()];
    const { path, ...call } = steps.activate('', '');
    const { userId: _, ...shared } = path;
    const named = users.map((userId) => ({ path: { userId }, name: `user ${userId}` }));
    const plan = { about: 'all', each: { ...call, path: shared }, steps: named };
    const { id } = await world.begin({ kind: 'activate', scope: world.scope(), plan });
    await see(id, { done: 2 });
    for (const user of users) expect(await stateOf(user)).toMatchObject({ active: true });
    const items = await stepsOf(id);
    expect(items).toMatchObject(users.map((user) => ({ ...steps.activate(user, ''), name: `user ${user}` })));
  });

  it.each<[string, object]>([
    ['of another kind', { each: { operation: 'DeleteUserOrganisation', path: { organisationId: ids[0] } } }],
    [
      'that leaves something open',
      { each: { operation: 'PatchUserStateOrganisation', path: {}, body: { active: true } } },
    ],
    ['that is not there', {}],
  ])('is no plan with a call for each %s', async (_, shared) => {
    const plan = { about: 'x', steps: ids.map((userId) => ({ path: { userId } })), ...shared };
    expect(await world.refusedFor({ kind: 'activate', scope: world.scope(), plan })).toMatch(/^plan\.steps/);
  });

  it.each<[string, ChangeOfMany, (steps: PlannedStep[]) => PlannedStep[]]>([
    ['somebody twice', 'activate', ([one]) => (one ? [one, one] : [])],
    ['the opposite', 'activate', (planned) => planned.map((step) => ({ ...step, body: { active: false } }))],
    [
      'two roles',
      'grant',
      (planned) => planned.map((step) => ({ ...step, body: { add: { roles: [ids[0], ids[1]] } } })),
    ],
    ['a role for some', 'grant', ([one, ...rest]) => [{ ...one!, body: { add: { roles: [ids[0]] } } }, ...rest]],
    [
      'giving while it takes',
      'revoke',
      (planned) => planned.map((step) => ({ ...step, body: { add: { roles: [ids[0]] } } })),
    ],
  ])('that names %s is no plan', async (_, kind, change) => {
    const planned = ids.map((id) => steps[kind](id, ids[1] ?? ''));
    const plan = { about: 'x', steps: change(planned) };
    expect(await world.refusedFor({ kind, scope: world.scope(), plan })).toBe('plan.steps');
  });
});

it('tells of each step in a file, in which no cell is a formula', async () => {
  const users = [await createUser(), await createUser()];
  const role = await roleId();
  const planned = users.map((id) => ({ ...steps.assign(id, role), name: ' =HYPERLINK("x";"y")' }));
  const { id } = await world.begin({
    kind: 'assign',
    scope: world.scope(),
    plan: { about: 'two', steps: planned },
  });
  await see(id, { done: 2 });
  const file = await world.browser.get(`/api/runs/${id}/result`);
  expect(file.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename=run-${id}.csv`,
  });
  const [heading = '', ...rows] = file.text.trim().split('\r\n');
  expect(heading).toContain('step,name,operation,path,body,state,problem,requestId,at');
  expect(rows).toHaveLength(2);
  for (const row of rows)
    expect(row).toMatch(/^[12],"' =HYPERLINK\(.*,AssignUserToSpace,.*,done,,[0-9a-f-]{36},\d{4}-/);
  const stranger = world.bff.browser();
  expect((await stranger.get(`/api/runs/${id}/result`)).status).toBe(401);
  await stranger.signIn({ name: 'eu-std-1', accounts: world.std.accounts.limited });
  expect((await stranger.get(`/api/runs/${id}/result`)).status).toBe(404);
  expect((await stranger.ask('POST', `/api/runs/${id}/undo`)).status).toBe(404);
});
