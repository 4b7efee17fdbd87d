/** Several consoles on one Redis watch as one: each space is looked at once, and whatever befalls one, every end is told once. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pass } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, type TestContext } from 'vitest';
import { readRedisUrl } from '#bff/config/redis-url.ts';
import { Redis } from '#bff/store/redis/redis.ts';
import { startRedis, type RedisServer } from '#testing/redis-server.ts';
import { killProcesses } from '#testing/test-process.ts';
import { Browser } from './browser.ts';
import { measureOf, openStoresOf, startConsoles, type ConsoleProcess } from './console-process.ts';
import { sendJson, startFaultyRegion, type FaultyRegion } from './faulty-region.ts';
import { watchCommits } from './watch-commits.ts';
import { ScriptedSpace } from './scripted-space.ts';

const long = process.env['TEST_LONG'] === '1';
/** What befalls the consoles while so many operations end. */
const misfortunes = long ? { ends: 1_000, kills: 20, pauses: 5, cuts: 20 } : { ends: 60, kills: 2, pauses: 1, cuts: 2 };
/** Operations that run at a time. */
const lasting = long ? 80 : 40;
const busyDelay = 1_500;
const limit = { timeout: 600_000 };

let redis: RedisServer;
let wire: Redis;
let region: FaultyRegion;
let consoles: ConsoleProcess[] = [];

const spaces = new Map<string, ScriptedSpace>();

function newSpace({ onTestFinished }: Pick<TestContext, 'onTestFinished'>): ScriptedSpace {
  const space = new ScriptedSpace(region.name, () => alive().map(({ url }) => url));
  spaces.set(space.id, space);
  onTestFinished(() => space.tabs.forEach((tab) => tab.close()));
  return space;
}

const alive = () => consoles.filter(({ process }) => process.exitCode === null && process.signalCode === null);

/** Consoles that are there already are taken again. */
async function start(count: number): Promise<void> {
  consoles = alive();
  consoles.push(...(await startConsoles(Math.max(0, count - consoles.length), redis, [region])));
}

async function leader(): Promise<ConsoleProcess | undefined> {
  for (const one of alive()) if ((await measureOf(one, 'portico_watch_leading')) > 0) return one;
  return undefined;
}

async function signIn(place = consoles[0], clientId = region.accounts.clientId): Promise<Browser> {
  const browser = new Browser(place!.port);
  const { name, accounts } = region;
  expect((await browser.signIn({ name, accounts: { ...accounts, clientId } })).status).toBe(200);
  return browser;
}

beforeAll(async () => {
  redis = await startRedis();
  region = await startFaultyRegion();
  const nothing = () => undefined;
  wire = new Redis({ address: readRedisUrl(redis.url)!, prefix: 'test', changed: nothing, failed: nothing });
  region.behave = (request, response) => {
    const id = /\/spaces\/([^/?]+)/.exec(request.url ?? '')?.[1] ?? '';
    const space = spaces.get(id);
    if (space === undefined) sendJson(response, 404, {});
    else space.answer(request, response);
  };
});
afterAll(async () => {
  await killProcesses();
  wire.close();
  await region.close();
  await redis.end();
});

describe('the region', limit, () => {
  it.for(long ? [1, 2, 4] : [2])('is asked for one list per tick by %i processes together', async (count, test) => {
    await start(count);
    const browser = await signIn();
    const space = newSpace(test);
    space.begin('long');
    for (let index = 0; index < 2 * count; index += 1) space.open(browser, index);
    await space.isShown();
    expect(new Set(space.tabs.map(({ place }) => place)).size).toBe(count);
    // Whoever's turn it is has taken it.
    await pass(1_000);
    space.lists = 0;
    const ticks = long ? 20 : 4;
    await pass(ticks * busyDelay);
    expect(space.lists / ticks).toBeLessThanOrEqual(1.05 + 1 / ticks);
    const leading = await Promise.all(consoles.map((one) => measureOf(one, 'portico_watch_leading')));
    expect(leading.reduce((sum, each) => sum + each, 0)).toBe(1);
  });
});

describe('a region that wants to be left alone', limit, () => {
  it('is, also by pages that are loaded anew in any process, and these are shown what is known', async (test) => {
    await start(2);
    const browser = await signIn(consoles[0], randomUUID());
    const space = newSpace(test);
    space.begin('moves');
    const tab = space.open(browser, 0);
    await space.isShown();
    space.retryAfter = 60;
    await expect.poll(() => tab.heard, { timeout: 5_000 }).toContain('stale');
    tab.close();
    await pass(200);
    space.lists = 0;
    for (const place of [0, 1]) space.open(browser, place);
    await space.isShown();
    await pass(2 * busyDelay);
    expect(space.lists).toBe(0);
  });
});

describe('accounts that watch the same space in several processes', limit, () => {
  it('have one of them look for the others, who are told only what each may read', async (test) => {
    await start(2);
    const space = newSpace(test);
    for (const id of ['mine-1', 'mine-2', 'theirs-1', 'theirs-2']) space.begin(id);
    const browsers: Browser[] = [];
    for (const place of [0, 1, 1]) browsers.push(await signIn(consoles[place], randomUUID()));
    const narrow = `Bearer token-${region.tokenRequests.length}`;
    space.shows = (token, id) => token !== narrow || id.startsWith('mine');
    const [first, second, third] = browsers.map((browser, index) => space.open(browser, index));
    await space.isShown();
    await pass(3 * busyDelay);

    space.listsOf.clear();
    await pass(6 * busyDelay);
    const often = [...space.listsOf].filter(([, lists]) => lists > 2);
    expect(often.map(([, lists]) => lists <= 7)).toEqual([true]);
    expect(often[0]?.[0]).not.toBe(narrow);

    const isTold = (...ids: string[]) => [first, second].every((tab) => ids.every((id) => tab?.told.includes(id)));
    space.end('theirs-1');
    space.end('mine-1');
    await expect.poll(() => isTold('theirs-1', 'mine-1'), { timeout: 2 * busyDelay }).toBe(true);
    await expect.poll(() => third?.told, { timeout: busyDelay }).toEqual(['mine-1']);

    // Whoever looks leaves with its process.
    const led = await leader();
    led?.process.kill('SIGKILL');
    await led?.exit;
    space.end('theirs-2');
    space.end('mine-2');
    // Nobody waits for it to be silent: that would take twice as long.
    await expect.poll(() => isTold('theirs-2', 'mine-2'), { timeout: 2_000 }).toBe(true);
    await expect.poll(() => third?.told, { timeout: 2_000 }).toEqual(['mine-1', 'mine-2']);
  });
});

describe('a process whose only token the region refuses for good', limit, () => {
  it('leaves the looking to another one that has a session of the same account', async (test) => {
    await start(2);
    const space = newSpace(test);
    space.begin('moves');
    const clientId = randomUUID();
    const tokens: string[] = [];
    for (const place of [0, 1]) {
      space.open(await signIn(consoles[place], clientId), place);
      tokens.push(`Bearer token-${region.tokenRequests.length}`);
    }
    await space.isShown();
    await pass(1_000);
    const refused = consoles.indexOf((await leader()) as ConsoleProcess);
    const { grant } = region;
    test.onTestFinished(() => {
      region.grant = grant;
    });
    // Nor is there another token to be had.
    region.grant = (_form, response) => sendJson(response, 503, {});
    space.accepts = (token) => token !== tokens[refused];
    await expect.poll(async () => consoles.indexOf((await leader()) as ConsoleProcess), limit).toBe(1 - refused);
    space.end('moves');
    await expect.poll(() => space.tabs[1 - refused]?.told, { timeout: 5_000 }).toEqual(['moves']);
    expect(space.tabs[refused]?.heard).toContain('session');
  });
});

describe('every end is told once', limit, () => {
  it('to every tab, while leaders are killed or sleep and notices are lost', async (test) => {
    await start(3);
    const browser = await signIn();
    const space = newSpace(test);
    const { tabs, seen } = space;
    space.begin('long');
    for (let index = 0; index < 6; index += 1) space.open(browser, index);
    await space.isShown();

    const traffic = { isOver: false };
    async function work(): Promise<string[]> {
      const done: string[] = [];
      for (let index = 0; done.length < misfortunes.ends || !traffic.isOver; index += 1) {
        space.begin(`o${index}`);
        await pass(long ? 60 : 100);
        // Each lasts until it was seen: what comes and goes between two looks, and 30 newer ones, may be missed.
        while (index - done.length >= lasting && (seen.get(`o${done.length}`) ?? 0) > 1) {
          space.end(`o${done.length}`);
          done.push(`o${done.length}`);
        }
      }
      return done;
    }
    const working = work();
    for (let kill = 0; kill < misfortunes.kills; kill += 1) {
      const led = await leader();
      led?.process.kill('SIGKILL');
      await led?.exit;
      await pass(1_500);
      await start(3);
    }
    for (let sleep = 0; sleep < misfortunes.pauses; sleep += 1) {
      const led = await leader();
      led?.process.kill('SIGSTOP');
      await pass(2_500);
      led?.process.kill('SIGCONT');
      await pass(1_000);
    }
    for (let cut = 0; cut < misfortunes.cuts; cut += 1) {
      await wire.send('CLIENT', 'KILL', 'TYPE', 'pubsub');
      if (cut % 4 === 3) tabs[cut % tabs.length]?.cut();
      await pass(long ? 700 : 1_000);
    }
    traffic.isOver = true;
    const done = await working;
    const missing = () => tabs.flatMap(({ ended }) => done.filter((id) => !ended.has(id)));
    await expect.poll(missing, { timeout: 30_000 }).toEqual([]);
    for (const { told } of tabs) expect(told.filter((id, index) => told.indexOf(id) !== index)).toEqual([]);
    // A tab that was never sent anew what it knew already has heard of every end by itself.
    expect(tabs.some(({ told }) => told.length >= done.length * 0.9)).toBe(true);
  });

  it('also when a leader slept amid a look: what it then wants to write is refused', async (test) => {
    await start(2);
    const browser = await signIn();
    const space = newSpace(test);
    space.begin('moves');
    for (const index of [0, 1]) space.open(browser, index);
    await space.isShown();
    await pass(1_000);
    const commits = await watchCommits(redis, space.id);
    test.onTestFinished(() => commits.close());
    for (let sleep = 0; sleep < misfortunes.pauses; sleep += 1) {
      const led = await leader();
      // What this look finds is taken back before anybody else looks.
      space.begin(`late-${sleep}`);
      space.end(`late-${sleep}`);
      const answer = await new Promise<() => void>((resolve) => (space.hold = resolve));
      led?.process.kill('SIGSTOP');
      space.operations.shift();
      answer();
      space.begin(`o${sleep}`);
      await expect.poll(() => space.seen.get(`o${sleep}`), { timeout: 10_000 }).toBeGreaterThan(0);
      led?.process.kill('SIGCONT');
      await expect.poll(() => commits.refused, { timeout: 10_000 }).toBeGreaterThan(sleep);
      space.end(`o${sleep}`);
      await expect
        .poll(() => space.tabs.every(({ told }) => told.includes(`o${sleep}`)), { timeout: 10_000 })
        .toBe(true);
      await pass(1_000);
    }
    const done = Array.from({ length: misfortunes.pauses }, (_, sleep) => `o${sleep}`);
    for (const { told, snapshots, heard } of space.tabs) {
      const others = heard.filter((name) => name !== 'operation');
      expect({ told, snapshots, others }).toEqual({ told: done, snapshots: 1, others: ['snapshot'] });
    }
  });

  it('and a tab goes on at another console without a snapshot', async (test) => {
    await start(2);
    const browser = await signIn();
    const space = newSpace(test);
    space.begin('moves');
    const [stays, goes] = [space.open(browser, 0), space.open(browser, 0)];
    await space.isShown();
    expect(goes.place).toBe(consoles[0]?.url);
    goes.cut();
    space.end('moves');
    await expect.poll(() => [stays, goes].every(({ told }) => told.includes('moves')), { timeout: 10_000 }).toBe(true);
    expect(goes.place).toBe(consoles[1]?.url);
    expect(goes.snapshots).toBe(1);
  });
});

describe.concurrent('what one console knows', limit, () => {
  beforeAll(() => start(2));

  it('of accepted work makes the one that looks do so at once', async (test) => {
    const browser = await signIn();
    const space = newSpace(test);
    for (const index of [0, 1]) space.open(browser, index);
    await space.isShown();
    // One of these looks, the other one does not.
    for (const { port } of consoles.slice(0, 2)) {
      for (const { id } of space.operations) space.end(id);
      // Nothing runs: it is looked for less and less.
      await pass(6_000);
      for (const tab of space.tabs) tab.heard = [];
      const person = new Browser(port);
      person.cookie = browser.cookie;
      const begun = performance.now();
      const path = `/api/regions/${region.name}/kubernetes/spaces/${space.id}/clusters`;
      expect((await person.ask('POST', path, { body: {} })).status).toBe(201);
      const isHeard = () => space.tabs.every(({ heard }) => heard.includes('operation'));
      await test.expect.poll(isHeard, { interval: 20 }).toBe(true);
      expect(performance.now() - begun).toBeLessThan(1_400);
    }
  });

  it('of a session that has ended ends its streams everywhere', async (test) => {
    const browser = await signIn();
    const space = newSpace(test);
    const tab = space.open(browser, 1);
    await space.isShown();
    const begun = performance.now();
    expect((await browser.ask('DELETE', '/api/session')).status).toBe(204);
    await test.expect.poll(() => tab.isOver, { interval: 20 }).toBe(true);
    expect(performance.now() - begun).toBeLessThan(1_000);
  });

  it('of a session that has ended is found out also when nobody tells', async (test) => {
    const clientId = randomUUID();
    const browser = await signIn(consoles[0], clientId);
    const space = newSpace(test);
    const tab = space.open(browser, 1);
    await space.isShown();
    // As by a process that nobody hears.
    const stores = openStoresOf(redis);
    for (const session of await stores.tokens.sessionsOf(region.name, clientId)) {
      await wire.send('DEL', `portico:session:{${session}}`);
    }
    await stores.close();
    await test.expect.poll(() => tab.isOver, { timeout: 20_000, interval: 50 }).toBe(true);
  });
});
