/** Runs against a real region: begun, checked, confirmed and done by the console's server, for the account alone that began them. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AdvancingClock } from '#shared/clock.ts';
import { runActions } from '#shared/run-standing.ts';
import type { Run, RunList, RunSteps } from '#shared/run.ts';
import type { Browser } from './browser.ts';
import { startConsole, startRegion, type TestConsole, type TestRegion } from './test-console.ts';

let std: TestRegion;
let bff: TestConsole;
let browser: Browser;
let accountId: string;
let names = 0;

beforeAll(async () => {
  std = await startRegion('eu-std-1', 'STD', new AdvancingClock());
});
beforeEach(async () => {
  bff = await startConsole({ regions: [std] });
  browser = bff.browser();
  await browser.signIn(std);
  names += 1;
  const address = `/api/regions/eu-std-1/iam/organisations/${std.accounts.organisationId}/serviceAccounts`;
  accountId = ((await browser.ask('POST', address, { body: { name: `copy-${names}` } })).json() as { id: string }).id;
});
afterEach(async () => {
  std.steering.clearFaults();
  await bff.close();
});
afterAll(() => std.close());

const inSpace = () => ({ spaceId: std.accounts.spaceId, serviceAccountId: accountId });
const acl = (resourceId: string) => ({
  permissionId: '00000000-0000-4000-8000-000000000001',
  service: 'kubernetes',
  resource: 'cluster',
  resourceId,
});

/** The account is assigned to the space, and given two ACLs there, one after the other. */
async function request(about = 'the successor'): Promise<object> {
  const query = 'service=kubernetes&resource=cluster&action=get';
  const address = `/api/regions/eu-std-1/iam/spaces/${std.accounts.spaceId}/permissions?${query}`;
  const { items } = (await browser.get(address)).json() as { items: { uuid: string }[] };
  const item = (name: string) => ({ ...acl(name), permissionId: items[0]?.uuid ?? '' });
  const give = (name: string) => ({
    operation: 'CreateACLServiceAccountSpaceBulk',
    path: inSpace(),
    body: { items: [item(name)] },
  });
  return {
    kind: 'copyGrants',
    scope: { region: 'eu-std-1', kind: 'space', id: std.accounts.spaceId },
    plan: {
      about,
      steps: [{ operation: 'AssignServiceAccountToSpace', path: inSpace() }, give('one'), give('two')],
    },
  };
}

async function begin(by = browser, about?: string): Promise<Run> {
  const answer = await by.ask('POST', '/api/runs', { body: await request(about) });
  expect(answer.status).toBe(201);
  return answer.json() as Run;
}

const read = async (id: string, by = browser) => (await by.get(`/api/runs/${id}`)).json() as Run;
const act = async (id: string, action: string, by = browser) =>
  (await by.ask('POST', `/api/runs/${id}/${action}`)).status;
const comesTo = (id: string, state: Partial<Run>) => expect.poll(() => read(id), { interval: 20 }).toMatchObject(state);
const writes = () => std.requests.filter((line) => line.startsWith('POST') && line.includes(accountId)).length;

async function beginReady(about?: string): Promise<string> {
  const { id, state } = await begin(browser, about);
  expect(['checking', 'ready']).toContain(state);
  await comesTo(id, { state: 'ready' });
  return id;
}

describe('a run', () => {
  it('is checked before anything is written, then does each step once', async () => {
    const id = await beginReady();
    expect(writes()).toBe(0);
    expect(await read(id)).toMatchObject({
      counts: { todo: 3 },
      unclear: 0,
      about: 'the successor',
      isConfirmed: false,
    });
    expect(await act(id, 'confirm')).toBe(200);
    await comesTo(id, { state: 'done', isConfirmed: true });
    expect((await read(id)).counts).toMatchObject({ done: 3, todo: 0 });
    expect(writes()).toBe(3);
    const acls = `/api/regions/eu-std-1/iam/spaces/${std.accounts.spaceId}/serviceAccounts/${accountId}/acl`;
    const { items } = (await browser.get(`${acls}?service=kubernetes&resource=cluster`)).json() as { items: unknown[] };
    expect(items).toHaveLength(2);
    const again = await beginReady();
    expect((await read(again)).counts).toMatchObject({ skipped: 3, todo: 0 });
  });

  it('tells what a region refused, and does that alone again', async () => {
    const id = await beginReady();
    std.steering.addFault({ operation: 'CreateACLServiceAccountSpaceBulk', kind: 'status', status: 500 });
    await act(id, 'confirm');
    await comesTo(id, { state: 'done' });
    expect((await read(id)).counts).toMatchObject({ done: 2, failed: 1 });
    const failed = (await browser.get(`/api/runs/${id}/steps?state=failed`)).json() as RunSteps;
    expect(failed.items).toMatchObject([{ position: 1, problem: { status: 500, source: 'region' } }]);
    const before = writes();
    expect(await act(id, 'retry')).toBe(200);
    await comesTo(id, { counts: { todo: 0, sending: 0, accepted: 0, done: 3, failed: 0, skipped: 0, unknown: 0 } });
    expect(writes() - before).toBe(1);
  });

  it('tells of its steps only by what it knows', async () => {
    const id = await beginReady();
    for (const query of ['cursor[]=1', 'state[x]=1', 'state=todo&state=done', 'states=todo', 'cursor=-1', 'state=x'])
      expect([query, (await browser.get(`/api/runs/${id}/steps?${query}`)).status]).toEqual([query, 400]);
  });

  it('finds out by reading what became of a call whose answer was lost', async () => {
    const id = await beginReady();
    std.steering.addFault({ operation: 'AssignServiceAccountToSpace', kind: 'break' });
    await act(id, 'confirm');
    // It was not done; that is believed only once it cannot be on its way any more.
    await comesTo(id, { state: 'waiting', counts: expect.objectContaining({ unknown: 1, todo: 2 }) as Run['counts'] });
    bff.clock.advance(20_000);
    await comesTo(id, { state: 'done', counts: expect.objectContaining({ done: 3 }) as Run['counts'] });
  });

  it('waits as long as the region bids, and for one that is away', async () => {
    const id = await beginReady();
    const fault = { operation: 'GetServiceAccountSpace', kind: 'status' } as const;
    std.steering.addFault({ ...fault, status: 429, retryAfterSeconds: 600 });
    await act(id, 'confirm');
    await comesTo(id, { state: 'waiting' });
    const { until = '' } = await read(id);
    expect(Date.parse(until) - bff.clock.now()).toBeGreaterThan(590_000);
    expect(writes()).toBe(0);
    std.steering.addFault({ operation: 'GetServiceAccountSpace', kind: 'break' });
    bff.clock.advance(601_000);
    await comesTo(id, { state: 'paused', reason: 'regionDown' });
    bff.clock.advance(6_000);
    await comesTo(id, { state: 'done' });
  });

  it.each(['GetServiceAccountSpace', 'AssignServiceAccountToSpace'] as const)(
    'says so when its region gives the account tokens and accepts none of them (%s)',
    async (operation) => {
      const id = await beginReady();
      std.steering.addFault({ operation, kind: 'status', status: 401, times: 100 });
      await act(id, 'confirm');
      const nothingDone = { todo: 3, sending: 0, accepted: 0, done: 0, failed: 0, skipped: 0, unknown: 0 };
      await comesTo(id, { state: 'paused', reason: 'refused', counts: nothingDone });
      std.steering.clearFaults();
      expect(await act(id, 'resume')).toBe(200);
      await comesTo(id, { state: 'done' });
    },
  );

  it('pauses when its session ends, and goes on with a session of the same account', async () => {
    const id = await beginReady();
    const other = bff.browser();
    await other.signIn(std);
    expect(await act(id, 'confirm', other)).toBe(200);
    await comesTo(id, { state: 'done' });
    const next = await beginReady();
    await browser.ask('DELETE', '/api/session');
    expect(await act(next, 'confirm', other)).toBe(200);
    expect(await read(next, other)).toMatchObject({ state: expect.stringMatching(/running|done/) as string });
  });

  it('is stopped by signing out, and goes on when somebody who signed in again says so', async () => {
    const id = await beginReady();
    const steps = { operation: 'GetServiceAccountSpace', kind: 'delay', milliseconds: 300 } as const;
    std.steering.addFault(steps);
    await act(id, 'confirm');
    await browser.ask('DELETE', '/api/session');
    const other = bff.browser();
    await other.signIn(std);
    await expect.poll(() => read(id, other), { interval: 20 }).toMatchObject({ state: 'paused', reason: 'signedOut' });
    expect(writes()).toBeLessThan(2);
    expect(await act(id, 'resume', other)).toBe(200);
    await expect.poll(() => read(id, other), { interval: 20 }).toMatchObject({ state: 'done' });
    expect((await read(id, other)).counts).toMatchObject({ failed: 0, unknown: 0 });
  });

  it('is stopped, first for the moment and then for good, and deleted', async () => {
    const id = await beginReady();
    expect(await act(id, 'resume')).toBe(409);
    expect(await act(id, 'stop')).toBe(200);
    expect(await read(id)).toMatchObject({ state: 'stopped' });
    expect(await act(id, 'confirm')).toBe(409);
    expect((await browser.ask('DELETE', `/api/runs/${id}`)).status).toBe(204);
    expect((await browser.get(`/api/runs/${id}`)).status).toBe(404);
  });

  it('is stopped by whoever presses twice as if they had pressed once, and goes on', async () => {
    const id = await beginReady();
    std.steering.addFault({ operation: 'GetServiceAccountSpace', kind: 'delay', milliseconds: 300 });
    expect(await Promise.all([act(id, 'confirm'), act(id, 'confirm')])).toEqual([200, 200]);
    expect(await Promise.all([act(id, 'stop'), act(id, 'stop')])).toEqual([200, 200]);
    expect(await read(id)).toMatchObject({ state: 'paused', reason: 'asked' });
    expect(await Promise.all([act(id, 'resume'), act(id, 'resume')])).toEqual([200, 200]);
    await comesTo(id, { state: 'done' });
    expect(writes()).toBe(3);
    expect([await act(id, 'stop'), await act(id, 'end')]).toEqual([200, 200]);
    expect(await read(id)).toMatchObject({ state: 'done' });
  });

  it('is over once it is ended, while it waits to be gone on with', async () => {
    const id = await beginReady();
    std.steering.addFault({ operation: 'GetServiceAccountSpace', kind: 'status', status: 503, retryAfterSeconds: 600 });
    await act(id, 'confirm');
    await comesTo(id, { state: 'waiting' });
    expect(await act(id, 'end')).toBe(409);
    expect([await act(id, 'stop'), await act(id, 'end')]).toEqual([200, 200]);
    expect(await read(id)).toMatchObject({ state: 'stopped' });
  });

  it('that nobody has confirmed is deleted at any time', async () => {
    const { id } = await begin();
    expect((await browser.ask('DELETE', `/api/runs/${id}`)).status).toBe(204);
    expect((await browser.get(`/api/runs/${id}`)).status).toBe(404);
    expect(writes()).toBe(0);
  });

  it('is told of on the live stream of its account', async () => {
    const headers = { cookie: browser.cookie ?? '', 'sec-fetch-site': 'same-origin', 'x-portico-csrf': '1' };
    const stream = await fetch(`${bff.url}/api/watch`, { headers });
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    const { id } = await begin();
    let text = '';
    const hear = async () => (await reader?.read())?.value ?? expect.fail('the stream has ended');
    while (!text.includes('event: run\n')) text += await hear();
    expect(text).toContain(`"id":"${id}"`);
    text = '';
    await browser.ask('DELETE', `/api/runs/${id}`);
    while (!text.includes('event: runGone\n')) text += await hear();
    expect(text).toContain(`"id":"${id}"`);
    await reader?.cancel();
  });
});

describe('whose run it is', () => {
  const everything = (id: string) =>
    [
      ['GET', `/api/runs/${id}`],
      ['GET', `/api/runs/${id}/steps`],
      ...runActions.map((action) => ['POST', `/api/runs/${id}/${action}`]),
      ['DELETE', `/api/runs/${id}`],
    ] as const;

  it('is hidden from every other account, and from who is not signed in', async () => {
    const id = await beginReady();
    const limited = bff.browser();
    await limited.signIn({ name: 'eu-std-1', accounts: std.accounts.limited });
    for (const [method = '', path = ''] of everything(id)) {
      expect((await limited.ask(method, path)).status).toBe(404);
      expect((await bff.browser().ask(method, path)).status).toBe(401);
    }
    expect(((await limited.get('/api/runs')).json() as RunList).items).toEqual([]);
    expect((await bff.browser().get('/api/runs')).status).toBe(401);
    expect(((await browser.get('/api/runs')).json() as RunList).items.map((run) => run.id)).toEqual([id]);
    expect((await bff.browser().ask('POST', '/api/runs', { body: await request() })).status).toBe(401);
  });

  it('is one for whoever presses twice, in two tabs too, until it is confirmed or a minute old', async () => {
    const begun = await Promise.all([begin(), begin(), begin()]);
    const [first = '', ...others] = new Set(begun.map(({ id }) => id));
    expect(others).toEqual([]);
    await comesTo(first, { state: 'ready' });
    const kept = ((await browser.get('/api/runs')).json() as RunList).items.map((run) => run.id);
    expect(kept).toEqual([first]);
    expect((await begin()).id).toBe(first);
    bff.clock.advance(61_000);
    const later = await beginReady();
    expect(later).not.toBe(first);
    expect(await act(later, 'confirm')).toBe(200);
    expect((await begin()).id).not.toBe(later);
  });

  it('is of twenty of the account at most: the oldest that nobody has confirmed makes room, and no other', async () => {
    const confirmed = await beginReady();
    await act(confirmed, 'confirm');
    await comesTo(confirmed, { state: 'done' });
    const ids: string[] = [];
    for (let count = 1; count < 20; count += 1) ids.push(await beginReady(`number ${count}`));
    const kept = async () => ((await browser.get('/api/runs')).json() as RunList).items.map(({ id }) => id);
    const { id: newest } = await begin();
    expect((await kept()).sort()).toEqual([confirmed, ...ids.slice(1), newest].sort());

    await comesTo(newest, { state: 'ready' });
    for (const id of [...ids.slice(1), newest]) await act(id, 'confirm');
    const refused = await browser.ask('POST', '/api/runs', { body: await request() });
    expect([refused.status, refused.json()]).toMatchObject([409, { type: 'urn:portico:errors#too_many_runs' }]);
  });
});

describe('a plan', () => {
  const sent = async (change: (plan: { steps: object[] }) => unknown) => {
    const body = (await request()) as { plan: { steps: object[] } };
    return browser.ask('POST', '/api/runs', { body: { ...body, plan: { ...body.plan, steps: change(body.plan) } } });
  };

  it.each<[string, (plan: { steps: object[] }) => unknown]>([
    ['an operation that its kind does not have', () => [{ operation: 'DeleteUserOrganisation', path: {} }]],
    ['no operation at all', () => [{ operation: 'toString', path: {} }]],
    [
      'a path that is none',
      () => [{ operation: 'AssignServiceAccountToSpace', path: { ...inSpace(), spaceId: '../x' } }],
    ],
    ['a parameter too many', () => [{ operation: 'AssignServiceAccountToSpace', path: { ...inSpace(), x: 'y' } }]],
    ['a body that the catalogue refuses', ({ steps }) => [{ ...steps[1], body: { items: [] } }]],
    ['a body where there is none', ({ steps }) => [{ ...steps[0], body: {} }]],
    [
      'another account beside the first',
      ({ steps }) => [...steps, { ...steps[0], path: { ...inSpace(), serviceAccountId: std.accounts.organisationId } }],
    ],
    ['no steps', () => []],
  ])('with %s is refused', async (_, change) => {
    const answer = await sent(change);
    expect(answer.status).toBe(400);
    expect(answer.json()).toMatchObject({
      violations: [expect.objectContaining({ field: expect.any(String) as string })],
    });
  });
});
