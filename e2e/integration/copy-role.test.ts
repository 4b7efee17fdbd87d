/** A role that the console's server copies at a real region: it is made once, and one that is there already is left alone. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { NewRun, PlannedCall } from '#shared/run.ts';
import { RunWorld } from './run-world.ts';

const world = new RunWorld();
const { answer, comesLaterTo, comesTo, confirm, space, stepsOf } = world;
let permissions: readonly string[] = [];

beforeAll(async () => {
  await world.open();
  const found = await answer<{ items: { uuid: string }[] }>('GET', `${space()}/permissions`);
  permissions = found.items.map(({ uuid }) => uuid).slice(0, 4);
});
afterAll(() => world.close());

function request(name: string, next?: readonly PlannedCall[]): NewRun {
  const path = { spaceId: world.std.accounts.spaceId };
  const half = (from: number): PlannedCall => ({
    operation: 'AddRolePermissionsSpace',
    path,
    body: { permissions: permissions.slice(from, from + 2) },
  });
  const body = { name, description: 'a copy' };
  const step = { operation: 'CreateRoleSpace', path, body, name, next: next ?? [half(0), half(2)] } as const;
  return { kind: 'copyRole', scope: world.scope(), plan: { about: name, steps: [step] } };
}

const begin = async (name: string) => (await world.begin(request(name))).id;

/** The roles of that name, and what each gives. */
async function rolesNamed(name: string): Promise<readonly (readonly string[])[]> {
  const { items } = await answer<{ items: { uuid: string }[] }>('GET', `${space()}/roles?name=${name}`);
  return Promise.all(
    items.map(async ({ uuid }) => {
      const given = await answer<{ items: { uuid: string }[] }>('GET', `${space()}/roles/${uuid}/permissions`);
      return given.items.map((one) => one.uuid).sort();
    }),
  );
}

it('is created and given its permissions, and the run tells its id', async () => {
  const id = await begin('reader');
  await comesTo(id, { state: 'ready', counts: { todo: 1 } });
  expect(await rolesNamed('reader')).toEqual([]);
  await confirm(id);
  await comesTo(id, { state: 'done', counts: { done: 1 } });
  expect(await rolesNamed('reader')).toEqual([[...permissions].sort()]);
  const items = await stepsOf(id);
  expect((await world.browser.get(`${space()}/roles/${items[0]?.created}`)).status).toBe(200);
});

it('is refused in the dry run where its name is taken, and the role of that name stays as it is', async () => {
  await answer('POST', `${space()}/roles`, { name: 'taken', description: 'a copy' });
  const id = await begin('taken');
  await comesTo(id, { state: 'ready', counts: { todo: 0, failed: 1 } });
  const items = await stepsOf(id);
  expect(items[0]).toMatchObject({ state: 'failed', notSent: { why: 'roleNameTaken', name: 'taken' } });
  await confirm(id);
  await comesTo(id, { state: 'done', counts: { failed: 1 } });
  expect(await rolesNamed('taken')).toEqual([[]]);
});

it('is refused where somebody else takes the name after the dry run', async () => {
  const id = await begin('raced');
  await comesTo(id, { state: 'ready' });
  await answer('POST', `${space()}/roles`, { name: 'raced', description: 'a copy' });
  await confirm(id);
  await comesTo(id, { state: 'done', counts: { failed: 1 } });
  expect(await rolesNamed('raced')).toEqual([[]]);
});

it.each([false, true])(
  'is made once, whatever answers are lost; the creation having come through: %s',
  async (isMade) => {
    const name = `lost-${isMade}`;
    world.std.steering.addFault({ operation: 'CreateRoleSpace', kind: 'break' });
    world.std.steering.addFault({ operation: 'AddRolePermissionsSpace', kind: 'break' });
    const id = await begin(name);
    await confirm(id);
    await comesTo(id, { state: 'waiting', counts: { unknown: 1 } });
    if (isMade) await answer('POST', `${space()}/roles`, { name, description: 'a copy' });
    await comesLaterTo(id, { state: 'done', counts: { done: 1 } });
    expect(await rolesNamed(name)).toEqual([[...permissions].sort()]);
  },
);

it('gives permissions to no other role', async () => {
  const path = { spaceId: world.std.accounts.organisationId };
  const other = { operation: 'AddRolePermissionsSpace', path, body: { permissions } } as const;
  expect(await world.refusedFor(request('x', [other]))).toBe('plan.steps');
  const elsewhere = {
    operation: 'AddRolePermissionsOrganisation',
    path: { organisationId: world.std.accounts.organisationId },
    body: { permissions },
  } as const;
  expect(await world.refusedFor(request('x', [elsewhere]))).toBe('plan.steps');
});
