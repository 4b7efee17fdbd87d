/** The same change of many users, done by the console's server against a real region, read back from it, and taken back. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AdvancingClock } from '#shared/clock.ts';
import { changesOfMany, undoneBy, type ChangeOfMany, type PlannedStep, type Run, type RunSteps } from '#shared/run.ts';
import type { Browser } from './browser.ts';
import { startConsole, startRegion, type TestConsole, type TestRegion } from './test-console.ts';

let std: TestRegion;
let bff: TestConsole;
let browser: Browser;
let people = 0;

beforeAll(async () => {
  std = await startRegion('eu-std-1', 'STD', new AdvancingClock());
  bff = await startConsole({ regions: [std] });
  browser = bff.browser();
  await browser.signIn(std);
});
afterAll(async () => {
  await bff.close();
  await std.close();
});

const region = '/api/regions/eu-std-1/iam';
const organisation = () => `${region}/organisations/${std.accounts.organisationId}`;
const space = () => `${region}/spaces/${std.accounts.spaceId}`;
const inOrganisation = (userId: string) => ({ organisationId: std.accounts.organisationId, userId });
const inSpace = (userId: string) => ({ spaceId: std.accounts.spaceId, userId });
const policyOf = (subjectId: string) => ({ spaceId: std.accounts.spaceId, subjectType: 'users', subjectId });
const answer = async <Body>(method: string, path: string, body?: object) =>
  (await browser.ask(method, path, body && { body })).json() as Body;

async function createUser(): Promise<string> {
  people += 1;
  const user = { email: `person-${people}@example.com`, firstname: '=cmd()', lastname: `Nº ${people}` };
  return (await answer<{ id: string }>('POST', `${organisation()}/users`, user)).id;
}

const roleId = async () =>
  (await answer<{ items: { uuid: string }[] }>('GET', `${space()}/roles`)).items[0]?.uuid ?? '';
const steps: Readonly<Record<ChangeOfMany, (userId: string, role: string) => PlannedStep>> = {
  activate: (id) => ({ operation: 'PatchUserStateOrganisation', path: inOrganisation(id), body: { active: true } }),
  deactivate: (id) => ({ operation: 'PatchUserStateOrganisation', path: inOrganisation(id), body: { active: false } }),
  assign: (id) => ({ operation: 'AssignUserToSpace', path: inSpace(id) }),
  unassign: (id) => ({ operation: 'UnassignUserSpace', path: inSpace(id) }),
  delete: (id) => ({ operation: 'DeleteUserOrganisation', path: inOrganisation(id) }),
  grant: (id, role) => ({ operation: 'SetIAMPolicySpace', path: policyOf(id), body: { add: { roles: [role] } } }),
  revoke: (id, role) => ({ operation: 'SetIAMPolicySpace', path: policyOf(id), body: { delete: { roles: [role] } } }),
};
const scope = () => ({ region: 'eu-std-1', kind: 'space', id: std.accounts.spaceId });

async function create(kind: ChangeOfMany, users: readonly string[]): Promise<Run> {
  const role = await roleId();
  const plan = { about: 'all of them', steps: users.map((id) => ({ ...steps[kind](id, role), name: `user ${id}` })) };
  return answer('POST', '/api/runs', { kind, scope: scope(), plan });
}

const comesTo = (id: string, state: object) =>
  expect.poll(() => answer<Run>('GET', `/api/runs/${id}`), { interval: 20 }).toMatchObject(state);

/** Confirms a run that waits for it, and deletes it when it is done: an account has room for twenty. */
async function see(id: string, counts: object): Promise<void> {
  await comesTo(id, { state: 'ready' });
  await answer('POST', `/api/runs/${id}/confirm`);
  await comesTo(id, { state: 'done', counts });
}

/** What the region says of a user, as far as changes of many change it. */
async function stateOf(id: string) {
  const user = await browser.get(`${organisation()}/users/${id}`);
  const policy = await browser.get(`${space()}/iampolicy/users/${id}`);
  return {
    exists: user.status === 200,
    active: user.status === 200 && (user.json() as { active: boolean }).active,
    isHere: (await browser.get(`${space()}/users/${id}`)).status === 200,
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
      await browser.ask('DELETE', `/api/runs/${id}`);
      await browser.ask('DELETE', `/api/runs/${again.id}`);
    }
  });

  it('is refused to one, and made of the others', async () => {
    const [first, gone] = [await createUser(), await createUser()];
    await browser.ask('DELETE', `${organisation()}/users/${gone}`);
    const { id } = await create('assign', [gone, first]);
    await see(id, { done: 1, failed: 1 });
    expect(await stateOf(first)).toMatchObject({ isHere: true });
  });

  it('tells beforehand who is not there any more, and leaves them alone', async () => {
    const [first, gone] = [await createUser(), await createUser()];
    await see((await create('activate', [first])).id, {});
    await browser.ask('DELETE', `${organisation()}/users/${gone}`);
    const { id } = await create('deactivate', [gone, first]);
    await comesTo(id, { state: 'ready', unclear: 1, counts: { todo: 2 } });
    const { items } = await answer<RunSteps>('GET', `/api/runs/${id}/steps`);
    expect(items).toMatchObject([{ finding: 'unclear', notSent: { why: 'gone' } }, { finding: 'change' }]);
    std.requests.length = 0;
    await see(id, { done: 1, failed: 1 });
    expect(std.requests.filter((request) => request.startsWith('PATCH'))).toHaveLength(1);
  });

  it('reads fifty of them at once, and one after the other where the list is refused', async () => {
    const users = await Promise.all(Array.from({ length: 60 }, createUser));
    const asked = (pattern: RegExp) => std.requests.filter((request) => pattern.test(request)).length;
    const oneUser = /^GET \/iam\/organisations\/[^/]+\/users\/[^/?]+$/;
    std.requests.length = 0;
    await see((await create('activate', users)).id, { done: 60 });
    expect(asked(/^GET \/iam\/organisations\/[^/]+\/users\?/)).toBe(4);
    expect(asked(oneUser)).toBe(0);

    std.steering.addFault({ operation: 'ListUserOrganisation', kind: 'status', status: 403, times: 100 });
    await see((await create('deactivate', users)).id, { done: 60 });
    std.steering.clearFaults();
    expect(asked(oneUser)).toBe(120);
  });

  it('says before it is confirmed how many calls it makes, and how long at the pace the region has answered with', async () => {
    const users = await Promise.all(Array.from({ length: 8 }, createUser));
    const { id } = await create('activate', users);
    await comesTo(id, { state: 'ready', cost: { calls: 8 } });
    const quick = (await answer<Run>('GET', `/api/runs/${id}`)).cost?.time ?? Infinity;
    std.steering.addFault({ operation: 'ListUserOrganisation', kind: 'delay', milliseconds: 1_000 });
    const { id: slow } = await create('delete', users);
    await comesTo(slow, { state: 'ready', cost: { calls: 8 } });
    const { cost } = await answer<Run>('GET', `/api/runs/${slow}`);
    expect(cost?.time).toBeGreaterThan(quick);
    expect(cost?.time).toBeGreaterThanOrEqual((9 * 1_000) / 6);
    await answer('POST', `/api/runs/${slow}/end`);
    await see(id, { done: 8 });
    expect(await answer<Run>('GET', `/api/runs/${id}`)).not.toHaveProperty('cost');
  });

  it('is taken back from those alone whom it has changed', async () => {
    const [held, given] = [await createUser(), await createUser()];
    for (const kind of ['assign', 'grant'] as const) await see((await create(kind, [held])).id, { done: 1 });
    await see((await create('assign', [given])).id, { done: 1 });
    const { id } = await create('grant', [held, given]);
    expect((await browser.ask('POST', `/api/runs/${id}/undo`)).status).toBe(409);
    await see(id, { done: 1, skipped: 1 });
    const asked = await Promise.all([1, 2, 3].map(() => answer<Run>('POST', `/api/runs/${id}/undo`)));
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
    expect((await browser.ask('POST', `/api/runs/${assigned}/undo`)).status).toBe(409);
  });

  it('is written once in the plan, and made of all who are named by it', async () => {
    const users = [await createUser(), await createUser()];
    const { path, ...call } = steps.activate('', '');
    const { userId: _, ...shared } = path;
    const named = users.map((userId) => ({ path: { userId }, name: `user ${userId}` }));
    const plan = { about: 'all', each: { ...call, path: shared }, steps: named };
    const { id } = await answer<Run>('POST', '/api/runs', { kind: 'activate', scope: scope(), plan });
    await see(id, { done: 2 });
    for (const user of users) expect(await stateOf(user)).toMatchObject({ active: true });
    const { items } = await answer<RunSteps>('GET', `/api/runs/${id}/steps`);
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
    const refused = await browser.ask('POST', '/api/runs', { body: { kind: 'activate', scope: scope(), plan } });
    expect(refused.status).toBe(400);
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
    const refused = await browser.ask('POST', '/api/runs', {
      body: { kind, scope: scope(), plan: { about: 'x', steps: change(planned) } },
    });
    expect(refused.status).toBe(400);
  });
});

it('tells of each step in a file, in which no cell is a formula', async () => {
  const users = [await createUser(), await createUser()];
  const role = await roleId();
  const planned = users.map((id) => ({ ...steps.assign(id, role), name: '=HYPERLINK("x";"y")' }));
  const { id } = await answer<Run>('POST', '/api/runs', {
    kind: 'assign',
    scope: scope(),
    plan: { about: 'two', steps: planned },
  });
  await see(id, { done: 2 });
  const file = await browser.get(`/api/runs/${id}/result`);
  expect(file.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename=run-${id}.csv`,
  });
  const [heading = '', ...rows] = file.text.trim().split('\r\n');
  expect(heading).toContain('step,name,operation,path,body,state,problem,requestId,at');
  expect(rows).toHaveLength(2);
  for (const row of rows) expect(row).toMatch(/^[12],"'=HYPERLINK\(.*,AssignUserToSpace,.*,done,,,\d{4}-/);
  const stranger = bff.browser();
  expect((await stranger.get(`/api/runs/${id}/result`)).status).toBe(401);
  await stranger.signIn({ name: 'eu-std-1', accounts: std.accounts.limited });
  expect((await stranger.get(`/api/runs/${id}/result`)).status).toBe(404);
  expect((await stranger.ask('POST', `/api/runs/${id}/undo`)).status).toBe(404);
});
