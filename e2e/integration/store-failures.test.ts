/** Redis goes away, hangs and comes back: the console says so within a second, signs nobody out, and goes on by itself. */
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { setTimeout as pass } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { Stores } from '#bff/store/stores.ts';
import { startRedis, type RedisServer } from '#testing/redis-server.ts';
import { killProcesses } from '#testing/test-process.ts';
import { Browser, type Answer } from './browser.ts';
import {
  askOnce,
  forgetSessions,
  measureOf,
  openStoresOf,
  startConsoles,
  type ConsoleProcess,
} from './console-process.ts';
import { sendJson, spaceId, startFaultyRegion, type FaultyRegion } from './faulty-region.ts';
import { WatchTab } from './watch-tab.ts';

const long = process.env['TEST_LONG'] === '1';

let redis: RedisServer;
let region: FaultyRegion;
let console: ConsoleProcess;
/** As the console sees the store. */
let stores: Stores;
let browser: Browser;

const path = () => `/api/regions/${region.name}/iam/spaces/${spaceId}/users`;
const ask = (asked = path()) => askOnce(console, browser.cookie, asked);

beforeAll(async () => {
  redis = await startRedis();
  region = await startFaultyRegion();
  region.behave = (request, response) => sendJson(response, 200, { items: [request.headers.authorization] });
  [console] = (await startConsoles(1, redis, [region])) as [ConsoleProcess];
  stores = openStoresOf(redis);
});
beforeEach(async () => {
  region.grant = (_form, response) => {
    const count = region.tokenRequests.length;
    const pair = { access_token: `access-${count}`, refresh_token: `refresh-${count}` };
    sendJson(response, 200, { ...pair, expires_in: 3_600, token_type: 'Bearer' });
  };
  region.tokenRequests.length = 0;
  region.revoked.length = 0;
  browser = new Browser(console.port);
  expect((await browser.signIn(region)).status).toBe(200);
});
afterEach(async () => {
  redis.resume();
  await redis.start();
  await forgetSessions(stores, region);
});
afterAll(async () => {
  await killProcesses();
  await stores.close();
  await region.close();
  await redis.end();
});

const away: Record<string, { readonly goes: () => Promise<void> | void; readonly comes: () => Promise<void> | void }> =
  {
    killed: { goes: () => redis.kill(), comes: () => redis.start() },
    hung: { goes: () => redis.pause(), comes: () => redis.resume() },
  };

/** A refusal, and how long it took. */
async function timed(question: () => Promise<Answer>): Promise<{ answer: Answer; took: number }> {
  const begun = performance.now();
  const answer = await question();
  return { answer, took: performance.now() - begun };
}

describe.each(Object.keys(away))('a Redis that is %s', { timeout: 120_000 }, (what) => {
  const { goes, comes } = away[what]!;

  it('is said to be away within a second, ends no session and no stream, and is found again', async () => {
    const cookie = browser.cookie;
    const stream = await fetch(`${console.url}/api/watch?space=${region.name}/${spaceId}`, {
      headers: { 'X-Portico-CSRF': '1', cookie: cookie ?? '' },
    });
    let [streamed, hasEnded] = ['', false];
    const reading = (async () => {
      for await (const chunk of stream.body!.pipeThrough(new TextDecoderStream())) streamed += chunk;
      hasEnded = true;
    })().catch(() => (hasEnded = true));

    await goes();
    const questions = [
      () => ask('/api/session'),
      () => new Browser(console.port).signIn(region),
      () => browser.ask('POST', '/api/session/activity'),
      () => ask('/api/account'),
      () => browser.ask('POST', path(), { body: {} }),
      () => browser.ask('DELETE', '/api/session'),
    ];
    for (const question of questions) {
      const { answer, took } = await timed(question);
      expect(answer.json()).toMatchObject({
        status: 503,
        source: 'console',
        type: 'urn:portico:errors#store_unavailable',
      });
      expect(answer.headers['retry-after']).toBe('1');
      expect(answer.headers['set-cookie']).toBeUndefined();
      expect(took).toBeLessThan(3_000);
    }
    const times = await Promise.all(
      Array.from({ length: 20 }, async () => (await timed(() => ask('/api/session'))).took),
    );
    // The quickest ones: others wait for the machine, not for Redis.
    expect(times.sort((one, two) => one - two)[4]).toBeLessThan(1_000);
    // What was read a moment ago may be used for a moment more; nobody is said to be signed out.
    expect([200, 503]).toContain((await ask()).status);
    for (const place of ['/healthz', '/readyz', '/api/regions']) expect((await ask(place)).status).toBe(200);

    await comes();
    await expect.poll(async () => (await ask('/api/session')).status, { interval: 50 }).toBe(200);
    expect((await ask()).status).toBe(200);
    expect(browser.cookie).toBe(cookie);
    expect(hasEnded).toBe(false);
    expect(streamed).not.toContain('event: session');
    expect(console.process.exitCode).toBeNull();
    expect((await browser.ask('DELETE', '/api/session')).status).toBe(204);
    await reading;
    expect(streamed).toContain('event: session');
  });

  it('amid the renewal of a token costs neither the session nor the token that was granted', async () => {
    const [session = ''] = await stores.tokens.sessionsOf(region.name, region.accounts.clientId);
    const record = await stores.tokens.load(session, region.name);
    await stores.tokens.replace(session, { ...record!, expiresAt: Date.now() - 1_000, renewAt: Date.now() - 1_000 });
    const { grant } = region;
    let answer: (() => void) | undefined;
    region.grant = (form, response) => (answer = () => grant(form, response));
    const waiting = Promise.all(Array.from({ length: 20 }, () => ask()));
    await expect.poll(() => answer !== undefined).toBe(true);
    await goes();
    answer?.();
    expect((await ask()).status).toBe(503);
    await comes();
    for (const { status } of await waiting) expect([200, 503]).toContain(status);
    await expect.poll(async () => (await ask()).text, { interval: 50 }).toBe('{"items":["Bearer access-2"]}');
    expect(region.tokenRequests).toHaveLength(2);
    expect(region.revoked).not.toContain('access-2');
  });

  it('amid another sign-in costs nobody the session there is', async () => {
    expect((await browser.get('/api/session')).status).toBe(200);
    const { cookie } = browser;
    const { grant } = region;
    region.grant = async (form, response) => {
      await goes();
      grant(form, response);
    };
    const { answer } = await timed(() => browser.signIn(region));
    expect(answer.status).toBe(503);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(browser.cookie).toBe(cookie);
    await comes();
    await expect.poll(async () => (await ask('/api/session')).status, { interval: 50 }).toBe(200);
    await expect.poll(() => region.revoked).toContain('access-2');
  });
});

describe('an open page', { timeout: 120_000 }, () => {
  const configure = (...command: string[]) => {
    execFileSync('redis-cli', ['-p', `${redis.port}`, ...command], { stdio: ['ignore', 'ignore', 'inherit'] });
  };
  const login = ['--no-auth-warning', '-a', 'changed'];
  const ways: typeof away = {
    ...away,
    full: {
      goes: () => configure('CONFIG', 'SET', 'maxmemory', '1'),
      comes: () => configure('CONFIG', 'SET', 'maxmemory', '0'),
    },
    locked: {
      goes() {
        configure('CONFIG', 'SET', 'requirepass', 'changed');
        for (const type of ['normal', 'pubsub']) configure(...login, 'CLIENT', 'KILL', 'TYPE', type);
      },
      comes: () => configure(...login, 'CONFIG', 'SET', 'requirepass', ''),
    },
  };

  /** What runs in the space, and a page of it, which is shown that. */
  async function open() {
    const { behave } = region;
    const operation = { id: 'o1', status: 'RUNNING', createTime: '2026-01-15T09:30:00Z' };
    region.behave = (request, response, body) => {
      if (request.url?.includes('/operations') !== true) return behave(request, response, body);
      return sendJson(response, 200, { items: [operation], totalSize: 1 });
    };
    const openTab = (space = spaceId) => {
      const tab = new WatchTab([`${region.name}/${space}`], browser.cookie ?? '', () => console.url);
      onTestFinished(() => tab.close());
      return tab;
    };
    const tab = openTab();
    onTestFinished(() => {
      region.behave = behave;
    });
    await expect.poll(() => tab.progress.has('o1') && tab.stale.size === 0, { timeout: 10_000 }).toBe(true);
    return { operation, tab, openTab };
  }

  it.each(long ? Object.keys(ways) : ['full'])(
    'is told that it is stale while Redis is %s, stays open, and hears of the end it missed once',
    async (what) => {
      const { operation, tab } = await open();
      tab.heard = [];
      await ways[what]?.goes();
      await expect.poll(() => tab.heard, { timeout: 10_000 }).toContain('stale');
      operation.status = 'DONE';
      await ways[what]?.comes();
      await expect.poll(() => tab.ended.has('o1'), { timeout: 20_000 }).toBe(true);
      const stale = () => tab.heard.filter((name) => name === 'stale').length;
      await expect.poll(stale, { timeout: 10_000 }).toBe(2);
      expect(tab.told.length).toBeLessThanOrEqual(1);
      expect(tab.connections).toBe(1);
      expect(console.output()).not.toContain('"level":50');
    },
  );

  it('is not called stale for one that was closed while Redis was away', async () => {
    const { tab, openTab } = await open();
    const ofAnother = openTab(randomUUID());
    await expect.poll(() => ofAnother.progress.size, { timeout: 10_000 }).toBe(1);
    await ways['full']?.goes();
    await expect.poll(() => [tab.stale.size, ofAnother.stale.size], { timeout: 10_000 }).toEqual([1, 1]);
    tab.close();
    await expect.poll(() => measureOf(console, 'portico_watch_streams')).toBe(1);
    await ways['full']?.comes();
    await expect.poll(() => ofAnother.stale.size, { timeout: 10_000 }).toBe(0);
    const later = openTab();
    await expect.poll(() => later.progress.has('o1') && later.stale.size === 0, { timeout: 10_000 }).toBe(true);
  });
});

it('a console starts without its Redis, says so, and begins when that comes', { timeout: 60_000 }, async () => {
  await redis.kill();
  const [early] = (await startConsoles(1, redis, [region])) as [ConsoleProcess];
  const person = new Browser(early.port);
  expect((await person.get('/healthz')).status).toBe(200);
  expect((await person.get('/readyz')).status).toBe(200);
  expect((await person.get('/api/session')).status).toBe(401);
  expect((await person.signIn(region)).status).toBe(503);
  expect((await askOnce(early, browser.cookie, path())).status).toBe(503);
  // Nor does it say so again each time that it looks for work.
  await pass(1_200);
  expect(early.output().split('"msg":"Redis does not answer"')).toHaveLength(2);
  expect(early.output()).not.toContain('"level":50');
  await redis.start();
  await expect.poll(async () => (await person.signIn(region)).status, { interval: 100 }).toBe(200);
});
