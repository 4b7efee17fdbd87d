/** A run whose steps come in several requests, against a real region: nothing of it is done before all are there. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AdvancingClock } from '#shared/clock.ts';
import type { NewRun, NewStep, Run, RunPart, RunSteps } from '#shared/run.ts';
import { mostRuns, mostSteps } from '#shared/run-limits.ts';
import type { Browser } from './browser.ts';
import { startConsole, startRegion, type TestConsole, type TestRegion } from './test-console.ts';

let std: TestRegion;
let bff: TestConsole;
let browser: Browser;
let people = 0;

beforeAll(async () => {
  std = await startRegion('eu-std-1', 'STD', new AdvancingClock());
  bff = await startConsole({ regions: [std] });
  browser = bff.browser();
  await browser.signIn(std);
});
afterAll(async () => {
  await bff.close();
  await std.close();
});

const ask = async (method: string, path: string, body?: object, by = browser) => {
  const answer = await by.ask(method, path, body && { body });
  return { status: answer.status, body: answer.status === 204 ? undefined : answer.json() };
};
const organisationId = () => std.accounts.organisationId;
const each = () => ({ operation: 'CreateUserOrganisation', path: { organisationId: organisationId() } }) as const;
const assigned = () => [{ operation: 'AssignUserToSpace', path: { spaceId: std.accounts.spaceId } }] as const;

function row(next?: NewStep['next']): NewStep {
  people += 1;
  const body = { email: `part-${people}@example.com`, firstname: 'Ida', lastname: `Part ${people}` };
  return { path: {}, body, ...(next !== undefined && { next }) };
}

async function begin(steps: readonly NewStep[], more: Partial<NewRun> = {}): Promise<Run> {
  const scope = { region: 'eu-std-1', kind: 'organisation', id: organisationId() } as const;
  const plan = { about: 'Aurelia', each: each(), next: [assigned()], steps };
  const { status, body } = await ask('POST', '/api/runs', { kind: 'addUsers', scope, plan, isPart: true, ...more });
  expect(status).toBe(201);
  return body as Run;
}

const partOf = (from: number, steps: readonly NewStep[], isLast: boolean): RunPart => ({
  from,
  steps,
  each: each(),
  next: [assigned()],
  isLast,
});
const add = (id: string, part: object, by = browser) => ask('POST', `/api/runs/${id}/steps`, part, by);
const read = async (id: string) => (await ask('GET', `/api/runs/${id}`)).body as Run;
const comesTo = (id: string, state: object) => expect.poll(() => read(id), { interval: 20 }).toMatchObject(state);

describe('a run in parts', () => {
  it('is checked once all of its steps are there, and done like any other', async () => {
    const { id, state } = await begin([row(0), row()]);
    expect(state).toBe('arriving');
    const before = std.requests.length;
    const second = partOf(2, [row(), row(0)], false);
    expect(await add(id, second)).toMatchObject({ status: 200, body: { state: 'arriving', counts: { todo: 4 } } });
    expect(std.requests).toHaveLength(before);
    expect((await ask('POST', `/api/runs/${id}/confirm`)).status).toBe(409);
    const last = partOf(4, [row(0)], true);
    expect((await add(id, last)).status).toBe(200);
    await comesTo(id, { state: 'ready', counts: { todo: 5 } });
    // Whose answer was lost sends it again.
    expect(await add(id, last)).toMatchObject({ status: 200, body: { counts: { todo: 5 } } });
    await ask('POST', `/api/runs/${id}/confirm`);
    await comesTo(id, { state: 'done', counts: { done: 5 } });
    const space = `/api/regions/eu-std-1/iam/spaces/${std.accounts.spaceId}/users`;
    const isHere = async ({ items }: RunSteps, position: number) =>
      (await ask('GET', `${space}/${items[position]?.created}`)).status === 200;
    const done = (await ask('GET', `/api/runs/${id}/steps`)).body as RunSteps;
    expect(await Promise.all([0, 1, 2, 3, 4].map((position) => isHere(done, position)))).toEqual([
      true,
      false,
      false,
      true,
      true,
    ]);
  });

  it('takes each part once and in its turn', async () => {
    const { id } = await begin([row(), row()]);
    const second = partOf(2, [row(), row()], false);
    expect((await add(id, partOf(4, [row()], false))).status).toBe(409);
    expect((await add(id, partOf(1, [row(), row()], false))).status).toBe(409);
    const answers = await Promise.all([add(id, second), add(id, second), add(id, second)]);
    expect(answers.map(({ status }) => status).filter((status) => status !== 409)).not.toHaveLength(0);
    expect((await read(id)).counts.todo).toBe(4);
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
    expect((await ask('GET', `/api/runs/${id}`)).status).toBe(404);
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
    const stranger = bff.browser();
    await stranger.signIn({ name: 'eu-std-1', accounts: std.accounts.limited });
    expect((await add(id, partOf(1, [row()], true), stranger)).status).toBe(404);
    const upgrade = { kind: 'upgradeCluster', scope: (await read(id)).scope, isPart: true } as const;
    const cluster = { spaceId: std.accounts.spaceId, clusterId: std.accounts.spaceId };
    const step = { operation: 'UpgradeControlPlane', path: cluster, body: { version: '1.30.1' } };
    const asked = await ask('POST', '/api/runs', { ...upgrade, plan: { about: 'x', steps: [step] } });
    expect(asked).toMatchObject({ status: 400, body: { violations: [{ field: 'isPart' }] } });
  });

  it('that never arrives whole has done nothing, and makes room for others', async () => {
    const left = await begin([row()]);
    const others: Run[] = [];
    while (others.length < mostRuns) others.push(await begin([row()]));
    expect((await ask('GET', `/api/runs/${left.id}`)).status).toBe(404);
    expect(await ask('DELETE', `/api/runs/${others.at(-1)?.id}`)).toMatchObject({ status: 204 });
  });
});
