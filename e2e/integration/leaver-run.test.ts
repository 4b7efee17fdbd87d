/** What somebody holds is taken away by the console's server at a real region, as it was confirmed, and given back. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { PlannedStep } from '#shared/run.ts';
import { onClusters, RunWorld } from './run-world.ts';

const world = new RunWorld();
const { act, answer, comesTo, createUser, organisation, space, stepsOf } = world;
let roles: readonly string[] = [];
let permissionId = '';
let userId = '';

const policy = () => `${space()}/iampolicy/users/${userId}`;
const acls = () => `${space()}/users/${userId}/bulk/acl`;
const granular = () => `${space()}/iamgranularPolicy/users/${userId}/cluster`;
const item = () => ({ ...onClusters, permissionId, resourceId: 'c-1' });
const owners = { action: 'owners', objectId: 'c-1' };

beforeAll(async () => {
  await world.open();
  roles = await world.roles();
  permissionId = await world.permission();
});
afterAll(() => world.close());

beforeEach(async () => {
  userId = await createUser();
  await answer('POST', `${space()}/users/${userId}`);
  await answer('PATCH', policy(), { add: { roles: roles.slice(0, 1) } });
  await answer('POST', acls(), { items: [item()] });
  await answer('PATCH', granular(), { add: [owners] });
});

/** What the user holds in the space. */
async function held() {
  const query = new URLSearchParams(onClusters).toString();
  const [{ roles: inPolicy }, onSingle, older] = [
    await answer<{ roles: string[] }>('GET', policy()),
    await answer<{ items: unknown[] }>('GET', `${space()}/users/${userId}/acl?${query}`),
    await answer<{ items: unknown[] }>('GET', granular()),
  ];
  return { roles: inPolicy, acls: onSingle.items.length, granular: older.items.length };
}
const everything = () => ({ roles: roles.slice(0, 1), acls: 1, granular: 1 });
const nothing = { roles: [], acls: 0, granular: 0 };

function takingAll(): readonly PlannedStep[] {
  const inSpace = { spaceId: world.std.accounts.spaceId };
  const subject = { ...inSpace, subjectType: 'users', subjectId: userId };
  return [
    { operation: 'SetIAMPolicySpace', path: subject, body: { delete: { roles: roles.slice(0, 1) } }, name: 'a role' },
    { operation: 'DeleteACLUserSpaceBulk', path: { ...inSpace, userId }, body: { items: [item()] } },
    {
      operation: 'SetIAMGranularPolicySpace',
      path: { ...subject, objectType: 'cluster' },
      body: { delete: [owners] },
    },
  ];
}

const request = (steps: readonly PlannedStep[], isAgreed = true) => ({
  kind: 'leaver',
  scope: world.scope('organisation'),
  plan: { about: 'Nora', steps },
  ...(isAgreed && { isAgreed }),
});
const begin = async (steps: readonly PlannedStep[], isAgreed = true) =>
  (await world.begin(request(steps, isAgreed))).id;

it('takes away what was confirmed with the request, and gives all of it back', async () => {
  expect(await held()).toEqual(everything());
  const id = await begin(takingAll());
  await comesTo(id, { state: 'done', target: userId, counts: { done: 3 } });
  expect(await held()).toEqual(nothing);
  const again = await begin(takingAll());
  await comesTo(again, { state: 'done', counts: { done: 0, skipped: 3 } });
  expect((await world.browser.ask('POST', `/api/runs/${again}/undo`)).status).toBe(409);

  const undo = await act(id, 'undo');
  await comesTo(undo.id, { kind: 'giveBack', state: 'ready', about: 'Nora' });
  expect(await held()).toEqual(nothing);
  await act(undo.id, 'confirm');
  await comesTo(undo.id, { state: 'done', counts: { done: 3 } });
  expect(await held()).toEqual(everything());
});

it('says beforehand that nothing can be given back where the user is not assigned any more', async () => {
  const { id } = await world.begin(request(takingAll()));
  await comesTo(id, { state: 'done' });
  await answer('DELETE', `${space()}/users/${userId}`);
  const undo = await act(id, 'undo');
  await comesTo(undo.id, { state: 'ready', unclear: 3 });
  for (const step of await stepsOf(undo.id)) expect(step).toMatchObject({ notSent: { why: 'notAssigned' } });
  await answer('POST', `${space()}/users/${userId}`);
  await act(undo.id, 'confirm');
  await comesTo(undo.id, { state: 'done', counts: { done: 3 } });
  expect(await held()).toEqual(everything());
});

it('leaves a policy alone that somebody has changed since, says so, and does everything else', async () => {
  const id = await begin(takingAll(), false);
  await comesTo(id, { state: 'ready', counts: { todo: 3 } });
  await answer('PATCH', policy(), { add: { roles: roles.slice(1, 2) } });
  await act(id, 'confirm');
  await comesTo(id, { state: 'done', counts: { done: 2, failed: 1 } });
  expect(await held()).toMatchObject({
    roles: expect.objectContaining({ length: 2 }) as unknown,
    acls: 0,
    granular: 0,
  });
  expect((await stepsOf(id))[0]).toMatchObject({ state: 'failed', notSent: { why: 'moved' } });
});

it('finds out what became of calls whose answers were lost, and what failed is done once more', async () => {
  world.std.steering.addFault({ operation: 'SetIAMGranularPolicySpace', kind: 'break' });
  world.std.steering.addFault({ operation: 'DeleteACLUserSpaceBulk', kind: 'break' });
  world.std.steering.addFault({ operation: 'SetIAMPolicySpace', kind: 'status', status: 403 });
  const id = await begin(takingAll());
  await comesTo(id, { state: 'waiting', counts: { unknown: 2, failed: 1 } });
  // One of them comes through after all.
  await answer('PATCH', granular(), { delete: [owners] });
  world.bff.clock.advance(20_000);
  await comesTo(id, { state: 'done', counts: { done: 2, failed: 1 } });
  await act(id, 'retry');
  await comesTo(id, { state: 'done', counts: { done: 3, failed: 0 } });
  expect(await held()).toEqual(nothing);
});

it('lets the user out of a space, no more in, and go, which is not taken back but for signing in', async () => {
  const inOrganisation = { organisationId: world.std.accounts.organisationId, userId };
  await answer('PATCH', `${organisation()}/users/${userId}`, { active: true });
  const unassign = { operation: 'UnassignUserSpace', path: { spaceId: world.std.accounts.spaceId, userId } } as const;
  const deactivate = {
    operation: 'PatchUserStateOrganisation',
    path: inOrganisation,
    body: { active: false },
  } as const;
  const away = { operation: 'DeleteUserOrganisation', path: inOrganisation } as const;
  // What reading is refused was shown as that when it was confirmed.
  world.std.steering.addFault({ operation: 'GetUserSpace', kind: 'status', status: 403, times: 2 });
  const out = await begin([unassign]);
  await comesTo(out, { state: 'done', counts: { done: 1 }, operation: 'UnassignUserSpace' });
  expect((await world.browser.ask('POST', `/api/runs/${out}/undo`)).status).toBe(409);
  const off = await begin([deactivate]);
  await comesTo(off, { state: 'done' });
  expect((await act(off, 'undo')).kind).toBe('giveBack');
  await comesTo(await begin([away]), { state: 'done', counts: { done: 1 } });
  expect((await world.browser.get(`${organisation()}/users/${userId}`)).status).toBe(404);
});

it.each<[string, () => readonly PlannedStep[]]>([
  ['gives', () => takingAll().map((step) => (step.name ? { ...step, body: { add: { roles } } } : step))],
  [
    'is about somebody else as well',
    () => takingAll().map((step) => (step.name ? { ...step, path: { ...step.path, subjectId: permissionId } } : step)),
  ],
  [
    'does two steps of the checklist at once',
    () => [
      ...takingAll(),
      { operation: 'UnassignUserSpace', path: { spaceId: world.std.accounts.spaceId, userId } } as const,
    ],
  ],
])('is no plan where it %s', async (_, steps) => {
  expect(await world.refusedFor(request(steps()))).toBe('plan.steps');
});
