/** A space is made like another one by the console's server at a real region, by names, in one run that can be taken back. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { NamedThings, PlannedStep } from '#shared/run.ts';
import { RunWorld } from './run-world.ts';

const world = new RunWorld();
const { act, answer, begin, comesLaterTo, comesTo, confirm, see, space, stepsOf } = world;

interface Item {
  readonly uuid: string;
  readonly name: string;
  readonly custom?: boolean;
}
let names: readonly string[] = [];
let [builder, made, ada] = ['', '', ''];
let count = 0;

const listOf = async (path: string) => (await answer<{ items: Item[] }>('GET', `${space()}/${path}`)).items;
const roleNamed = async (name: string) => (await listOf(`roles?name=${encodeURIComponent(name)}`))[0];
const givenBy = async (uuid: string) => (await listOf(`roles/${uuid}/permissions`)).map(({ name }) => name).sort();

beforeAll(async () => {
  await world.open();
  names = (await listOf('permissions')).map(({ name }) => name);
});
afterAll(() => world.close());

/** A role that gives the first two permissions, a name for one that is not there, and somebody who holds `Space Admin`. */
beforeEach(async () => {
  count += 1;
  [builder, made] = [`Builder ${count}`, `Made ${count}`];
  const body = { name: builder, description: '' };
  const { uuid } = await answer<Item>('POST', `${space()}/roles`, body);
  const ids = (await listOf('permissions')).slice(0, 2).map((permission) => permission.uuid);
  await answer('PATCH', `${space()}/roles/${uuid}/permissions`, { permissions: ids });
  ada = await world.createUser(space());
  const admin = await roleNamed('Space Admin');
  await answer('PATCH', `${space()}/iampolicy/users/${ada}`, { add: { roles: [admin?.uuid] } });
});

async function heldBy(user: string) {
  const policy = await answer<{ roles: string[]; permissions: string[] }>('GET', `${space()}/iampolicy/users/${user}`);
  const named = new Map(
    [...(await listOf('roles')), ...(await listOf('permissions'))].map((one) => [one.uuid, one.name]),
  );
  return [...policy.roles, ...policy.permissions].map((id) => named.get(id) ?? id).sort();
}

const place = () => ({ spaceId: world.std.accounts.spaceId });
const ofRole = (operation: PlannedStep['operation'], named: NamedThings): PlannedStep => ({
  operation,
  path: place(),
  named,
  name: named.role ?? '',
});
const ofPerson = (subjectId: string, named: NamedThings): PlannedStep => ({
  operation: 'SetIAMPolicySpace',
  path: { ...place(), subjectType: 'users', subjectId },
  named,
  name: `user ${subjectId}`,
});
const request = (steps: readonly PlannedStep[], kind = 'alike') => ({
  kind,
  scope: world.scope(),
  plan: { about: 'staging', steps },
});

const plan = (): readonly PlannedStep[] => [
  { operation: 'CreateRoleSpace', path: place(), body: { name: made, description: 'As there' }, name: made },
  ofRole('AddRolePermissionsSpace', { role: made, add: { permissions: names.slice(4, 6) }, made: [made] }),
  ofRole('AddRolePermissionsSpace', { role: builder, add: { permissions: names.slice(1, 3) } }),
  ofRole('RemoveRolePermissionsSpace', { role: builder, delete: { permissions: names.slice(0, 1) } }),
  ofPerson(ada, {
    add: { roles: [builder, made], permissions: names.slice(3, 4) },
    delete: { roles: ['Space Admin'] },
    made: [made],
  }),
];

it('makes and changes roles, gives and takes, in one run, and takes back exactly what it has changed', async () => {
  const { id } = await begin(request(plan()));
  await comesTo(id, { state: 'ready', counts: { todo: 5 } });
  expect((await stepsOf(id)).map(({ finding }) => finding)).toEqual(Array(5).fill('change'));
  expect(await roleNamed(made)).toBeUndefined();
  await see(id, { done: 5 });
  const { uuid = expect.fail() } = (await roleNamed(made)) ?? {};
  const { uuid: builderId = expect.fail() } = (await roleNamed(builder)) ?? {};
  expect(await givenBy(uuid)).toEqual(names.slice(4, 6).sort());
  expect(await givenBy(builderId)).toEqual(names.slice(1, 3).sort());
  expect(await heldBy(ada)).toEqual([builder, made, ...names.slice(3, 4)].sort());

  const again = await begin(request(plan()));
  await comesTo(again.id, { state: 'ready', counts: { skipped: 5 } });

  const undo = await act(id, 'undo');
  expect(undo).toMatchObject({ kind: 'unlike', about: 'staging', counts: { todo: 4 } });
  await see(undo.id, { done: 4 });
  expect(await heldBy(ada)).toEqual(['Space Admin']);
  expect(await givenBy(builderId)).toEqual(names.slice(0, 2).sort());
  expect(await givenBy(uuid)).toEqual([]);
});

it('gives what is missing once, however many answers are lost', async () => {
  const { id } = await begin(request(plan()));
  for (const operation of ['CreateRoleSpace', 'SetIAMPolicySpace', 'AddRolePermissionsSpace'] as const)
    world.std.steering.addFault({ operation, kind: 'break', times: 1 });
  await confirm(id);
  await comesLaterTo(id, { state: 'done', counts: { done: 5 } });
  expect(await heldBy(ada)).toEqual([builder, made, ...names.slice(3, 4)].sort());
  expect((await listOf('roles')).filter(({ name }) => name === made)).toHaveLength(1);
});

it('refuses in the dry run what has no name there, and does the rest', async () => {
  const { id } = await begin(
    request([
      ofPerson(ada, { add: { roles: [builder, 'Nowhere'], permissions: ['no.such.right'] } }),
      ofRole('AddRolePermissionsSpace', { role: 'Nowhere', add: { permissions: names.slice(0, 1) } }),
      ofPerson(await world.createUser(space()), { add: { roles: [builder] } }),
    ]),
  );
  await comesTo(id, { state: 'ready', counts: { failed: 2, todo: 1 } });
  expect((await stepsOf(id)).map(({ notSent }) => notSent)).toEqual([
    { why: 'notNamed', name: 'Nowhere, no.such.right' },
    { why: 'notNamed', name: 'Nowhere' },
    undefined,
  ]);
  await see(id, { done: 1, failed: 2 });
  expect(await heldBy(ada)).toEqual(['Space Admin']);
});

it('tells of a role that a step before was to make, and did not', async () => {
  const predefined = { name: 'Space Admin', description: '' };
  const { id } = await begin(
    request([
      { operation: 'CreateRoleSpace', path: place(), body: predefined, name: 'Space Admin' },
      ofPerson(ada, { add: { roles: [made] }, made: [made] }),
    ]),
  );
  await comesTo(id, { state: 'ready', counts: { skipped: 1, todo: 1 } });
  await see(id, { failed: 1 });
  expect((await stepsOf(id))[1]?.notSent).toEqual({ why: 'notNamed', name: made });
});

it.each<[string, string, () => readonly PlannedStep[]]>([
  ['gives nothing', 'plan.steps', () => [ofPerson(ada, { add: {} })]],
  ['names somebody twice', 'plan.steps', () => [...plan(), ...plan().slice(4)]],
  [
    'gives a role to a role',
    'plan.steps',
    () => [ofRole('AddRolePermissionsSpace', { role: made, add: { roles: [made] } })],
  ],
  [
    'takes where it says that it gives',
    'plan.steps',
    () => [ofRole('AddRolePermissionsSpace', { role: made, delete: { permissions: names.slice(0, 1) } })],
  ],
  ['is by names and by ids', 'plan.steps.0.body', () => [{ ...ofPerson(ada, {}), body: { add: { roles: [ada] } } }]],
  [
    'is by ids',
    'plan.steps',
    () => [{ operation: 'SetIAMPolicySpace', path: ofPerson(ada, {}).path, body: { add: { roles: [ada] } } }],
  ],
])('is no plan where it %s', async (_, field, steps) => {
  expect(await world.refusedFor(request(steps()))).toBe(field);
});

it('is the only kind whose steps are by names', async () => {
  expect(await world.refusedFor(request([ofPerson(ada, { add: { roles: [made] } })], 'sameAccess'))).toBe(
    'plan.steps.0.named',
  );
});
