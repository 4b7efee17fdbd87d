/** Runs whose session is over for browsers: they go on until its absolute end, with nobody there, and nothing else does. */
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ownSessionsPath, type OwnAccount } from '#shared/account.ts';
import { AdvancingClock } from '#shared/clock.ts';
import { directoryPrefix } from '#shared/directory.ts';
import { fleetPath } from '#shared/fleet.ts';
import { viewsPath } from '#shared/saved-views.ts';
import { journalPath } from '#shared/journal.ts';
import { overviewPath } from '#shared/overview.ts';
import { reviewsPath } from '#shared/review.ts';
import { runActions } from '#shared/run-standing.ts';
import { linksPath } from '#shared/recovery-ledger.ts';
import { runsPath, type Run } from '#shared/run.ts';
import type { Session } from '#shared/session.ts';
import { startRedis, type RedisServer } from '#testing/redis-server.ts';
import type { Browser } from './browser.ts';
import { startConsole, startRegion, type TestConsole, type TestRegion } from './test-console.ts';

const idle = 3_600_000;
const absolute = 28_800_000;

let std: TestRegion;
let snc: TestRegion;
let clock: AdvancingClock;
let redis: RedisServer | undefined;
let bff: TestConsole;
/** The other process on the same store; the same one where there is one only. */
let beside: TestConsole;
let browser: Browser;
let accountId: string;
let names = 0;

beforeAll(async () => {
  std = await startRegion('eu-std-1', 'STD', new AdvancingClock());
  snc = await startRegion('eu-snc-1', 'SNC', new AdvancingClock());
});
afterEach(async () => {
  std.steering.clearFaults();
  await Promise.all([...new Set([bff, beside])].map((one) => one.close()));
  await redis?.end();
});
afterAll(() => Promise.all([std.close(), snc.close()]));

async function open(isShared: boolean): Promise<void> {
  clock = new AdvancingClock();
  redis = isShared ? await startRedis() : undefined;
  const env = redis && { REDIS_URL: redis.url };
  const start = () => startConsole({ regions: [std, snc], clock, ...(env && { env }) });
  bff = await start();
  beside = isShared ? await start() : bff;
  browser = bff.browser();
  await browser.signIn(std);
  names += 1;
  const address = `/api/regions/eu-std-1/iam/organisations/${std.accounts.organisationId}/serviceAccounts`;
  const created = await browser.ask('POST', address, { body: { name: `unattended-${names}` } });
  accountId = (created.json() as { id: string }).id;
}

/** Signed in beside the session that a test is about, as the same account. */
async function colleague(): Promise<Browser> {
  const one = beside.browser();
  expect((await one.signIn(std)).status).toBe(200);
  return one;
}

/** A run that waits for its region, so many seconds from now on. */
async function beginWaiting(waits: number, isConfirmed = true): Promise<string> {
  const fault = { operation: 'GetServiceAccountSpace', kind: 'status', status: 429, retryAfterSeconds: waits } as const;
  const path = { spaceId: std.accounts.spaceId, serviceAccountId: accountId };
  const plan = { about: 'the successor', steps: [{ operation: 'AssignServiceAccountToSpace', path }] };
  const scope = { region: 'eu-std-1', kind: 'space', id: std.accounts.spaceId };
  if (!isConfirmed) std.steering.addFault(fault);
  const { id } = (await browser.ask('POST', runsPath, { body: { kind: 'copyGrants', scope, plan } })).json() as Run;
  if (isConfirmed) {
    await comesTo(id, { state: 'ready' }, browser);
    std.steering.addFault(fault);
    expect((await browser.ask('POST', `${runsPath}/${id}/confirm`)).status).toBe(200);
  }
  await comesTo(id, { state: 'waiting', isConfirmed }, browser);
  return id;
}

const read = async (id: string, by: Browser) => (await by.get(`${runsPath}/${id}`)).json() as Run;
const comesTo = (id: string, run: Partial<Run>, by: Browser) =>
  expect.poll(() => read(id, by), { interval: 20, timeout: 8_000 }).toMatchObject(run);
const writes = () => std.requests.filter((line) => line.startsWith('POST') && line.includes(accountId)).length;
const revocations = () => std.requests.filter((line) => line === 'POST /iam/revoke').length;
const endOf = async (by: Browser) => ((await by.get('/api/session')).json() as Session).absoluteExpiresAt;
const signOut = (work: string, by = browser) => by.ask('DELETE', `/api/session?work=${work}`);
const sweep = () => beside.console.endExpired();
const ownSessions = async (by: Browser) => ((await by.get('/api/account')).json() as OwnAccount).sessions;

/** Every route of the console by its source, those left out that are open to everybody. */
function routesFor(id: string): readonly (readonly [string, string])[] {
  const folder = new URL('../../bff/', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('routes.ts'));
  const source = files.map((file) => readFileSync(new URL(file, folder), 'utf8')).join('\n');
  const found = [...source.matchAll(/\bapp\.(get|post|put|patch|delete)\(\s*['`]([^'`]+)['`]/g)];
  expect(found.length).toBeGreaterThan(15);
  const named: Readonly<Record<string, string>> = {
    runsPath,
    ownSessionsPath,
    viewsPath,
    journalPath,
    reviewsPath,
    linksPath,
  };
  const values: Readonly<Record<string, string>> = {
    id,
    list: 'users',
    region: 'eu-std-1',
    organisationId: std.accounts.organisationId,
  };
  const told = found
    .map(([, method = '', path = '']) => [method.toUpperCase(), path] as const)
    .flatMap(([method, path]) =>
      path.includes('${action}')
        ? runActions.map((one) => [method, path.replace('${action}', one)] as const)
        : [[method, path] as const],
    )
    .map(([method, path]) => [method, path.replace(/\$\{(\w+)\}/, (_, name: string) => named[name] ?? name)] as const)
    .map(([method, path]) => [method, path.replace(/:(\w+)/g, (_, name: string) => values[name] ?? 'x')] as const);
  const reads = [runsPath, fleetPath, overviewPath, journalPath, reviewsPath, linksPath].map(
    (path) => ['GET', path] as const,
  );
  const routes = [...told, ...reads, ['POST', runsPath], ['POST', reviewsPath]] as const;
  const isOpen = ([method, path]: readonly [string, string]) =>
    ['/api/regions', '/api/session/person', '/api/session/person/complete'].includes(path) ||
    path.startsWith('/api/self-service/') ||
    [`POST /api/session`, 'DELETE /api/session', 'DELETE /api/session/regions/eu-std-1'].includes(`${method} ${path}`);
  const organisation = `organisations/${std.accounts.organisationId}`;
  return [
    ...routes.filter((route) => !isOpen(route)),
    ['GET', '/api/watch'],
    ['GET', `${directoryPrefix}eu-std-1/${organisation}/users`],
    ['GET', `/api/regions/eu-std-1/iam/${organisation}/users`],
    ['DELETE', `/api/regions/eu-std-1/iam/spaces/${std.accounts.spaceId}/serviceAccounts/${accountId}`],
  ];
}

/** Whoever has the cookie gets in nowhere, in no process, and ends nothing with it. */
async function expectClosed(cookie: string | undefined, id: string): Promise<void> {
  const before = std.requests.length;
  for (const one of [bff, beside]) {
    const thief = one.browser();
    for (const [method, path] of routesFor(id)) {
      thief.cookie = cookie;
      // As complete as the one route asks for that reads what it is sent before it looks who sends it.
      const { clientId, clientSecret } = std.accounts;
      const body = method === 'POST' ? { body: { region: 'eu-std-1', clientId, clientSecret } } : {};
      expect([method, path, (await thief.ask(method, path, body)).status]).toEqual([method, path, 401]);
    }
    for (const path of ['/api/session?work=stop', '/api/session/regions/eu-std-1']) {
      thief.cookie = cookie;
      expect((await thief.ask('DELETE', path)).status).toBe(204);
    }
  }
  expect(std.requests.slice(before).filter((line) => !line.includes(accountId))).toEqual([]);
}

describe.each([
  ['one console on SQLite', false],
  ['two consoles on a Redis', true],
])('the runs of %s', { timeout: 30_000 }, (_, isShared) => {
  beforeEach(() => open(isShared));

  it('go on past the idle end, which closes the session to browsers at once', async () => {
    const id = await beginWaiting(4_000);
    clock.advance(idle);
    await expectClosed(browser.cookie, id);
    await sweep();
    await expectClosed(browser.cookie, id);
    const other = await colleague();
    expect(await read(id, other)).toMatchObject({ state: 'waiting' });
    expect((await ownSessions(other)).map(({ current, worksOn = false }) => [current, worksOn])).toEqual([
      [true, false],
      [false, true],
    ]);
    clock.advance(401_000);
    await comesTo(id, { state: 'done', counts: expect.objectContaining({ done: 1 }) as Run['counts'] }, other);
    expect(writes()).toBe(1);

    // With nothing left to do the session is over altogether.
    const before = revocations();
    clock.advance(60_000);
    await sweep();
    expect(revocations() - before).toBe(2);
    expect(await ownSessions(other)).toHaveLength(1);
  });

  it('pause at the absolute end, and go on once the same account signs in, and nobody else', async () => {
    const id = await beginWaiting(absolute / 1_000);
    clock.advance(idle);
    await sweep();
    clock.advance(absolute - idle);
    const stranger = bff.browser();
    await stranger.signIn({ name: 'eu-std-1', accounts: std.accounts.limited });
    await stranger.signIn(snc);
    await sweep();
    expect((await stranger.get(`${runsPath}/${id}`)).status).toBe(404);
    expect(writes()).toBe(0);
    clock.advance(1_000);
    const other = await colleague();
    await comesTo(id, { state: 'done' }, other);
    expect(writes()).toBe(1);
  });

  it('that nobody has confirmed pause with the idle end, and go on after the next sign-in', async () => {
    const other = await colleague();
    const id = await beginWaiting(4_000, false);
    clock.advance(idle - 60_000);
    await other.ask('POST', '/api/session/activity');
    clock.advance(461_000);
    await comesTo(id, { state: 'paused', reason: 'sessionEnded' }, other);
    await sweep();
    expect(await ownSessions(other)).toHaveLength(1);
    await colleague();
    await comesTo(id, { state: 'ready' }, other);
  });

  it('are asked about by whoever signs out, and stopped unless they are to go on', async () => {
    expect((await signOut('never')).status).toBe(400);
    const id = await beginWaiting(600);
    const until = await endOf(browser);
    const asked = await signOut('ask');
    expect([asked.status, asked.json()]).toMatchObject([
      409,
      { type: 'urn:portico:errors#work_goes_on', runs: 1, until },
    ]);
    expect((await browser.get('/api/session')).status).toBe(200);
    const { cookie } = browser;
    expect((await signOut('stop')).status).toBe(204);
    await expectClosed(cookie, id);
    const other = await colleague();
    expect(await read(id, other)).toMatchObject({ state: 'paused', reason: 'signedOut' });
    clock.advance(601_000);
    await colleague();
    expect(await read(id, other)).toMatchObject({ state: 'paused', reason: 'signedOut' });
    expect((await signOut('ask', other)).status).toBe(204);
  });

  it('go on after a sign-out that lets them, for whoever has the old cookie as little as for anybody', async () => {
    const id = await beginWaiting(600);
    const { cookie } = browser;
    expect((await signOut('goOn')).status).toBe(204);
    expect(browser.cookie).toBeUndefined();
    await expectClosed(cookie, id);
    await sweep();
    clock.advance(601_000);
    await comesTo(id, { state: 'done' }, await colleague());
    expect(writes()).toBe(1);
  });

  it('let go of the regions that they do not work in', async () => {
    await browser.signIn(snc);
    const asked = snc.requests.length;
    const id = await beginWaiting(600);
    expect((await signOut('goOn')).status).toBe(204);
    expect(snc.requests.slice(asked).filter((line) => line === 'POST /iam/revoke')).toHaveLength(2);
    clock.advance(601_000);
    await comesTo(id, { state: 'done' }, await colleague());
  });

  it('are told to whoever signs out of their region, and stop with it', async () => {
    await browser.signIn(snc);
    const id = await beginWaiting(600);
    const workIn = async (region: string, by = browser) => by.get(`/api/session/regions/${region}/work`);
    expect((await workIn('eu-std-1')).json()).toMatchObject({ runs: 1, until: await endOf(browser) });
    expect((await workIn('eu-snc-1')).json()).toMatchObject({ runs: 0 });
    const other = await colleague();
    expect((await workIn('eu-std-1', other)).json()).toMatchObject({ runs: 0 });
    expect((await browser.ask('DELETE', '/api/session/regions/eu-std-1')).status).toBe(204);
    expect(await read(id, other)).toMatchObject({ state: 'paused', reason: 'signedOut' });
  });

  it('stop when their session is ended from another one', async () => {
    const id = await beginWaiting(600);
    const until = await endOf(browser);
    await signOut('goOn');
    const other = await colleague();
    const { handle = '', endsAt } = (await ownSessions(other)).find(({ worksOn }) => worksOn) ?? {};
    expect(endsAt).toBe(until);
    expect((await other.ask('DELETE', `${ownSessionsPath}/${handle}`)).status).toBe(204);
    expect(await read(id, other)).toMatchObject({ state: 'paused', reason: 'signedOut' });
    clock.advance(601_000);
    await colleague();
    expect(await read(id, other)).toMatchObject({ state: 'paused', reason: 'signedOut' });
    expect(writes()).toBe(0);
  });

  it('stop when somebody signs out everywhere', async () => {
    const id = await beginWaiting(600);
    await signOut('goOn');
    const other = await colleague();
    expect((await other.ask('DELETE', ownSessionsPath)).status).toBe(204);
    expect(other.cookie).toBeUndefined();
    const later = await colleague();
    expect(await ownSessions(later)).toHaveLength(1);
    expect(await read(id, later)).toMatchObject({ state: 'paused', reason: 'signedOut' });
  });

  it.each(['before', 'after'])('stop when another account signs in in their browser, %s the idle end', async (when) => {
    const id = await beginWaiting(4_000);
    if (when === 'after') {
      clock.advance(idle);
      await sweep();
    }
    await browser.signIn({ name: 'eu-std-1', accounts: std.accounts.limited });
    const other = await colleague();
    expect(await read(id, other)).toMatchObject({ state: 'paused', reason: 'otherAccount' });
    clock.advance(4_001_000);
    expect(await read(id, await colleague())).toMatchObject({ state: 'paused', reason: 'otherAccount' });
    expect(writes()).toBe(0);
  });

  it('go along with the next sign-in of their account in their browser', async () => {
    const id = await beginWaiting(4_000);
    clock.advance(idle);
    await sweep();
    await browser.signIn(std);
    expect(await ownSessions(browser)).toHaveLength(1);
    expect((await signOut('ask')).json()).toMatchObject({ runs: 1 });
    clock.advance(401_000);
    await comesTo(id, { state: 'done' }, browser);
  });

  it('go along when their session takes in another region, however long they wait', async () => {
    const id = await beginWaiting(1_000);
    await browser.signIn(snc);
    expect((await browser.ask('POST', '/api/session/activity')).status).toBe(204);
    clock.advance(500_000);
    await sweep();
    clock.advance(501_000);
    await comesTo(id, { state: 'done' }, browser);
  });
});
