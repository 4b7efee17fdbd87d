/** A role that the console's server copies at a real region: it is made once, and one that is there already is left alone. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AdvancingClock } from '#shared/clock.ts';
import type { NewRun, PlannedCall, Run, RunSteps } from '#shared/run.ts';
import type { Browser } from './browser.ts';
import { startConsole, startRegion, type TestConsole, type TestRegion } from './test-console.ts';

let std: TestRegion;
let bff: TestConsole;
let browser: Browser;
let permissions: readonly string[] = [];
const clock = new AdvancingClock();

const answer = async <Body>(method: string, path: string, body?: object) =>
  (await browser.ask(method, path, body && { body })).json() as Body;
const space = () => `/api/regions/eu-std-1/iam/spaces/${std.accounts.spaceId}`;

beforeAll(async () => {
  std = await startRegion('eu-std-1', 'STD', clock);
  bff = await startConsole({ regions: [std], clock });
  browser = bff.browser();
  await browser.signIn(std);
  const found = await answer<{ items: { uuid: string }[] }>('GET', `${space()}/permissions`);
  permissions = found.items.map(({ uuid }) => uuid).slice(0, 4);
});
afterAll(async () => {
  await bff.close();
  await std.close();
});

function request(name: string, next?: readonly PlannedCall[]): NewRun {
  const path = { spaceId: std.accounts.spaceId };
  const half = (from: number): PlannedCall => ({
    operation: 'AddRolePermissionsSpace',
    path,
    body: { permissions: permissions.slice(from, from + 2) },
  });
  const body = { name, description: 'a copy' };
  const step = { operation: 'CreateRoleSpace', path, body, name, next: next ?? [half(0), half(2)] } as const;
  const scope = { region: 'eu-std-1', kind: 'space', id: std.accounts.spaceId } as const;
  return { kind: 'copyRole', scope, plan: { about: name, steps: [step] } };
}

const begin = async (name: string) => (await answer<Run>('POST', '/api/runs', request(name))).id;
const comesTo = (id: string, state: object) =>
  expect.poll(() => answer<Run>('GET', `/api/runs/${id}`), { interval: 20 }).toMatchObject(state);

async function confirm(id: string): Promise<void> {
  await comesTo(id, { state: 'ready' });
  await answer('POST', `/api/runs/${id}/confirm`);
}

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
  const { items } = await answer<RunSteps>('GET', `/api/runs/${id}/steps`);
  expect((await browser.get(`${space()}/roles/${items[0]?.created}`)).status).toBe(200);
});

it('is refused in the dry run where its name is taken, and the role of that name stays as it is', async () => {
  await answer('POST', `${space()}/roles`, { name: 'taken', description: 'a copy' });
  const id = await begin('taken');
  await comesTo(id, { state: 'ready', counts: { todo: 0, failed: 1 } });
  const { items } = await answer<RunSteps>('GET', `/api/runs/${id}/steps`);
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
    std.steering.addFault({ operation: 'CreateRoleSpace', kind: 'break' });
    std.steering.addFault({ operation: 'AddRolePermissionsSpace', kind: 'break' });
    const id = await begin(name);
    await confirm(id);
    await comesTo(id, { state: 'waiting', counts: { unknown: 1 } });
    if (isMade) await answer('POST', `${space()}/roles`, { name, description: 'a copy' });
    const later = () => {
      bff.clock.advance(20_000);
      return answer<Run>('GET', `/api/runs/${id}`);
    };
    await expect.poll(later, { interval: 50 }).toMatchObject({ state: 'done', counts: { done: 1 } });
    expect(await rolesNamed(name)).toEqual([[...permissions].sort()]);
  },
);

it('gives permissions to no other role', async () => {
  const path = { spaceId: std.accounts.organisationId };
  const other = { operation: 'AddRolePermissionsSpace', path, body: { permissions } } as const;
  expect((await browser.ask('POST', '/api/runs', { body: request('x', [other]) })).status).toBe(400);
  const elsewhere = {
    operation: 'AddRolePermissionsOrganisation',
    path: { organisationId: std.accounts.organisationId },
    body: { permissions },
  } as const;
  expect((await browser.ask('POST', '/api/runs', { body: request('x', [elsewhere]) })).status).toBe(400);
});
