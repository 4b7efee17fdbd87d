/** What a token endpoint may do without anybody being signed out by it, and what is left behind when they are. */
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { upstreamLimits } from '#bff/regions/region-directory.ts';
import { AdvancingClock } from '#shared/clock.ts';
import type { Browser } from './browser.ts';
import { startConsole, type TestConsole } from './test-console.ts';
import { sendJson, spaceId, startFaultyRegion, type FaultyRegion } from './faulty-region.ts';

type Answer = (response: ServerResponse) => void;

const limits = { ...upstreamLimits, connect: 300, answer: 2_000 };
const life = 1_000_000;
/** Some time after a token is due and before its end. */
const due = 900_000;

let clock: AdvancingClock;
let region: FaultyRegion;
let bff: TestConsole;
let browser: Browser;
/** What the token endpoint answers next instead of a token. */
let failures: Answer[];

const askFrom = async (from: Browser) =>
  (await from.get(`/api/regions/${region.name}/iam/spaces/${spaceId}/users`)).json();
const ask = () => askFrom(browser);
const signedOut = { status: 401, type: 'urn:portico:errors#region_signed_out' };
const withToken = (count: number) => ({ items: [`Bearer access-${count}`] });
const refreshes = () => region.tokenRequests.filter((form) => form.get('grant_type') === 'refresh_token').length;

/** A refresh token works once; a second use ends the family, as the regions do it. */
function grantRotating(): void {
  let [count, present, isAlive] = [0, '', true];
  region.grant = (form, response) => {
    const failure = failures.shift();
    if (failure !== undefined) return failure(response);
    if (form.get('grant_type') === 'refresh_token') {
      if (form.get('refresh_token') !== present) isAlive = false;
      if (!isAlive) return sendJson(response, 400, { error: 'invalid_grant' });
    } else isAlive = true;
    count += 1;
    present = `refresh-${count}`;
    const tokens = { access_token: `access-${count}`, refresh_token: present };
    return sendJson(response, 200, { ...tokens, expires_in: life / 1_000, token_type: 'Bearer' });
  };
}

beforeEach(async () => {
  clock = new AdvancingClock();
  failures = [];
  region = await startFaultyRegion();
  region.behave = (request, response) => sendJson(response, 200, { items: [request.headers.authorization] });
  grantRotating();
  bff = await startConsole({ regions: [region], clock, upstreamLimits: limits });
  browser = bff.browser();
  await browser.signIn(region);
});
afterEach(() => Promise.all([bff.close(), region.close()]));

const page =
  (status: number, headers = {}) =>
  (response: ServerResponse) =>
    void response.writeHead(status, { 'content-type': 'text/html', ...headers }).end('<html></html>');
const oauth = (status: number, error: string) => (response: ServerResponse) => sendJson(response, status, { error });
const hangUp: Answer = (response) => void response.destroy();
const silence: Answer = () => undefined;

describe.each<[string, Answer]>([
  ['429', page(429)],
  ['403', page(403)],
  ['404', page(404)],
  ['401 that names no error', page(401)],
  ['302', page(302, { location: 'https://login.example.org/' })],
  ['503', page(503)],
  ['temporarily_unavailable', oauth(400, 'temporarily_unavailable')],
  ['an OAuth error in a 503', oauth(503, 'invalid_grant')],
  ['an OAuth error in a 429', oauth(429, 'invalid_client')],
])('a renewal answered %s', (_name, failure) => {
  it('is tried again, and the present token serves meanwhile', async () => {
    failures = [failure, failure];
    clock.advance(due);
    expect(await ask()).toEqual(withToken(1));
    expect(await ask()).toEqual(withToken(1));
    expect(refreshes()).toBe(1);
    clock.advance(1_000);
    expect(await ask()).toEqual(withToken(1));
    expect(refreshes()).toBe(2);
    clock.advance(2_000);
    expect(await ask()).toEqual(withToken(2));
  });

  it('never ends the session, however long it goes on', async () => {
    failures = [failure, failure];
    clock.advance(life);
    expect(await ask()).toMatchObject({ source: 'console', region: region.name });
    clock.advance(1_000);
    expect(await ask()).not.toMatchObject(signedOut);
    expect((await browser.get('/api/session')).status).toBe(200);
    clock.advance(2_000);
    expect(await ask()).toEqual(withToken(2));
  });
});

it.each([429, 403, 503])('a sign-in answered %s blames the region, not the pair', async (status) => {
  failures = [page(status, { 'retry-after': '7' })];
  const answer = await bff.browser().signIn(region);
  expect(answer.json()).toMatchObject({ status: 502, type: 'urn:portico:errors#region_answer_unusable' });
  expect(answer.headers['retry-after']).toBe('7');
});

describe('an account that its region lets go of', () => {
  it('is signed out there, however many of its calls are refused while that is found out', async () => {
    const refused: ServerResponse[] = [];
    region.behave = (_request, response) => {
      refused.push(response);
      if (refused.length === 1) sendJson(response, 401, {});
    };
    const renewing: ServerResponse[] = [];
    failures = [(response) => void renewing.push(response)];
    const beside = bff.browser();
    beside.cookie = browser.cookie;
    const [first, second] = [ask(), askFrom(beside)];
    await expect.poll(() => [refused.length, renewing.length]).toEqual([2, 1]);
    // The second call is refused while the first one renews.
    const before = await versionOf();
    sendJson(refused[1]!, 401, {});
    await expect.poll(versionOf).not.toBe(before);
    oauth(400, 'invalid_grant')(renewing[0]!);
    expect(await first).toMatchObject(signedOut);
    expect(await second).toMatchObject(signedOut);
  });

  async function versionOf(): Promise<unknown> {
    const database = new DatabaseSync(join(bff.dataDir, 'console.sqlite'), { readOnly: true });
    try {
      return database.prepare('SELECT version FROM tokens').get()?.['version'];
    } finally {
      database.close();
    }
  }
});

describe('a renewal', () => {
  it('waits as long as the region asks for, and says so once the token has ended', async () => {
    failures = [page(429, { 'retry-after': '200' })];
    clock.advance(due);
    await ask();
    clock.advance(life - due + 50_000);
    const answer = await browser.get(`/api/regions/${region.name}/iam/spaces/${spaceId}/users`);
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '50']);
    expect(refreshes()).toBe(1);
    clock.advance(50_000);
    expect(await ask()).toEqual(withToken(2));
  });

  it('that could not be sent is tried again', async () => {
    const { port } = new URL(region.baseUrl);
    const elsewhere = await startConsole({
      regions: [{ ...region, baseUrl: `http://127.0.0.1:${port}` }],
      clock,
      dataDir: bff.dataDir,
      upstreamLimits: limits,
    });
    await region.close();
    clock.advance(due);
    const other = elsewhere.browser();
    other.cookie = browser.cookie;
    expect(await askFrom(other)).toMatchObject({ status: 503 });
    expect((await other.get('/api/session')).json()).toMatchObject({ regions: [{ name: region.name }] });
    clock.advance(life);
    expect(await askFrom(other)).toMatchObject({ status: 503 });
    expect((await other.get('/api/session')).status).toBe(200);
    await elsewhere.close();
  });

  it.each([
    ['is cut', hangUp],
    ['does not come', silence],
    ['cannot be read', page(200)],
  ])(
    'whose answer %s is not sent again while the token is good, and once at its end',
    { timeout: 15_000 },
    async (_name, failure) => {
      failures = [failure, failure];
      clock.advance(due);
      expect(await ask()).toEqual(withToken(1));
      clock.advance(life - due - 10_000);
      expect(await ask()).toEqual(withToken(1));
      expect(refreshes()).toBe(1);
      clock.advance(10_000);
      // The last one is waited for as long as any request.
      await expect.poll(ask, { timeout: 5_000 }).toMatchObject(signedOut);
      expect(refreshes()).toBe(2);
    },
  );

  it('whose answer was lost before the region took it is made up for at the end', async () => {
    failures = [hangUp];
    clock.advance(due);
    expect(await ask()).toEqual(withToken(1));
    clock.advance(life - due);
    expect(await ask()).toEqual(withToken(2));
  });

  it('keeps nobody waiting while the token is good', async () => {
    const patient = await startConsole({ regions: [region], clock, dataDir: bff.dataDir });
    const other = patient.browser();
    other.cookie = browser.cookie;
    failures = [silence];
    clock.advance(due);
    const start = performance.now();
    expect(await askFrom(other)).toEqual(withToken(1));
    expect(await askFrom(other)).toEqual(withToken(1));
    expect(performance.now() - start).toBeLessThan(5_000);
    await patient.close();
  });
});

describe('a token that the region refuses', () => {
  it('is renewed at once, and signs out when that is refused too', async () => {
    region.behave = (request, response) => {
      const isRefused = request.headers.authorization === 'Bearer access-1';
      return isRefused
        ? sendJson(response, 401, {})
        : sendJson(response, 200, { items: [request.headers.authorization] });
    };
    expect(await ask()).toEqual(withToken(2));
    region.behave = (_request, response) => sendJson(response, 401, {});
    failures = [oauth(400, 'invalid_grant')];
    expect(await ask()).toMatchObject(signedOut);
  });

  it('goes on to be asked for while the token endpoint answers otherwise', async () => {
    region.behave = (request, response) => {
      const isRefused = request.headers.authorization === 'Bearer access-1';
      return isRefused
        ? sendJson(response, 401, {})
        : sendJson(response, 200, { items: [request.headers.authorization] });
    };
    failures = [page(429)];
    expect(await ask()).toMatchObject({ status: 502, source: 'console' });
    clock.advance(1_000);
    expect(await ask()).toEqual(withToken(2));
  });
});

describe('two consoles on one store', () => {
  let second: TestConsole;
  let other: Browser;

  beforeEach(async () => {
    second = await startConsole({ regions: [region], clock, dataDir: bff.dataDir });
    other = second.browser();
    other.cookie = browser.cookie;
  });
  afterEach(() => second.close());

  it('keep what one of them was granted although the other took it for lost', async () => {
    let grantLater = () => undefined as void;
    const { grant } = region;
    const arrived = new Promise<void>((resolve) => {
      region.grant = (form, response) => {
        grantLater = () => grant(form, response);
        resolve();
      };
    });
    clock.advance(due);
    const first = askFrom(other);
    await arrived;
    // The holder's lock runs out while it sleeps; the other one keeps to the token it has.
    clock.advance(15_000);
    expect(await ask()).toEqual(withToken(1));
    region.grant = grant;
    grantLater();
    await first;
    await expect.poll(ask).toEqual(withToken(2));
    expect(refreshes()).toBe(1);
  });
});

describe('a grant that comes back after its session', () => {
  async function endDuringRenewal(end: () => Promise<unknown>): Promise<void> {
    const { grant } = region;
    let answer = () => undefined as void;
    const arrived = new Promise<void>((resolve) => {
      region.grant = (form, response) => {
        answer = () => grant(form, response);
        resolve();
      };
    });
    clock.advance(due);
    const asking = bff.browser();
    asking.cookie = browser.cookie;
    const asked = askFrom(asking);
    await arrived;
    await end();
    answer();
    await asked;
  }

  it.each([
    ['has ended', '/api/session'],
    ['has left the region', '/api/session/regions/eu-fault-1'],
  ])('%s is revoked', async (_name, address) => {
    await endDuringRenewal(() => browser.ask('DELETE', address));
    await expect.poll(() => region.revoked).toEqual(['refresh-1', 'access-1', 'refresh-2', 'access-2']);
  });

  it('was swept is revoked', async () => {
    await endDuringRenewal(async () => {
      clock.advance(3_600_000);
      await bff.console.endExpired();
    });
    await expect.poll(() => region.revoked).toEqual(['refresh-1', 'access-1', 'refresh-2', 'access-2']);
  });
});
