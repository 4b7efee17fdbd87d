/** What somebody else holds is given by the console's server at a real region: what is missing of it, once, and taken back. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PlannedStep } from '#shared/run.ts';
import { onClusters, RunWorld } from './run-world.ts';

const world = new RunWorld();
const { act, answer, comesLaterTo, comesTo, confirm, see, space } = world;
let roles: readonly string[] = [];
let permissionId = '';

const acl = () => ({ ...onClusters, permissionId, resourceId: 'c-1' });

beforeAll(async () => {
  await world.open();
  roles = (await world.roles()).slice(0, 3);
  permissionId = await world.permission();
});
afterAll(() => world.close());

async function createUser(held: readonly string[] = []): Promise<string> {
  const id = await world.createUser(space());
  if (held.length > 0) await answer('PATCH', `${space()}/iampolicy/users/${id}`, { add: { roles: held } });
  return id;
}

/** Roles in their order, and the number of direct permissions and ACLs. */
async function held(id: string) {
  const policy = await answer<{ roles: string[]; permissions: string[] }>('GET', `${space()}/iampolicy/users/${id}`);
  const query = new URLSearchParams(onClusters).toString();
  const { items } = await answer<{ items: unknown[] }>('GET', `${space()}/users/${id}/acl?${query}`);
  return { roles: [...policy.roles].sort(), permissions: policy.permissions.length, acls: items.length };
}

const sorted = (ids: readonly string[]) => [...ids].sort();

const giving = (id: string): readonly PlannedStep[] => [
  {
    operation: 'SetIAMPolicySpace',
    path: { spaceId: world.std.accounts.spaceId, subjectType: 'users', subjectId: id },
    body: { add: { roles: [...roles], permissions: [permissionId] } },
    name: `user ${id}`,
  },
  {
    operation: 'CreateACLUserSpaceBulk',
    path: { spaceId: world.std.accounts.spaceId, userId: id },
    body: { items: [acl()] },
    name: `user ${id}`,
  },
];

const request = (steps: readonly PlannedStep[], kind = 'sameAccess') => ({
  kind,
  scope: world.scope(),
  plan: { about: 'the access of Ada', steps },
});
const begin = async (steps: readonly PlannedStep[]) => (await world.begin(request(steps))).id;

const everything = () => ({ roles: sorted(roles), permissions: 1, acls: 1 });

it('gives each what is missing, and takes back from each exactly that', async () => {
  const [anna, ben] = [await createUser(), await createUser(roles.slice(0, 2))];
  const id = await begin([...giving(anna), ...giving(ben)]);
  await see(id, { done: 4 });
  expect([await held(anna), await held(ben)]).toEqual([everything(), everything()]);
  const again = await begin(giving(anna));
  await see(again, { done: 0, skipped: 2 });

  const undo = await act(id, 'undo');
  expect(undo).toMatchObject({ kind: 'takeAccess', about: 'the access of Ada', counts: { todo: 4 } });
  await see(undo.id, { done: 4 });
  expect(await held(anna)).toEqual({ roles: [], permissions: 0, acls: 0 });
  expect(await held(ben)).toEqual({ roles: sorted(roles.slice(0, 2)), permissions: 0, acls: 0 });
});

it('takes what a review has marked where it is still held, and gives back exactly that', async () => {
  const anna = await createUser(roles.slice(0, 1));
  const path = { spaceId: world.std.accounts.spaceId, subjectType: 'users', subjectId: anna };
  const marked = { operation: 'SetIAMPolicySpace', path, body: { delete: { roles } } } as const;
  const { id } = await world.begin(request([marked], 'removeReviewed'));
  await see(id, { done: 1 });
  expect(await held(anna)).toEqual({ roles: [], permissions: 0, acls: 0 });
  const undo = await act(id, 'undo');
  expect(undo).toMatchObject({ kind: 'returnReviewed', counts: { todo: 1 } });
  await see(undo.id, { done: 1 });
  expect(await held(anna)).toEqual({ roles: sorted(roles.slice(0, 1)), permissions: 0, acls: 0 });
});

it('gives what is missing once, whatever answers are lost, and to others where one is refused', async () => {
  const [anna, ben] = [await createUser(roles.slice(0, 1)), await createUser()];
  const gone = await createUser();
  await answer('DELETE', `${space()}/users/${gone}`);
  world.std.steering.addFault({ operation: 'SetIAMPolicySpace', kind: 'break', times: 2 });
  const id = await begin([...giving(anna), ...giving(ben), ...giving(gone).slice(0, 1)]);
  await confirm(id);
  await comesTo(id, { state: 'waiting', counts: { unknown: 2 } });
  // Somebody else gives one of them meanwhile.
  await answer('PATCH', `${space()}/iampolicy/users/${ben}`, { add: { roles: roles.slice(0, 1) } });
  await comesLaterTo(id, { state: 'done', counts: { done: 4, failed: 1 } });
  expect([await held(anna), await held(ben)]).toEqual([everything(), everything()]);
  const undo = await act(id, 'undo');
  await see(undo.id, { done: 4 });
  expect((await held(anna)).roles).toEqual(roles.slice(0, 1));
});

it.each<[string, string, () => readonly PlannedStep[]]>([
  [
    'takes',
    'sameAccess',
    () => {
      const [policy = expect.fail(), ...rest] = giving(permissionId);
      return [{ ...policy, body: { delete: { roles: [...roles] } } }, ...rest];
    },
  ],
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
  expect(await world.refusedFor(request(steps(), kind))).toBe('plan.steps');
});
