/** Whole lists, read by the console's server from a real region: once for all who may see them, and never for others. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AdvancingClock } from '#shared/clock.ts';
import type { Browser } from './browser.ts';
import { startConsole, startRegion, type TestConsole, type TestRegion } from './test-console.ts';
import { openLines, rowsOf } from './line-reader.ts';

/** Grows with what tests create, never by a whole page. */
let users = 220;
const pages = 5;
let region: TestRegion;
let bff: TestConsole;
let browser: Browser;
let clock: AdvancingClock;
let path: string;

beforeAll(async () => {
  clock = new AdvancingClock();
  region = await startRegion('eu-std-1', 'STD', clock, 'http://localhost', users);
  bff = await startConsole({ regions: [region], clock });
  path = `/api/directory/eu-std-1/organisations/${region.accounts.organisationId}/users`;
});
beforeEach(async () => {
  region.steering.clearFaults();
  // No copy is left of the test before.
  clock.advance(60_000);
  browser = await signInAgain();
  region.requests.length = 0;
});
afterAll(() => Promise.all([bff.close(), region.close()]));

const asked = () => region.requests.filter((request) => request.includes('/users')).length;
const open = (by = browser, at = path) => openLines(bff, by, at);
const readWhole = async (by = browser, at = path) => (await open(by, at)).rest();
/** Each of the next pages takes a moment, so that there is time to do something during the walk. */
const slow = (milliseconds = 150) =>
  region.steering.addFault({ operation: 'ListUserOrganisation', kind: 'delay', milliseconds, times: 100 });
const fail = (status: number, retryAfterSeconds?: number) =>
  region.steering.addFault({
    operation: 'ListUserOrganisation',
    kind: 'status',
    status,
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  });
async function signInAgain(): Promise<Browser> {
  const other = bff.browser();
  await other.signIn(region);
  return other;
}

async function create(by: Browser): Promise<void> {
  const at = `/api/regions/eu-std-1/iam/organisations/${region.accounts.organisationId}/users`;
  const body = { email: `zoe.${users}@example.org`, firstname: 'Zoe', lastname: 'Zahn' };
  expect((await by.ask('POST', at, { body })).status).toBe(201);
  users += 1;
}

describe('a whole list', () => {
  it('comes page by page, and says at the end how complete it is and as of when', async () => {
    const lines = await readWhole();
    const end = lines.at(-1);
    expect(lines.slice(0, -1).map(({ rows }) => rows?.length)).toEqual([50, 50, 50, 50, users - 200]);
    expect(new Set(rowsOf(lines).map(({ id }) => id)).size).toBe(users);
    expect(end).toMatchObject({ complete: true, total: users });
    expect(Math.abs(Date.parse(end?.asOf ?? '') - clock.now())).toBeLessThan(10_000);
    expect(asked()).toBe(pages);
  });

  it('is walked once for two tabs: the second gets what has come, and then follows', async () => {
    slow();
    const first = await open();
    await first.next();
    const second = await open();
    const lines = await Promise.all([first.rest(), second.rest()]);
    expect(rowsOf(lines[1])).toHaveLength(users);
    expect(lines.map((all) => all.at(-1)?.complete)).toEqual([true, true]);
    expect(asked()).toBe(pages);
  });

  it('is walked once for two asks at the same moment', async () => {
    const both = await Promise.all([readWhole(), readWhole()]);
    expect(both.map((lines) => rowsOf(lines).length)).toEqual([users, users]);
    expect(asked()).toBe(pages);
  });

  it('is kept for a minute, each use asking for one page with the own token', async () => {
    const other = await signInAgain();
    await readWhole();
    region.headers.length = 0;
    expect(rowsOf(await readWhole(other))).toHaveLength(users);
    expect(asked()).toBe(pages + 1);
    clock.advance(60_000);
    await readWhole();
    expect(asked()).toBe(2 * pages + 1);
  });

  it('waits as long as the region bids', async () => {
    slow(50);
    const lines = await open();
    await lines.next();
    region.steering.clearFaults();
    fail(429, 1);
    const begin = performance.now();
    expect((await lines.rest()).at(-1)?.complete).toBe(true);
    expect(performance.now() - begin).toBeGreaterThan(900);
  });

  it('has the clusters of a space too', async () => {
    const at = `/api/directory/eu-std-1/spaces/${region.accounts.spaceId}/clusters`;
    const lines = await readWhole(browser, at);
    expect(lines.at(-1)).toMatchObject({ complete: true, total: rowsOf(lines).length });
  });
});

describe('a copy', () => {
  it('is dropped when the region refuses its page, and the refusal is the answer', async () => {
    await readWhole();
    fail(403);
    const refused = await browser.get(path);
    expect(refused.status).toBe(403);
    expect(refused.json()).toMatchObject({ source: 'region', requestId: refused.headers['x-request-id'] });
    region.requests.length = 0;
    await readWhole();
    expect(asked()).toBe(pages);
  });

  it('is dropped by a write to what it lists, seen by the proxy', async () => {
    await readWhole();
    await create(browser);
    region.requests.length = 0;
    expect(rowsOf(await readWhole())).toHaveLength(users);
    expect(asked()).toBe(pages);
  });

  it('is not given when the list has changed elsewhere, as far as its first page tells', async () => {
    await readWhole();
    const elsewhere = await startConsole({ regions: [region], clock });
    const there = elsewhere.browser();
    await there.signIn(region);
    await create(there);
    await elsewhere.close();
    expect(rowsOf(await readWhole(await signInAgain()))).toHaveLength(users);
  });

  it('is never given to another account', async () => {
    const at = `/api/directory/eu-std-1/spaces/${region.accounts.spaceId}/users`;
    const whole = rowsOf(await readWhole(browser, at)).length;
    const limited = bff.browser();
    await limited.signIn({ name: region.name, accounts: region.accounts.limited });
    region.requests.length = 0;
    expect(rowsOf(await readWhole(limited, at))).toHaveLength(whole);
    expect(asked()).toBe(Math.ceil(whole / 50));
    expect((await limited.get(path)).status).toBe(403);
  });
});

describe('a walk', () => {
  it('ends with what the region refused midway, and nothing of it is kept', async () => {
    slow();
    const lines = await open();
    await lines.next();
    region.steering.clearFaults();
    fail(403);
    const rest = await lines.rest();
    expect(rest.at(-1)).toMatchObject({ complete: false, total: users, problem: { status: 403, source: 'region' } });
    expect(rest.at(-1)?.problem?.requestId).toMatch(/^[0-9a-f-]{36}$/);
    region.requests.length = 0;
    expect((await readWhole()).at(-1)?.complete).toBe(true);
    expect(asked()).toBe(pages);
  });

  it('asks nothing more once its last reader has left', async () => {
    slow();
    const first = await open();
    const second = await open();
    await first.next();
    first.leave();
    await second.next();
    await second.next();
    second.leave();
    await expect.poll(() => bff.console.load.streams).toBe(0);
    const before = asked();
    expect(before).toBeLessThan(pages);
    region.steering.clearFaults();
    expect(rowsOf(await readWhole())).toHaveLength(users);
    expect(asked()).toBe(before + pages);
  });

  it('says that the region was lost midway', async () => {
    const mortal = await startRegion('eu-snc-1', 'SNC', clock, 'http://localhost', users);
    const other = await startConsole({ regions: [mortal], clock });
    const person = other.browser();
    await person.signIn(mortal);
    mortal.steering.addFault({ operation: 'ListUserOrganisation', kind: 'delay', milliseconds: 100, times: 100 });
    const at = `/api/directory/eu-snc-1/organisations/${mortal.accounts.organisationId}/users`;
    const lines = await openLines(other, person, at);
    await lines.next();
    await mortal.close();
    const end = (await lines.rest()).at(-1);
    expect(end).toMatchObject({ complete: false, problem: { source: 'console', region: 'eu-snc-1' } });
    await other.close();
  });

  it('ends with the session, and goes on for another one of the account', async () => {
    slow();
    const other = await signInAgain();
    const [own, others] = [await open(), await open(other)];
    await own.next();
    await browser.ask('DELETE', '/api/session');
    expect((await own.rest()).at(-1)).toMatchObject({ complete: false, problem: { status: 401, source: 'console' } });
    expect((await others.rest()).at(-1)).toMatchObject({ complete: true });
  });

  it('ends when the console stops', async () => {
    slow();
    const other = await startConsole({ regions: [region], clock });
    const person = other.browser();
    await person.signIn(region);
    const lines = await openLines(other, person, path);
    await lines.next();
    await other.console.endStreams(0);
    expect((await lines.rest()).at(-1)).toMatchObject({ complete: false });
    expect((await person.get(path)).status).toBe(503);
    await other.close();
  });
});

describe('who may ask', () => {
  it.each([
    ['a list there is not', 'eu-std-1/organisations/ID/clusters', 404],
    ['a region there is not', '__proto__/organisations/ID/users', 404],
    ['a scope there is not', 'eu-std-1/__proto__/ID/users', 404],
    ['more than a list', 'eu-std-1/organisations/ID/users/1', 404],
    ['an id that is none', 'eu-std-1/organisations/..%2f/users', 400],
    ['an organisation there is not', 'eu-std-1/organisations/11111111-1111-4111-8111-111111111111/users', 403],
  ])('is answered about %s like the list', async (_, at, status) => {
    const answer = await browser.get(`/api/directory/${at.replace('ID', region.accounts.organisationId)}`);
    expect(answer.status).toBe(status);
    expect(answer.json()).toHaveProperty('source');
  });

  it('is somebody who is signed in, from a page of ours, with a GET', async () => {
    expect((await bff.browser().get(path)).json()).toMatchObject({ type: 'urn:portico:errors#signed_out' });
    expect((await browser.get(path, { headers: { 'x-portico-csrf': undefined } })).status).toBe(403);
    expect((await browser.ask('POST', path, { body: {} })).status).toBe(404);
    expect(asked()).toBe(0);
  });

  it('reads eight lists at a time', async () => {
    slow(400);
    const asks = await Promise.all(Array.from({ length: 9 }, () => open()));
    expect(asks.filter(({ status }) => status === 200)).toHaveLength(8);
    expect(asks.filter(({ status }) => status === 429)).toHaveLength(1);
    for (const ask of asks) ask.leave();
  });
});
