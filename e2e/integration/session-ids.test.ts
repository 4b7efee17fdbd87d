/** What becomes of the old id where a sign-in makes a new one, and of two sign-ins beside each other. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OwnAccount } from '#shared/account.ts';
import { AdvancingClock } from '#shared/clock.ts';
import type { Session } from '#shared/session.ts';
import type { Browser } from './browser.ts';
import { startConsole, startRegion, type TestConsole, type TestRegion } from './test-console.ts';

let clock: AdvancingClock;
let std: TestRegion;
let snc: TestRegion;
let bff: TestConsole;
let browser: Browser;

beforeAll(async () => {
  clock = new AdvancingClock();
  [std, snc] = await Promise.all([startRegion('eu-std-1', 'STD', clock), startRegion('eu-snc-1', 'SNC', clock)]);
});
beforeEach(async () => {
  bff = await startConsole({ regions: [std, snc], clock });
  browser = bff.browser();
});
afterEach(() => bff.close());
afterAll(() => Promise.all([std.close(), snc.close()]));

const users = (region: TestRegion) => `/api/regions/${region.name}/iam/spaces/${region.accounts.spaceId}/users`;

describe('the id that a second sign-in replaces', () => {
  let old: string | undefined;
  const withOld = (method: string, path: string, body?: unknown) =>
    browser.ask(method, path, { headers: { cookie: old }, ...(body === undefined ? {} : { body }) });
  const signedOut = { status: 401, type: 'urn:portico:errors#signed_out' };
  const user = { email: 'other.person@example.org', firstname: 'Other', lastname: 'Person' };

  beforeEach(async () => {
    await browser.signIn(std);
    old = browser.cookie;
    await browser.signIn(snc);
  });

  it('is good for ten seconds, for reads of what it had', async () => {
    expect((await withOld('GET', users(std))).status).toBe(200);
    const { regions } = (await withOld('GET', '/api/session')).json() as Session;
    expect(regions.map(({ name }) => name)).toEqual([std.name]);
    expect((await withOld('GET', users(snc))).json()).toMatchObject({ type: 'urn:portico:errors#region_signed_out' });
    clock.advance(10_000);
    expect((await withOld('GET', users(std))).json()).toMatchObject(signedOut);
    expect((await browser.get(users(std))).status).toBe(200);
  });

  it('writes nothing, and signs nobody out of a region', async () => {
    expect((await withOld('POST', users(std), user)).json()).toMatchObject(signedOut);
    expect((await withOld('POST', '/api/session/activity')).json()).toMatchObject(signedOut);
    expect((await withOld('DELETE', `/api/session/regions/${std.name}`)).json()).toMatchObject(signedOut);
    expect((await browser.get(users(std))).status).toBe(200);
  });

  it('ends at once with the session, and with the region', async () => {
    await browser.ask('DELETE', `/api/session/regions/${std.name}`);
    expect((await withOld('GET', users(std))).status).toBe(401);
    const next = browser.cookie;
    await browser.signIn(std);
    await browser.ask('DELETE', '/api/session');
    for (const cookie of [old, next]) {
      expect((await browser.get('/api/session', { headers: { cookie } })).json()).toMatchObject(signedOut);
    }
  });

  it('is not among the sessions one is told of', async () => {
    const { sessions } = (await browser.get('/api/account')).json() as OwnAccount;
    expect(sessions.filter(({ regions }) => regions.includes(snc.name))).toHaveLength(1);
    expect(sessions.filter(({ current }) => current)).toHaveLength(1);
  });

  it('ends the whole session when it is what somebody signs out with', async () => {
    expect((await withOld('DELETE', '/api/session')).status).toBe(204);
    expect((await browser.get('/api/session')).status).toBe(401);
  });

  it('leaves the tokens of its successor alone when it is swept', async () => {
    await browser.get('/api/session');
    clock.advance(100_000);
    await bff.console.endExpired();
    expect((await browser.get(users(std))).status).toBe(200);
  });
});

describe('two sign-ins at the same moment', () => {
  it('from one session end in one session with both regions', async () => {
    await browser.signIn(std);
    const [here, there] = [bff.browser(), bff.browser()];
    here.cookie = browser.cookie;
    there.cookie = browser.cookie;
    const [first, second] = await Promise.all([here.signIn(snc), there.signIn(std)]);
    expect([first.status, second.status]).toEqual([200, 200]);
    // Whichever was faster tells the browser the new id; the other one says nothing about cookies.
    const tellers = [first, second].map(({ headers }) => headers['set-cookie'] !== undefined);
    expect(tellers.filter(Boolean)).toHaveLength(1);
    const winner = tellers[0] === true ? here : there;
    const { regions } = (await winner.get('/api/session')).json() as Session;
    expect(regions.map(({ name }) => name)).toEqual([snc.name, std.name]);
    expect((await winner.get(users(std))).status).toBe(200);
    expect((await winner.get(users(snc))).status).toBe(200);
  });

  it('without a session leave no token behind with the one that no browser comes back to', async () => {
    const [kept, lost] = [bff.browser(), bff.browser()];
    await Promise.all([kept.signIn(std), lost.signIn(snc)]);
    await kept.get('/api/session');
    clock.advance(5 * 60_000);
    const before = snc.requests.length;
    await bff.console.endExpired();
    expect(snc.requests.slice(before)).toEqual(['POST /iam/revoke', 'POST /iam/revoke']);
    expect((await lost.get('/api/session')).status).toBe(401);
    expect((await kept.get('/api/session')).status).toBe(200);
  });
});
