/** Changes of many service accounts, done by the console's server against a real region, and read back from it. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AdvancingClock } from '#shared/clock.ts';
import type { ChangeOfMany, PlannedStep, Run } from '#shared/run.ts';
import type { Browser } from './browser.ts';
import { startConsole, startRegion, type TestConsole, type TestRegion } from './test-console.ts';

let std: TestRegion;
let bff: TestConsole;
let browser: Browser;
let made = 0;
const clock = new AdvancingClock();

beforeAll(async () => {
  std = await startRegion('eu-std-1', 'STD', clock);
  bff = await startConsole({ regions: [std], clock });
  browser = bff.browser();
  await browser.signIn(std);
});
afterAll(async () => {
  await bff.close();
  await std.close();
});

const organisation = () => `/api/regions/eu-std-1/iam/organisations/${std.accounts.organisationId}`;
const space = () => `/api/regions/eu-std-1/iam/spaces/${std.accounts.spaceId}`;
const inOrganisation = () => ({ organisationId: std.accounts.organisationId });
const inSpace = () => ({ spaceId: std.accounts.spaceId });
const answer = async <Body>(method: string, path: string, body?: object) =>
  (await browser.ask(method, path, body && { body })).json() as Body;

async function createIn(place: string): Promise<string> {
  made += 1;
  return (await answer<{ id: string }>('POST', `${place}/serviceAccounts`, { name: `robot-${made}` })).id;
}

const isIn = async (place: string, id: string) => (await browser.get(`${place}/serviceAccounts/${id}`)).status === 200;

type Steps = (serviceAccountId: string) => PlannedStep;
const assign: Steps = (serviceAccountId) => ({
  operation: 'AssignServiceAccountToSpace',
  path: { ...inSpace(), serviceAccountId },
});
const remove: Steps = (serviceAccountId) => ({
  operation: 'DeleteServiceAccountSpace',
  path: { ...inSpace(), serviceAccountId },
});
const erase: Steps = (serviceAccountId) => ({
  operation: 'DeleteServiceAccountOrganisation',
  path: { ...inOrganisation(), serviceAccountId },
});

const begin = (kind: ChangeOfMany, steps: readonly PlannedStep[]) =>
  answer<Run>('POST', '/api/runs', {
    kind,
    scope: { region: 'eu-std-1', kind: 'space', id: std.accounts.spaceId },
    plan: { about: 'a space', steps },
  });

const comesTo = (id: string, state: object) =>
  expect.poll(() => answer<Run>('GET', `/api/runs/${id}`), { interval: 20 }).toMatchObject(state);

async function confirm({ id }: Run): Promise<string> {
  await comesTo(id, { state: 'ready' });
  await answer('POST', `/api/runs/${id}/confirm`);
  return id;
}

async function see(run: Run, counts: object): Promise<void> {
  await comesTo(await confirm(run), { state: 'done', counts });
}

it('assigns those that are not there yet', async () => {
  const [there, away] = [await createIn(space()), await createIn(organisation())];
  const run = await begin('assign', [assign(there), assign(away)]);
  expect(run.operation).toBe('AssignServiceAccountToSpace');
  await see(run, { done: 1, skipped: 1 });
  expect(await isIn(space(), away)).toBe(true);
});

it('takes those of the organisation out of a space, and deletes those that were created there', async () => {
  const [here, guest] = [await createIn(space()), await createIn(organisation())];
  await see(await begin('assign', [assign(guest)]), { done: 1 });
  await see(await begin('delete', [remove(here), remove(guest)]), { done: 2 });
  expect([await isIn(space(), guest), await isIn(organisation(), guest)]).toEqual([false, true]);
  await expect.poll(() => isIn(space(), here), { interval: 50, timeout: 5_000 }).toBe(false);
});

it('deletes each once, whether a lost answer was to a call that was carried out or not', async () => {
  const ids = [await createIn(organisation()), await createIn(organisation())];
  std.steering.addFault({ operation: 'DeleteServiceAccountOrganisation', kind: 'break', times: 2 });
  const id = await confirm(await begin('delete', ids.map(erase)));
  await comesTo(id, { state: 'waiting', counts: { unknown: 2 } });
  // One of the calls comes through after all.
  await browser.ask('DELETE', `${organisation()}/serviceAccounts/${ids[0]}`);
  await expect.poll(() => isIn(organisation(), ids[0] ?? ''), { interval: 50, timeout: 5_000 }).toBe(false);
  const isDeletion = (request: string) => request.startsWith('DELETE ');
  const before = std.requests.filter(isDeletion).length;
  bff.clock.advance(20_000);
  await comesTo(id, { state: 'done', counts: { done: 2 } });
  expect(std.requests.filter(isDeletion).length - before).toBe(1);
  await expect.poll(() => isIn(organisation(), ids[1] ?? ''), { interval: 50, timeout: 5_000 }).toBe(false);
  await see(await begin('delete', ids.map(erase)), { done: 0, skipped: 2 });
});

it('does not delete accounts here and there by one run', async () => {
  const [one, other] = [await createIn(organisation()), await createIn(space())];
  const plan = { about: 'x', steps: [erase(one), remove(other)] };
  const scope = { region: 'eu-std-1', kind: 'space', id: std.accounts.spaceId };
  expect((await browser.ask('POST', '/api/runs', { body: { kind: 'delete', scope, plan } })).status).toBe(400);
});
