/** What somebody else holds is given by the console's server at a real region: what is missing of it, once, and taken back. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AdvancingClock } from '#shared/clock.ts';
import type { PlannedStep, Run } from '#shared/run.ts';
import type { Browser } from './browser.ts';
import { startConsole, startRegion, type TestConsole, type TestRegion } from './test-console.ts';

let std: TestRegion;
let bff: TestConsole;
let browser: Browser;
let roles: readonly string[] = [];
let permissionId = '';
let people = 0;
const clock = new AdvancingClock();

const answer = async <Body>(method: string, path: string, body?: object) =>
  (await browser.ask(method, path, body && { body })).json() as Body;
const space = () => `/api/regions/eu-std-1/iam/spaces/${std.accounts.spaceId}`;
const onClusters = { service: 'kubernetes', resource: 'cluster' };
const acl = () => ({ ...onClusters, permissionId, resourceId: 'c-1' });

beforeAll(async () => {
  std = await startRegion('eu-std-1', 'STD', clock);
  bff = await startConsole({ regions: [std], clock });
  browser = bff.browser();
  await browser.signIn(std);
  const found = await answer<{ items: { uuid: string }[] }>('GET', `${space()}/roles`);
  roles = found.items.map(({ uuid }) => uuid).slice(0, 3);
  const address = `${space()}/permissions?service=kubernetes&resource=cluster`;
  permissionId = (await answer<{ items: { uuid: string }[] }>('GET', address)).items[0]?.uuid ?? '';
});
afterAll(async () => {
  await bff.close();
  await std.close();
});

async function createUser(held: readonly string[] = []): Promise<string> {
  people += 1;
  const user = { email: `heir-${people}@example.com`, firstname: 'Heir', lastname: `Nº ${people}` };
  const { id } = await answer<{ id: string }>('POST', `${space()}/users`, user);
  if (held.length > 0)
    await browser.ask('PATCH', `${space()}/iampolicy/users/${id}`, { body: { add: { roles: held } } });
  return id;
}

/** Roles in their order, and the number of direct permissions and ACLs. */
async function held(id: string) {
  const policy = await answer<{ roles: string[]; permissions: string[] }>('GET', `${space()}/iampolicy/users/${id}`);
  const query = 'service=kubernetes&resource=cluster';
  const { items } = await answer<{ items: unknown[] }>('GET', `${space()}/users/${id}/acl?${query}`);
  return { roles: [...policy.roles].sort(), permissions: policy.permissions.length, acls: items.length };
}

const sorted = (ids: readonly string[]) => [...ids].sort();

const giving = (id: string): readonly PlannedStep[] => [
  {
    operation: 'SetIAMPolicySpace',
    path: { spaceId: std.accounts.spaceId, subjectType: 'users', subjectId: id },
    body: { add: { roles: [...roles], permissions: [permissionId] } },
    name: `user ${id}`,
  },
  {
    operation: 'CreateACLUserSpaceBulk',
    path: { spaceId: std.accounts.spaceId, userId: id },
    body: { items: [acl()] },
    name: `user ${id}`,
  },
];

const request = (steps: readonly PlannedStep[], kind = 'sameAccess') => ({
  kind,
  scope: { region: 'eu-std-1', kind: 'space', id: std.accounts.spaceId },
  plan: { about: 'the access of Ada', steps },
});
const begin = async (steps: readonly PlannedStep[]) => (await answer<Run>('POST', '/api/runs', request(steps))).id;
const comesTo = (id: string, state: object) =>
  expect.poll(() => answer<Run>('GET', `/api/runs/${id}`), { interval: 20 }).toMatchObject(state);

async function see(id: string, counts: object): Promise<void> {
  await comesTo(id, { state: 'ready' });
  await answer('POST', `/api/runs/${id}/confirm`);
  await comesTo(id, { state: 'done', counts });
}

const everything = () => ({ roles: sorted(roles), permissions: 1, acls: 1 });

it('gives each what is missing, and takes back from each exactly that', async () => {
  const [anna, ben] = [await createUser(), await createUser(roles.slice(0, 2))];
  const id = await begin([...giving(anna), ...giving(ben)]);
  await see(id, { done: 4 });
  expect([await held(anna), await held(ben)]).toEqual([everything(), everything()]);
  const again = await begin(giving(anna));
  await see(again, { done: 0, skipped: 2 });

  const undo = await answer<Run>('POST', `/api/runs/${id}/undo`);
  expect(undo).toMatchObject({ kind: 'takeAccess', about: 'the access of Ada', counts: { todo: 4 } });
  await see(undo.id, { done: 4 });
  expect(await held(anna)).toEqual({ roles: [], permissions: 0, acls: 0 });
  expect(await held(ben)).toEqual({ roles: sorted(roles.slice(0, 2)), permissions: 0, acls: 0 });
});

it('gives what is missing once, whatever answers are lost, and to others where one is refused', async () => {
  const [anna, ben] = [await createUser(roles.slice(0, 1)), await createUser()];
  const gone = await createUser();
  await browser.ask('DELETE', `${space()}/users/${gone}`);
  std.steering.addFault({ operation: 'SetIAMPolicySpace', kind: 'break', times: 2 });
  const id = await begin([...giving(anna), ...giving(ben), ...giving(gone).slice(0, 1)]);
  await comesTo(id, { state: 'ready' });
  await answer('POST', `/api/runs/${id}/confirm`);
  await comesTo(id, { state: 'waiting' });
  // Somebody else gives one of them meanwhile.
  await browser.ask('PATCH', `${space()}/iampolicy/users/${ben}`, { body: { add: { roles: roles.slice(0, 1) } } });
  const later = () => {
    bff.clock.advance(20_000);
    return answer<Run>('GET', `/api/runs/${id}`);
  };
  await expect.poll(later, { interval: 50 }).toMatchObject({ state: 'done', counts: { done: 4, failed: 1 } });
  expect([await held(anna), await held(ben)]).toEqual([everything(), everything()]);
  const undo = await answer<Run>('POST', `/api/runs/${id}/undo`);
  await see(undo.id, { done: 4 });
  expect((await held(anna)).roles).toEqual(roles.slice(0, 1));
});

it.each<[string, string, () => readonly PlannedStep[]]>([
  ['takes', 'sameAccess', () => giving(permissionId).map((step) => ({ ...step, body: { delete: { roles } } }))],
  ['gives', 'takeAccess', () => giving(permissionId).slice(0, 1)],
  ['names a right twice', 'sameAccess', () => [...giving(permissionId), ...giving(permissionId)]],
  [
    'gives nothing',
    'sameAccess',
    () =>
      giving(permissionId)
        .slice(0, 1)
        .map((step) => ({ ...step, body: { add: {} } })),
  ],
])('is no plan where it %s', async (_, kind, steps) => {
  expect((await browser.ask('POST', '/api/runs', { body: request(steps(), kind) })).status).toBe(400);
});
