/** Changes of many service accounts, done by the console's server against a real region, and read back from it. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PlannedStep } from '#shared/run.ts';
import type { ChangeOfMany } from '#shared/run-kinds.ts';
import { RunWorld } from './run-world.ts';

const world = new RunWorld();
const { answer, comesTo, confirm, organisation, read, see, space } = world;
let made = 0;

beforeAll(() => world.open());
afterAll(() => world.close());

const inOrganisation = () => ({ organisationId: world.std.accounts.organisationId });
const inSpace = () => ({ spaceId: world.std.accounts.spaceId });

async function createIn(place: string): Promise<string> {
  made += 1;
  return (await answer<{ id: string }>('POST', `${place}/serviceAccounts`, { name: `robot-${made}` })).id;
}

const isIn = async (place: string, id: string) =>
  (await world.browser.get(`${place}/serviceAccounts/${id}`)).status === 200;

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

const begin = async (kind: ChangeOfMany, steps: readonly PlannedStep[]) =>
  (await world.begin({ kind, scope: world.scope(), plan: { about: 'a space', steps } })).id;

it('assigns those that are not there yet', async () => {
  const [there, away] = [await createIn(space()), await createIn(organisation())];
  const id = await begin('assign', [assign(there), assign(away)]);
  expect((await read(id)).operation).toBe('AssignServiceAccountToSpace');
  await see(id, { done: 1, skipped: 1 });
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
  world.std.steering.addFault({ operation: 'DeleteServiceAccountOrganisation', kind: 'break', times: 2 });
  const id = await begin('delete', ids.map(erase));
  await confirm(id);
  await comesTo(id, { state: 'waiting', counts: { unknown: 2 } });
  // One of the calls comes through after all.
  await answer('DELETE', `${organisation()}/serviceAccounts/${ids[0]}`);
  await expect.poll(() => isIn(organisation(), ids[0] ?? ''), { interval: 50, timeout: 5_000 }).toBe(false);
  const isDeletion = (request: string) => request.startsWith('DELETE ');
  const before = world.std.requests.filter(isDeletion).length;
  world.bff.clock.advance(20_000);
  await comesTo(id, { state: 'done', counts: { done: 2 } });
  expect(world.std.requests.filter(isDeletion).length - before).toBe(1);
  await expect.poll(() => isIn(organisation(), ids[1] ?? ''), { interval: 50, timeout: 5_000 }).toBe(false);
  await see(await begin('delete', ids.map(erase)), { done: 0, skipped: 2 });
});

it('does not delete accounts here and there by one run', async () => {
  const [one, other] = [await createIn(organisation()), await createIn(space())];
  const plan = { about: 'x', steps: [erase(one), remove(other)] };
  expect(await world.refusedFor({ kind: 'delete', scope: world.scope(), plan })).toBe('plan.steps');
});
