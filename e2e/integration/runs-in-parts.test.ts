/** A run whose steps come in several requests, against a real region: nothing of it is done before all are there. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runsPath, type NewStep, type Run, type RunPart } from '#shared/run.ts';
import { mostRuns, mostSteps } from '#shared/run-limits.ts';
import { RunWorld } from './run-world.ts';

const world = new RunWorld();
const { act, comesTo, read, space, stepsOf } = world;
let people = 0;

beforeAll(() => world.open());
afterAll(() => world.close());

const each = () => {
  const { organisationId } = world.std.accounts;
  return { operation: 'CreateUserOrganisation', path: { organisationId } } as const;
};
const assigned = () => [{ operation: 'AssignUserToSpace', path: { spaceId: world.std.accounts.spaceId } }] as const;

function row(next?: NewStep['next']): NewStep {
  people += 1;
  const body = { email: `part-${people}@example.com`, firstname: 'Ida', lastname: `Part ${people}` };
  return { path: {}, body, ...(next !== undefined && { next }) };
}

function begin(steps: readonly NewStep[]): Promise<Run> {
  const plan = { about: 'Aurelia', each: each(), next: [assigned()], steps };
  return world.begin({ kind: 'addUsers', scope: world.scope('organisation'), plan, isPart: true });
}

const partOf = (from: number, steps: readonly NewStep[], isLast: boolean): RunPart => ({
  from,
  steps,
  each: each(),
  next: [assigned()],
  isLast,
});
async function add(id: string, part: object, by = world.browser) {
  const answer = await by.ask('POST', `${runsPath}/${id}/steps`, { body: part });
  return { status: answer.status, body: answer.json() };
}
const statusOf = async (method: string, path: string) => (await world.browser.ask(method, path)).status;

describe('a run in parts', () => {
  it('is checked once all of its steps are there, and done like any other', async () => {
    const { id, state } = await begin([row(0), row()]);
    expect(state).toBe('arriving');
    const before = world.std.requests.length;
    const second = partOf(2, [row(), row(0)], false);
    expect(await add(id, second)).toMatchObject({ status: 200, body: { state: 'arriving', counts: { todo: 4 } } });
    expect(world.std.requests).toHaveLength(before);
    expect(await statusOf('POST', `${runsPath}/${id}/confirm`)).toBe(409);
    const last = partOf(4, [row(0)], true);
    expect((await add(id, last)).status).toBe(200);
    await comesTo(id, { state: 'ready', counts: { todo: 5 } });
    // Whose answer was lost sends it again, and nothing else in its place.
    expect(await add(id, last)).toMatchObject({ status: 200, body: { counts: { todo: 5 } } });
    expect((await add(id, partOf(4, [row(0)], true))).status).toBe(409);
    await act(id, 'confirm');
    await comesTo(id, { state: 'done', counts: { done: 5 } });
    const statuses = (await stepsOf(id)).map(({ created }) => statusOf('GET', `${space()}/users/${created}`));
    expect(await Promise.all(statuses)).toEqual([200, 404, 404, 200, 200]);
  });

  it('takes each part once and in its turn', async () => {
    const { id } = await begin([row(), row()]);
    const second = partOf(2, [row(), row()], false);
    expect((await add(id, partOf(4, [row()], false))).status).toBe(409);
    expect((await add(id, partOf(1, [row(), row()], false))).status).toBe(409);
    const elsewhere = { ...each(), path: { organisationId: world.std.accounts.spaceId } };
    expect((await add(id, { ...partOf(2, [row()], false), each: elsewhere })).status).toBe(400);
    const answers = await Promise.all([add(id, second), add(id, second), add(id, second)]);
    expect(answers.map(({ status }) => status).filter((status) => status !== 409)).not.toHaveLength(0);
    expect((await read(id)).counts.todo).toBe(4);
    const [first] = second.steps;
    expect((await add(id, partOf(2, first === undefined ? [] : [first], true))).status).toBe(409);
    expect((await add(id, partOf(4, [row()], true))).status).toBe(200);
    expect((await add(id, partOf(5, [row()], true))).status).toBe(409);
    await comesTo(id, { state: 'ready', counts: { todo: 5 } });
  });

  it('is refused and forgotten where all parts together are no such run', async () => {
    const twice = row();
    const { id } = await begin([twice]);
    expect(await add(id, partOf(1, [twice], true))).toMatchObject({
      status: 400,
      body: { violations: [{ field: 'plan.steps' }] },
    });
    expect(await statusOf('GET', `${runsPath}/${id}`)).toBe(404);
  });

  it('is looked at as strictly as one in a single request', async () => {
    const { id } = await begin([row()]);
    const wrong: readonly object[] = [
      partOf(0, [row()], true),
      partOf(mostSteps, [row()], true),
      partOf(1, [], true),
      partOf(1, [row(7)], true),
      { ...partOf(1, [row()], true), each: { operation: 'DeleteUserOrganisation', path: {} } },
      { ...partOf(1, [row()], true), kind: 'delete' },
    ];
    for (const part of wrong) expect((await add(id, part)).status, JSON.stringify(part)).toBe(400);
    expect((await read(id)).counts.todo).toBe(1);
    const stranger = world.bff.browser();
    await stranger.signIn({ name: 'eu-std-1', accounts: world.std.accounts.limited });
    expect((await add(id, partOf(1, [row()], true), stranger)).status).toBe(404);
    const { spaceId } = world.std.accounts;
    const step = {
      operation: 'UpgradeControlPlane',
      path: { spaceId, clusterId: spaceId },
      body: { version: '1.30.1' },
    };
    const upgrade = { kind: 'upgradeCluster', scope: world.scope(), plan: { about: 'x', steps: [step] }, isPart: true };
    expect(await world.refusedFor(upgrade)).toBe('isPart');
  });

  it('that never arrives whole has done nothing, and makes room for others', async () => {
    const left = await begin([row()]);
    const others: Run[] = [];
    while (others.length < mostRuns) others.push(await begin([row()]));
    expect(await statusOf('GET', `${runsPath}/${left.id}`)).toBe(404);
    expect(await statusOf('DELETE', `${runsPath}/${others.at(-1)?.id}`)).toBe(204);
  });
});
