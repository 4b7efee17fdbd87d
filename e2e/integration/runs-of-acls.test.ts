/** ACLs that the console's server gives and takes at a real region, many by one call, whatever becomes of the answers. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PlannedStep } from '#shared/run.ts';
import { onClusters, RunWorld } from './run-world.ts';

const world = new RunWorld();
const { act, answer, comesTo, see, space, stepsOf } = world;
let permissionId = '';

beforeAll(async () => {
  await world.open();
  permissionId = await world.permission();
});
afterAll(() => world.close());

const createUser = () => world.createUser(space());

const items = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => ({ ...onClusters, permissionId, resourceId: `c-${from + index}` }));
const give = (userId: string, from: number, to: number) =>
  answer('POST', `${space()}/users/${userId}/bulk/acl`, { items: items(from, to) });
const giving = (userId: string, from: number, to: number): PlannedStep => ({
  operation: 'CreateACLUserSpaceBulk',
  path: { spaceId: world.std.accounts.spaceId, userId },
  body: { items: items(from, to) },
  name: `user ${userId}`,
});
const taking = (userId: string, from: number, to: number): PlannedStep => ({
  ...giving(userId, from, to),
  operation: 'DeleteACLUserSpaceBulk',
});

/** The ids of the resources somebody has an ACL on, in their order. */
async function held(userId: string): Promise<readonly string[]> {
  const ids: string[] = [];
  let next = '';
  do {
    const query = `service=kubernetes&resource=cluster&page[size]=100${next}`;
    const reply = await answer<{ items: { resourceId: string }[]; nextPageToken?: string }>(
      'GET',
      `${space()}/users/${userId}/acl?${query}`,
    );
    ids.push(...reply.items.map(({ resourceId }) => resourceId));
    next = reply.nextPageToken === undefined ? '' : `&page[nextToken]=${reply.nextPageToken}`;
  } while (next !== '');
  return ids.sort((one, other) => Number(one.slice(2)) - Number(other.slice(2)));
}
const ids = (from: number, to: number) => items(from, to).map(({ resourceId }) => resourceId);

const request = (kind: string, steps: readonly PlannedStep[]) => {
  return { kind, scope: world.scope(), plan: { about: 'Demo', steps } };
};
const create = (kind: string, steps: readonly PlannedStep[]) => world.begin(request(kind, steps));

const undo = (id: string) => act(id, 'undo');
const changedOf = async (id: string) =>
  (await stepsOf(id)).map(({ changed }) => (changed as { items: readonly unknown[] } | undefined)?.items.length);
const bodies = () =>
  world.std.requests.filter((request) => /^(POST|DELETE) \/iam\/.*\/bulk\/acl$/.test(request)).length;

describe('giving ACLs', () => {
  it('sends a hundred of one person by a call, and those alone that are missing', async () => {
    const [anna, ben] = [await createUser(), await createUser()];
    await give(anna, 0, 40);
    await give(ben, 0, 10);
    const steps = [giving(anna, 0, 100), giving(anna, 100, 150), giving(ben, 0, 10)];
    const { id, changes } = await create('addAcls', steps);
    expect(changes).toEqual(['acls']);
    const before = bodies();
    await see(id, { done: 2, skipped: 1 });
    expect(bodies() - before).toBe(2);
    expect(await held(anna)).toEqual(ids(0, 150));
    expect(await changedOf(id)).toEqual([60, 50, undefined]);
    const file = await world.browser.get(`/api/runs/${id}/result`);
    expect(file.text.trim().split('\r\n')).toHaveLength(4);
  });

  it('reads what one person holds once for all steps about them', async () => {
    const anna = await createUser();
    await give(anna, 0, 10);
    const steps = [0, 100, 200, 300].map((from) => giving(anna, from, from + 100));
    world.std.requests.length = 0;
    await see((await create('addAcls', steps)).id, { done: 4 });
    expect(world.std.requests.filter((request) => /^GET .*\/acl\?/.test(request))).toHaveLength(2);
    expect(await held(anna)).toEqual(ids(0, 400));
  });

  it('is taken back from those alone that it has given', async () => {
    const anna = await createUser();
    await give(anna, 0, 40);
    const { id } = await create('addAcls', [giving(anna, 0, 100), giving(anna, 100, 120)]);
    await see(id, { done: 2 });
    const back = await undo(id);
    expect(back).toMatchObject({ kind: 'deleteAcls', about: 'Demo' });
    await see(back.id, { done: 2 });
    expect(await held(anna)).toEqual(ids(0, 40));
    await see((await undo(back.id)).id, { done: 2 });
    expect(await held(anna)).toEqual(ids(0, 120));
  });

  it('of somebody who is gone is refused, and made of the others', async () => {
    const [gone, anna] = [await createUser(), await createUser()];
    await world.browser.ask(
      'DELETE',
      `/api/regions/eu-std-1/iam/organisations/${world.std.accounts.organisationId}/users/${gone}`,
    );
    const { id } = await create('addAcls', [giving(gone, 0, 3), giving(anna, 0, 3)]);
    await see(id, { done: 1, failed: 1 });
    expect(await changedOf(id)).toEqual([undefined, 3]);
    expect(await held(anna)).toEqual(ids(0, 3));
  });
});

describe('deleting ACLs', () => {
  it('leaves the others, and brings back those alone that it has deleted', async () => {
    const anna = await createUser();
    await give(anna, 0, 30);
    const { id } = await create('deleteAcls', [taking(anna, 20, 50)]);
    await see(id, { done: 1 });
    expect(await held(anna)).toEqual(ids(0, 20));
    expect(await changedOf(id)).toEqual([10]);
    await see((await undo(id)).id, { done: 1 });
    expect(await held(anna)).toEqual(ids(0, 30));
  });

  it('of those who hold none of them is no change', async () => {
    const anna = await createUser();
    const { id } = await create('deleteAcls', [taking(anna, 0, 3)]);
    await see(id, { done: 0, skipped: 1 });
    expect((await world.browser.ask('POST', `/api/runs/${id}/undo`)).status).toBe(409);
  });
});

describe('a lost answer', () => {
  it('is told by reading: what was carried out is not sent again, and what was not is', async () => {
    const users = [await createUser(), await createUser(), await createUser()] as const;
    const [whole, part] = users;
    await give(whole, 0, 5);
    const { id } = await create(
      'addAcls',
      users.map((user) => giving(user, 0, 10)),
    );
    await comesTo(id, { state: 'ready' });
    world.std.steering.addFault({ operation: 'CreateACLUserSpaceBulk', kind: 'break', times: 3 });
    await act(id, 'confirm');
    await comesTo(id, { state: 'waiting', counts: { unknown: 3 } });
    // As calls that were still on their way: one arrives whole, one as a region that knows no whole calls carries it out.
    await give(whole, 5, 10);
    await give(part, 0, 4);
    const before = bodies();
    world.clock.advance(20_000);
    await comesTo(id, { state: 'done', counts: { done: 3 } });
    expect(bodies() - before).toBe(2);
    expect(await Promise.all(users.map(held))).toEqual(users.map(() => ids(0, 10)));
    expect(await changedOf(id)).toEqual([5, 10, 10]);
    await see((await undo(id)).id, { done: 3 });
    expect(await Promise.all(users.map(held))).toEqual([ids(0, 5), [], []]);
  });

  it('of a call that failed leaves nothing to take back before it is tried again', async () => {
    const anna = await createUser();
    await give(anna, 0, 5);
    const { id } = await create('deleteAcls', [taking(anna, 0, 5)]);
    await comesTo(id, { state: 'ready' });
    world.std.steering.addFault({ operation: 'DeleteACLUserSpaceBulk', kind: 'status', status: 500 });
    await act(id, 'confirm');
    await comesTo(id, { state: 'done', counts: { failed: 1 } });
    expect(await changedOf(id)).toEqual([undefined]);
    expect(await held(anna)).toHaveLength(5);
    await act(id, 'retry');
    await comesTo(id, { state: 'done', counts: { done: 1, failed: 0 } });
    expect(await changedOf(id)).toEqual([5]);
    expect(await held(anna)).toEqual([]);
  });
});

it.each([
  ['an ACL twice', 'plan.steps', (id: string) => [giving(id, 0, 2), giving(id, 1, 3)]],
  ['the opposite', 'plan.steps.0.operation', (id: string) => [taking(id, 0, 2)]],
  ['more than a call takes', 'plan.steps.0.body.items', (id: string) => [giving(id, 0, 101)]],
] as const)('a plan that names %s is refused', async (_, field, steps) => {
  expect(await world.refusedFor(request('addAcls', steps('00000000-0000-4000-8000-00000000000a')))).toBe(field);
});
