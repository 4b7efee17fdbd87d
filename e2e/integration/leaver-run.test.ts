/** What somebody holds is taken away by the console's server at a real region, as it was confirmed, and given back. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { AdvancingClock } from '#shared/clock.ts';
import type { PlannedStep, Run, RunSteps } from '#shared/run.ts';
import type { Browser } from './browser.ts';
import { startConsole, startRegion, type TestConsole, type TestRegion } from './test-console.ts';

let std: TestRegion;
let bff: TestConsole;
let browser: Browser;
let roles: readonly string[] = [];
let permissionId = '';
let userId = '';
let people = 0;
const clock = new AdvancingClock();

const answer = async <Body>(method: string, path: string, body?: object) =>
  (await browser.ask(method, path, body && { body })).json() as Body;
const organisation = () => `/api/regions/eu-std-1/iam/organisations/${std.accounts.organisationId}`;
const space = () => `/api/regions/eu-std-1/iam/spaces/${std.accounts.spaceId}`;
const policy = () => `${space()}/iampolicy/users/${userId}`;
const acls = () => `${space()}/users/${userId}/bulk/acl`;
const granular = () => `${space()}/iamgranularPolicy/users/${userId}/cluster`;
const onClusters = { service: 'kubernetes', resource: 'cluster' };
const item = () => ({ ...onClusters, permissionId, resourceId: 'c-1' });
const owners = { action: 'owners', objectId: 'c-1' };

beforeAll(async () => {
  std = await startRegion('eu-std-1', 'STD', clock);
  bff = await startConsole({ regions: [std], clock });
  browser = bff.browser();
  await browser.signIn(std);
  const found = await answer<{ items: { uuid: string }[] }>('GET', `${space()}/roles`);
  roles = found.items.map(({ uuid }) => uuid);
  const address = `${space()}/permissions?service=kubernetes&resource=cluster`;
  permissionId = (await answer<{ items: { uuid: string }[] }>('GET', address)).items[0]?.uuid ?? '';
});
afterAll(async () => {
  await bff.close();
  await std.close();
});

beforeEach(async () => {
  people += 1;
  const user = { email: `leaver-${people}@example.com`, firstname: 'Nora', lastname: `Nº ${people}` };
  userId = (await answer<{ id: string }>('POST', `${organisation()}/users`, user)).id;
  await browser.ask('POST', `${space()}/users/${userId}`);
  await browser.ask('PATCH', policy(), { body: { add: { roles: roles.slice(0, 1) } } });
  await browser.ask('POST', acls(), { body: { items: [item()] } });
  await browser.ask('PATCH', granular(), { body: { add: [owners] } });
});

/** What the user holds in the space. */
async function held() {
  const query = 'service=kubernetes&resource=cluster';
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
  const inSpace = { spaceId: std.accounts.spaceId };
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
  scope: { region: 'eu-std-1', kind: 'organisation', id: std.accounts.organisationId },
  plan: { about: 'Nora', steps },
  ...(isAgreed && { isAgreed }),
});
const begin = async (steps: readonly PlannedStep[], isAgreed = true) =>
  (await answer<Run>('POST', '/api/runs', request(steps, isAgreed))).id;
const comesTo = (id: string, state: object) =>
  expect.poll(() => answer<Run>('GET', `/api/runs/${id}`), { interval: 20 }).toMatchObject(state);
const stepsOf = async (id: string) => (await answer<RunSteps>('GET', `/api/runs/${id}/steps`)).items;

it('takes away what was confirmed with the request, and gives all of it back', async () => {
  expect(await held()).toEqual(everything());
  const id = await begin(takingAll());
  await comesTo(id, { state: 'done', target: userId, counts: { done: 3 } });
  expect(await held()).toEqual(nothing);
  const again = await begin(takingAll());
  await comesTo(again, { state: 'done', counts: { done: 0, skipped: 3 } });
  expect((await browser.ask('POST', `/api/runs/${again}/undo`)).status).toBe(409);

  const undo = await answer<Run>('POST', `/api/runs/${id}/undo`);
  await comesTo(undo.id, { kind: 'giveBack', state: 'ready', about: 'Nora' });
  expect(await held()).toEqual(nothing);
  await answer('POST', `/api/runs/${undo.id}/confirm`);
  await comesTo(undo.id, { state: 'done', counts: { done: 3 } });
  expect(await held()).toEqual(everything());
});

it('leaves a policy alone that somebody has changed since, says so, and does everything else', async () => {
  const id = await begin(takingAll(), false);
  await comesTo(id, { state: 'ready', counts: { todo: 3 } });
  await browser.ask('PATCH', policy(), { body: { add: { roles: roles.slice(1, 2) } } });
  await answer('POST', `/api/runs/${id}/confirm`);
  await comesTo(id, { state: 'done', counts: { done: 2, failed: 1 } });
  expect(await held()).toMatchObject({
    roles: expect.objectContaining({ length: 2 }) as unknown,
    acls: 0,
    granular: 0,
  });
  expect((await stepsOf(id))[0]).toMatchObject({ state: 'failed', notSent: { why: 'moved' } });
});

it('finds out what became of calls whose answers were lost, and what failed is done once more', async () => {
  std.steering.addFault({ operation: 'SetIAMGranularPolicySpace', kind: 'break' });
  std.steering.addFault({ operation: 'DeleteACLUserSpaceBulk', kind: 'break' });
  std.steering.addFault({ operation: 'SetIAMPolicySpace', kind: 'status', status: 403 });
  const id = await begin(takingAll());
  await comesTo(id, { state: 'waiting', counts: { unknown: 2, failed: 1 } });
  // One of them comes through after all.
  await browser.ask('PATCH', granular(), { body: { delete: [owners] } });
  bff.clock.advance(20_000);
  await comesTo(id, { state: 'done', counts: { done: 2, failed: 1 } });
  await answer('POST', `/api/runs/${id}/retry`);
  await comesTo(id, { state: 'done', counts: { done: 3, failed: 0 } });
  expect(await held()).toEqual(nothing);
});

it('lets the user out of a space, no more in, and go, which is not taken back but for signing in', async () => {
  const inOrganisation = { organisationId: std.accounts.organisationId, userId };
  await browser.ask('PATCH', `${organisation()}/users/${userId}`, { body: { active: true } });
  const unassign = { operation: 'UnassignUserSpace', path: { spaceId: std.accounts.spaceId, userId } } as const;
  const deactivate = {
    operation: 'PatchUserStateOrganisation',
    path: inOrganisation,
    body: { active: false },
  } as const;
  const away = { operation: 'DeleteUserOrganisation', path: inOrganisation } as const;
  // What reading is refused was shown as that when it was confirmed.
  std.steering.addFault({ operation: 'GetUserSpace', kind: 'status', status: 403, times: 2 });
  const out = await begin([unassign]);
  await comesTo(out, { state: 'done', counts: { done: 1 }, operation: 'UnassignUserSpace' });
  expect((await browser.ask('POST', `/api/runs/${out}/undo`)).status).toBe(409);
  const off = await begin([deactivate]);
  await comesTo(off, { state: 'done' });
  expect((await answer<Run>('POST', `/api/runs/${off}/undo`)).kind).toBe('giveBack');
  await comesTo(await begin([away]), { state: 'done', counts: { done: 1 } });
  expect((await browser.get(`${organisation()}/users/${userId}`)).status).toBe(404);
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
      { operation: 'UnassignUserSpace', path: { spaceId: std.accounts.spaceId, userId } } as const,
    ],
  ],
])('is no plan where it %s', async (_, steps) => {
  expect((await browser.ask('POST', '/api/runs', { body: request(steps()) })).status).toBe(400);
});
