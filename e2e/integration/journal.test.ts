/** The journal of changes made through the console: what is entered when, and who reads it. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AdvancingClock } from '#shared/clock.ts';
import { journalPath, type JournalEntry, type JournalPage } from '#shared/journal.ts';
import { runsPath, type Run } from '#shared/run.ts';
import type { Browser } from './browser.ts';
import { startConsole, startRegion, type TestConsole, type TestRegion } from './test-console.ts';

let std: TestRegion;
let snc: TestRegion;
let clock: AdvancingClock;
let bff: TestConsole;
let admin: Browser;
let limited: Browser;
const day = 24 * 60 * 60_000;

beforeAll(async () => {
  clock = new AdvancingClock();
  std = await startRegion('eu-std-1', 'STD', clock);
  snc = await startRegion('eu-snc-1', 'SNC', clock);
  const env = { JOURNAL_DAYS: '10', IDLE_SECONDS: '2500000', ABSOLUTE_SECONDS: '2500000' };
  bff = await startConsole({ regions: [std, snc], clock, env });
  [admin, limited] = [bff.browser(), bff.browser()];
  await admin.signIn(std, 'Ada at the desk');
  await limited.signIn({ name: std.name, accounts: std.accounts.limited });
});
afterAll(async () => {
  await bff.close();
  await Promise.all([std.close(), snc.close()]);
});

const space = () => `/api/regions/eu-std-1/iam/spaces/${std.accounts.spaceId}`;

async function page(by: Browser, query: Readonly<Record<string, string>> = {}): Promise<JournalPage> {
  const answer = await by.get(`${journalPath}?${new URLSearchParams(query).toString()}`);
  expect(answer.status).toBe(200);
  return answer.json() as JournalPage;
}

/** The entry of a request, once its outcome is entered. */
async function entryOf(requestId: unknown, by = admin): Promise<JournalEntry> {
  const find = async () => (await page(by)).items.find((entry) => entry.requestId === requestId);
  await expect.poll(async () => (await find())?.outcome, { interval: 10 }).not.toBe('unknown');
  return (await find()) as JournalEntry;
}

async function createUser(): Promise<{ readonly id: string; readonly requestId: unknown }> {
  const body = { email: `${randomUUID()}@example.com`, firstname: 'Ada', lastname: 'Lovelace' };
  const answer = await admin.ask('POST', `${space()}/users`, { body });
  expect(answer.status).toBe(201);
  return { ...(answer.json() as { id: string }), requestId: answer.headers['x-request-id'] };
}

describe('a change', () => {
  it('is entered with who made it, what of whom, its request and its outcome', async () => {
    const { id, requestId } = await createUser();
    expect(await entryOf(requestId)).toMatchObject({
      region: 'eu-std-1',
      by: { clientId: std.accounts.clientId, operator: 'Ada at the desk' },
      operation: 'CreateUserSpace',
      path: { spaceId: std.accounts.spaceId },
      created: id,
      outcome: 'done',
      status: 201,
      isOwn: true,
    });
  });

  it('is entered with what takes it back exactly', async () => {
    const { id } = await createUser();
    const roles = ((await admin.get(`${space()}/roles`)).json() as { items: { uuid: string }[] }).items;
    const add = { roles: [roles[0]?.uuid ?? ''] };
    const answer = await admin.ask('PATCH', `${space()}/iampolicy/users/${id}`, { body: { add } });
    const { outcome, delta, inverse } = await entryOf(answer.headers['x-request-id']);
    expect({ outcome, delta }).toEqual({ outcome: 'done', delta: { add } });
    expect(inverse).toEqual({
      operation: 'SetIAMPolicySpace',
      path: { spaceId: std.accounts.spaceId, subjectType: 'users', subjectId: id },
      delta: { delete: add },
    });
  });

  it('is of whoever made it in whatever letters they have typed their id', async () => {
    const { clientId } = std.accounts.limited;
    const loud = bff.browser();
    await loud.signIn({ name: std.name, accounts: { ...std.accounts.limited, clientId: clientId.toUpperCase() } });
    const path = `${space()}/users/${randomUUID()}`;
    const answer = await loud.ask('PATCH', path, { body: { active: false } });
    const entry = await entryOf(answer.headers['x-request-id'], limited);
    expect(entry).toMatchObject({ by: { clientId }, isOwn: true });
  });

  it('that the region refuses is entered as refused, and has nothing to take back', async () => {
    const answer = await limited.ask('PATCH', `${space()}/users/${randomUUID()}`, { body: { active: false } });
    expect(answer.status).toBeGreaterThanOrEqual(403);
    const entry = await entryOf(answer.headers['x-request-id'], limited);
    expect(entry).toMatchObject({ outcome: 'refused', status: answer.status, delta: { active: false } });
    expect(entry).not.toHaveProperty('inverse');
  });

  it('whose answer is lost stays unknown, and one that reaches no region is said not to be sent', async () => {
    const { id } = await createUser();
    std.steering.addFault({ operation: 'PatchUserStateSpace', kind: 'break', times: 1 });
    const lost = await admin.ask('PATCH', `${space()}/users/${id}`, { body: { active: false } });
    expect(lost.status).toBe(502);
    const { items } = await page(admin, { outcome: 'unknown' });
    expect(items.map(({ requestId }) => requestId)).toEqual([lost.headers['x-request-id']]);
    await admin.signIn(snc);
    await snc.stop();
    const address = `/api/regions/eu-snc-1/iam/spaces/${snc.accounts.spaceId}/users/${id}`;
    const unsent = await admin.ask('DELETE', address);
    expect(unsent.status).toBe(503);
    expect(await entryOf(unsent.headers['x-request-id'])).toMatchObject({ region: 'eu-snc-1', outcome: 'notSent' });
    await snc.start();
  });

  it('of a run is entered with its run, and reading is entered nowhere', async () => {
    const { id } = await createUser();
    const path = { organisationId: std.accounts.organisationId, userId: id };
    const steps = [{ operation: 'PatchUserStateOrganisation', path, body: { active: true } }];
    const scope = { region: 'eu-std-1', kind: 'organisation', id: std.accounts.organisationId };
    const body = { kind: 'activate', scope, plan: { about: '1 user', steps } };
    const run = (await admin.ask('POST', runsPath, { body })).json() as Run;
    const state = async () => ((await admin.get(`${runsPath}/${run.id}`)).json() as Run).state;
    await expect.poll(state, { interval: 20 }).toBe('ready');
    expect((await page(admin, { run: run.id })).items).toEqual([]);
    await admin.ask('POST', `${runsPath}/${run.id}/confirm`);
    await expect.poll(state, { interval: 20 }).toBe('done');
    await expect.poll(async () => (await page(admin, { run: run.id })).items[0]?.outcome).toBe('done');
    expect((await page(admin, { run: run.id })).items).toMatchObject([
      {
        operation: 'PatchUserStateOrganisation',
        by: { clientId: std.accounts.clientId, operator: 'Ada at the desk' },
        run: { id: run.id, kind: 'activate' },
        delta: { active: true },
        inverse: { delta: { active: false } },
      },
    ]);
  });
});

describe('the journal', () => {
  it('shows others what their own token may read now, and no more', async () => {
    const user = await createUser();
    const { items } = await page(limited, { target: user.id });
    expect(items).toMatchObject([{ operation: 'CreateUserSpace', created: user.id, isOwn: false }]);
    // Who may read users may not read policies: what was done to one is not shown.
    const granted = await admin.ask('PATCH', `${space()}/iampolicy/users/${user.id}`, { body: { add: { roles: [] } } });
    const { id: number } = await entryOf(granted.headers['x-request-id']);
    expect((await page(limited, { target: user.id })).items).toHaveLength(1);
    expect((await limited.get(`${journalPath}/${number}`)).status).toBe(404);
    expect((await admin.get(`${journalPath}/${number}`)).json()).toMatchObject({ id: number, isOwn: true });
    // What is not there any more is not readable now.
    await admin.ask(
      'DELETE',
      `/api/regions/eu-std-1/iam/organisations/${std.accounts.organisationId}/users/${user.id}`,
    );
    expect((await page(limited, { target: user.id })).items).toEqual([]);
    expect((await page(admin, { target: user.id })).items).toHaveLength(3);
  });

  it('tells the newest change alone, of what the reader may read', async () => {
    const { id } = await createUser();
    await admin.ask('PATCH', `${space()}/users/${id}`, { body: { active: true } });
    const granted = await admin.ask('PATCH', `${space()}/iampolicy/users/${id}`, { body: { add: { roles: [] } } });
    await entryOf(granted.headers['x-request-id']);
    expect((await page(admin, { target: id, limit: '1' })).items).toMatchObject([{ operation: 'SetIAMPolicySpace' }]);
    const { items } = await page(limited, { target: id, limit: '1' });
    expect(items).toMatchObject([
      { operation: 'PatchUserStateSpace', isOwn: false, by: { operator: 'Ada at the desk' } },
    ]);
    expect((await page(admin, { limit: '999' })).items.length).toBeLessThanOrEqual(50);
    expect((await admin.get(`${journalPath}?limit=0`)).status).toBe(400);
  });

  it('shows nothing of regions that the reader is not signed in to, and says which did not answer', async () => {
    expect((await page(limited)).items.every(({ region }) => region === 'eu-std-1')).toBe(true);
    expect((await limited.get(`${journalPath}?region=eu-snc-1`)).status).toBe(401);
    const { id } = await createUser();
    std.steering.addFault({ operation: 'GetUserSpace', kind: 'status', status: 500 });
    const { items, unread } = await page(limited, { target: id });
    std.steering.clearFaults();
    expect({ items, unread }).toEqual({ items: [], unread: ['eu-std-1'] });
  });

  it('is narrowed by who, what, target, outcome and day, and read a page at a time to its end', async () => {
    for (let count = 0; count < 60; count += 1) {
      await admin.ask('DELETE', `${space()}/users/${randomUUID()}`);
    }
    const first = await page(admin, { what: 'users', outcome: 'refused', who: 'at the DESK' });
    expect(first.items).toHaveLength(50);
    const { next = '' } = first;
    const second = await page(admin, { what: 'users', outcome: 'refused', who: 'at the DESK', cursor: next });
    expect(second.items.length).toBeGreaterThanOrEqual(10);
    const ids = [...first.items, ...second.items].map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].sort((one, other) => other - one));
    expect(second).not.toHaveProperty('next');
    expect((await page(admin, { what: 'clusters' })).items).toEqual([]);
    const today = new Date(clock.now()).toISOString().slice(0, 10);
    const tomorrow = new Date(clock.now() + day).toISOString().slice(0, 10);
    expect((await page(admin, { from: today, to: today })).items).toHaveLength(50);
    expect((await page(admin, { from: tomorrow })).items).toEqual([]);
    for (const bad of ['outcome=maybe', 'from=yesterday', 'what=nothing', 'cursor=-1', 'surprise=1'])
      expect((await admin.get(`${journalPath}?${bad}`)).status).toBe(400);
  });

  it('lets go of what is older than it keeps', async () => {
    const { keptDays } = await page(admin);
    expect(keptDays).toBe(10);
    clock.advance(11 * day);
    await bff.console.endExpired();
    for (const by of [admin, limited]) expect((await page(by)).items).toEqual([]);
  });
});
