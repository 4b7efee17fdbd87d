/** Several consoles on one Redis: what one of them does is done for all, and what befalls one of them is no loss. */
import { setTimeout as pass } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Stores, TokenRecord } from '#bff/store/stores.ts';
import { startRedis, type RedisServer } from '#testing/redis-server.ts';
import { killProcesses } from '#testing/test-process.ts';
import type { ServerResponse } from 'node:http';
import { Browser } from './browser.ts';
import { askOnce, forgetSessions, openStoresOf, startConsoles, type ConsoleProcess } from './console-process.ts';
import { sendJson, spaceId, startFaultyRegion, type FaultyRegion } from './faulty-region.ts';

const long = process.env['TEST_LONG'] === '1';
const calls = 200;
const limit = { timeout: 120_000 };

let redis: RedisServer;
let region: FaultyRegion;
let consoles: ConsoleProcess[];
/** As a console sees the store. */
let stores: Stores;
let browser: Browser;
/** How long the region takes to renew a token, or a function that says what it does instead. */
let renewing: number | ((answer: () => void, response: ServerResponse) => void);

const path = () => `/api/regions/${region.name}/iam/spaces/${spaceId}/users`;
const ask = (console: ConsoleProcess | undefined) => askOnce(console!, browser.cookie, path());
const refreshes = () => region.tokenRequests.filter((form) => form.get('grant_type') === 'refresh_token').length;
const statuses = (answers: readonly { status: number }[]) => [...new Set(answers.map(({ status }) => status))];

/** Refresh tokens work once; a second use ends them all. */
function grantRotating(): void {
  let [count, present, isAlive] = [0, '', true];
  region.grant = (form, response) => {
    const answer = () => {
      if (form.get('grant_type') === 'refresh_token') {
        if (form.get('refresh_token') !== present) isAlive = false;
        if (!isAlive) return sendJson(response, 400, { error: 'invalid_grant' });
      } else isAlive = form.get('client_secret') !== 'wrong';
      count += 1;
      present = `refresh-${count}`;
      const tokens = { access_token: `access-${count}`, refresh_token: present };
      return sendJson(response, 200, { ...tokens, expires_in: 3_600, token_type: 'Bearer' });
    };
    if (form.get('grant_type') !== 'refresh_token') return answer();
    if (typeof renewing === 'function') return renewing(answer, response);
    return void setTimeout(answer, renewing);
  };
}

/** Has the token end, or be due, whatever time it is. */
async function age(times: (now: number) => Pick<TokenRecord, 'expiresAt' | 'renewAt'>): Promise<void> {
  const [session = ''] = await stores.tokens.sessionsOf(region.name, region.accounts.clientId);
  const record = await stores.tokens.load(session, region.name);
  await stores.tokens.replace(session, { ...record!, ...times(Date.now()) });
}
const expire = () => age((now) => ({ expiresAt: now - 1_000, renewAt: now - 2_000 }));
const makeDue = () => age((now) => ({ expiresAt: now + 600_000, renewAt: now - 1_000 }));

/** Consoles that are there already are taken again. */
async function begin(count: number): Promise<void> {
  const alive = consoles.filter(({ process }) => process.exitCode === null && process.signalCode === null);
  consoles = [...alive, ...(await startConsoles(Math.max(0, count - alive.length), redis, [region]))];
  browser = new Browser(consoles[0]!.port);
  expect((await browser.signIn(region)).status).toBe(200);
  expect(statuses(await Promise.all(consoles.map(ask)))).toEqual([200]);
}

beforeAll(async () => {
  redis = await startRedis();
  region = await startFaultyRegion();
  consoles = [];
  stores = openStoresOf(redis);
});
beforeEach(() => {
  renewing = 0;
  region.tokenRequests.length = 0;
  region.behave = (request, response) => sendJson(response, 200, { items: [request.headers.authorization] });
  grantRotating();
});
afterEach(async () => {
  await forgetSessions(stores, region);
});
afterAll(async () => {
  await killProcesses();
  await stores.close();
  await region.close();
  await redis.end();
});

describe('a token that has ended', limit, () => {
  it.each(long ? [0, 12_000] : [0, 1_500])(
    'is renewed once for 200 calls over 4 processes, when that takes %i ms',
    async (milliseconds) => {
      await begin(4);
      await expire();
      renewing = milliseconds;
      const answers = await Promise.all(Array.from({ length: calls }, (_, index) => ask(consoles[index % 4])));
      // Who waited for almost as long as a call may take is told that it was not sent.
      const allowed = milliseconds < 10_000 ? [200] : [200, 503];
      for (const status of statuses(answers)) expect(allowed).toContain(status);
      expect(statuses(await Promise.all(consoles.map(ask)))).toEqual([200]);
      expect(refreshes()).toBe(1);
    },
  );

  it('is renewed once, and kept, by a process that slept meanwhile and lost its lease', async () => {
    await begin(2);
    await expire();
    const [sleeper, other] = consoles;
    let used: (() => void) | undefined;
    renewing = (answer) => (used = answer);
    const waiting = Array.from({ length: 100 }, () => ask(sleeper));
    await expect.poll(() => used !== undefined).toBe(true);
    sleeper?.process.kill('SIGSTOP');
    used?.();
    const meanwhile = Array.from({ length: 100 }, () => ask(other));
    // Its lease runs out after a while: the others look, send nothing, and say that it is not over.
    const refused = await Promise.all(meanwhile);
    expect(statuses(refused)).toEqual([503]);
    expect(refused.every(({ headers }) => Number(headers['retry-after']) >= 1)).toBe(true);
    if (long) await pass(9_000);
    sleeper?.process.kill('SIGCONT');
    // Whoever waited for as long as anybody waits was told so, and whose request was not read yet (408); nobody was signed out.
    for (const { status } of await Promise.all(waiting)) expect([200, 408, 503]).toContain(status);
    await expect.poll(async () => statuses([await ask(sleeper), await ask(other)]), { timeout: 10_000 }).toEqual([200]);
    expect(refreshes()).toBe(1);
  });
});

describe('a token that is due', limit, () => {
  it.each(['before', 'after'])('serves on when whoever renewed it is killed %s the region used it', async (when) => {
    await begin(3);
    await makeDue();
    let used: (() => void) | undefined;
    renewing = (answer) => (used = answer);
    const [holder, ...others] = consoles;
    const lost = ask(holder).catch(() => undefined);
    await expect.poll(() => used !== undefined).toBe(true);
    holder?.process.kill('SIGKILL');
    await holder?.exit;
    if (when === 'after') used?.();
    await lost;
    const answers = await Promise.all(Array.from({ length: calls }, (_, index) => ask(others[index % 2])));
    expect(statuses(answers)).toEqual([200]);
    expect(new Set(answers.map(({ text }) => text))).toEqual(new Set(['{"items":["Bearer access-1"]}']));
    // Sent once, never answered: not again while the token is good.
    expect(refreshes()).toBe(1);
    // At its end it is tried once more, which is all that is left to do.
    renewing = 0;
    await expire();
    const expected = when === 'before' ? 200 : 401;
    expect(statuses(await Promise.all(Array.from({ length: 20 }, (_, index) => ask(others[index % 2]))))).toEqual([
      expected,
    ]);
    expect(refreshes()).toBe(2);
  });
});

describe('a console that is told to stop', limit, () => {
  const [stopsSlowly, grace] = [{ STOP_AFTER_SECONDS: '2', STOP_STREAMS_SECONDS: '0' }, { timeout: 20_000 }];
  async function beginStopping(): Promise<ConsoleProcess> {
    await begin(1);
    const [leaving] = await startConsoles(1, redis, [region], stopsSlowly);
    expect((await ask(leaving)).status).toBe(200);
    return leaving!;
  }

  it('keeps what a renewal under way brings before it ends', async () => {
    const leaving = await beginStopping();
    await makeDue();
    // Longer than it answers on, and nobody waits for it any more.
    renewing = 4_000;
    expect((await ask(leaving)).status).toBe(200);
    const said = leaving.output().length;
    leaving.process.kill('SIGTERM');
    expect(await leaving.exit).toBe(0);
    renewing = 0;
    expect((await ask(consoles[0])).text).toContain('access-2');
    expect(leaving.output().slice(said)).not.toContain('Redis does not answer');
  });

  it('leaves it to others to renew what is still good', async () => {
    const leaving = await beginStopping();
    await makeDue();
    leaving.process.kill('SIGTERM');
    await expect.poll(() => fetch(`${leaving.url}/readyz`).then(({ status }) => status), grace).toBe(503);
    expect((await ask(leaving)).text).toContain('access-1');
    expect(refreshes()).toBe(0);
    expect((await ask(consoles[0])).text).toContain('access-2');
    expect(await leaving.exit).toBe(0);
  });
});

it('five of 200 wrong sign-ins at once over two processes reach the region', limit, async () => {
  await begin(2);
  region.tokenRequests.length = 0;
  region.grant = (_form, response) => sendJson(response, 401, { error: 'invalid_client' });
  const wrong = {
    name: region.name,
    accounts: { clientId: '33333333-3333-4333-8333-333333333333', clientSecret: 'wrong' },
  };
  const asked = Array.from({ length: calls }, (_, index) => new Browser(consoles[index % 2]!.port).signIn(wrong));
  const answers = await Promise.all(asked);
  expect(region.tokenRequests).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(195);
});

it('signing out at one process ends the session at all of them', limit, async () => {
  await begin(3);
  const cookie = browser.cookie;
  expect((await browser.ask('DELETE', '/api/session')).status).toBe(204);
  const begun = performance.now();
  await expect
    .poll(async () => statuses(await Promise.all(consoles.map((one) => askOnce(one, cookie, path())))), {
      interval: 20,
    })
    .toEqual([401]);
  expect(performance.now() - begun).toBeLessThan(1_000);
});
