/** Several consoles on one Redis watch as one: each space is looked at once, and whatever befalls one, every end is told once. */
import { setTimeout as pass } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readRedisUrl } from '#bff/config/redis-url.ts';
import { Redis } from '#bff/store/redis/redis.ts';
import { openRedisStores } from '#bff/store/redis/redis-store.ts';
import { startRedis, type RedisServer } from '#testing/redis-server.ts';
import { killProcesses } from '#testing/test-process.ts';
import { Browser } from './browser.ts';
import { measureOf, startConsoles, type ConsoleProcess } from './console-process.ts';
import { sendJson, spaceId, startFaultyRegion, type FaultyRegion } from './faulty-region.ts';
import { WatchTab } from './watch-tab.ts';

const long = process.env['TEST_LONG'] === '1';
/** What befalls the consoles while so many operations end. */
const misfortunes = long
  ? { ends: 1_080, kills: 20, pauses: 5, cuts: 20 }
  : { ends: 100, kills: 2, pauses: 1, cuts: 2 };
/** Operations that run at a time. */
const lasting = long ? 80 : 40;
const busyDelay = 1_500;
const limit = { timeout: 600_000 };

let redis: RedisServer;
let wire: Redis;
let region: FaultyRegion;
let consoles: ConsoleProcess[] = [];
let tabs: WatchTab[] = [];
/** Newest first. */
let operations: { readonly id: string; status: string; readonly createTime: string }[];
let lists: number;
/** How often each was listed as running. */
let seen: Map<string, number>;

const space = () => `${region.name}/${spaceId}`;
const alive = () => consoles.filter(({ process }) => process.exitCode === null && process.signalCode === null);
const start = async (count: number) => consoles.push(...(await startConsoles(count, redis, [region])));

async function leader(): Promise<ConsoleProcess | undefined> {
  for (const one of alive()) if ((await measureOf(one, 'portico_watch_leading')) > 0) return one;
  return undefined;
}

async function signIn(place = consoles[0]): Promise<Browser> {
  const browser = new Browser(place!.port);
  expect((await browser.signIn(region)).status).toBe(200);
  return browser;
}

/** A tab that goes to each of the consoles in turn. */
function openTab(browser: Browser, first = 0): WatchTab {
  let turn = first;
  const tab = new WatchTab([space()], browser.cookie!, () => {
    const places = alive();
    turn += 1;
    return places[(turn - 1) % Math.max(1, places.length)]?.url ?? consoles[0]!.url;
  });
  tabs.push(tab);
  return tab;
}

const begin = (id: string) => operations.unshift({ id, status: 'RUNNING', createTime: new Date().toISOString() });
const end = (id: string) => operations.filter((one) => one.id === id).forEach((one) => (one.status = 'DONE'));

beforeAll(async () => {
  redis = await startRedis();
  region = await startFaultyRegion();
  const nothing = () => undefined;
  wire = new Redis({ address: readRedisUrl(redis.url)!, prefix: 'test', changed: nothing, failed: nothing });
  region.behave = (request, response) => {
    const url = new URL(request.url ?? '', 'http://region');
    const id = /\/operations\/([^/]+)$/.exec(url.pathname)?.[1];
    if (id !== undefined) {
      const found = operations.find((one) => one.id === id);
      return sendJson(response, found === undefined ? 404 : 200, found ?? {});
    }
    if (!url.pathname.endsWith('/operations')) return sendJson(response, 404, {});
    lists += 1;
    const wanted = url.searchParams.getAll('status');
    const items = operations.filter(({ status }) => wanted.length === 0 || wanted.includes(status));
    const size = Number(url.searchParams.get('page[size]') ?? 10_000);
    const shown = items.slice(0, size);
    for (const { id: of, status } of shown) if (status === 'RUNNING') seen.set(of, (seen.get(of) ?? 0) + 1);
    return sendJson(response, 200, { items: shown, totalSize: items.length });
  };
});
beforeEach(() => {
  operations = [];
  lists = 0;
  seen = new Map();
});
afterEach(async () => {
  for (const tab of tabs) tab.close();
  tabs = [];
  await killProcesses();
  consoles = [];
});
afterAll(async () => {
  wire.close();
  await region.close();
  await redis.end();
});

describe('the region', limit, () => {
  it.each(long ? [1, 2, 4] : [1, 3])('is asked for one list per tick by %i processes together', async (count) => {
    await start(count);
    const browser = await signIn();
    begin('long');
    for (let index = 0; index < 2 * count; index += 1) openTab(browser, index);
    await expect.poll(() => tabs.every(({ snapshots }) => snapshots > 0), { timeout: 20_000 }).toBe(true);
    expect(new Set(tabs.map(({ place }) => place)).size).toBe(count);
    // Whoever's turn it is has taken it.
    await pass(1_000);
    lists = 0;
    const ticks = long ? 20 : 4;
    await pass(ticks * busyDelay);
    expect(lists / ticks).toBeLessThanOrEqual(1.05 + 1 / ticks);
    const leading = await Promise.all(consoles.map((one) => measureOf(one, 'portico_watch_leading')));
    expect(leading.reduce((sum, each) => sum + each, 0)).toBe(1);
  });
});

describe('every end is told once', limit, () => {
  it('to every tab, while leaders are killed or sleep and notices are lost', async () => {
    await start(3);
    const browser = await signIn();
    begin('long');
    for (let index = 0; index < 6; index += 1) openTab(browser, index);
    await expect.poll(() => tabs.every(({ snapshots }) => snapshots > 0), { timeout: 20_000 }).toBe(true);

    const traffic = { isOver: false };
    async function work(): Promise<string[]> {
      const done: string[] = [];
      for (let index = 0; index < misfortunes.ends || !traffic.isOver; index += 1) {
        begin(`o${index}`);
        await pass(long ? 60 : 100);
        // Each lasts until it was seen: what comes and goes between two looks, and 30 newer ones, may be missed.
        while (index - done.length >= lasting && (seen.get(`o${done.length}`) ?? 0) > 1) {
          end(`o${done.length}`);
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
      await start(1);
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
    expect(done.length).toBeGreaterThanOrEqual(misfortunes.ends / 2);
    const missing = () => tabs.flatMap(({ ended }) => done.filter((id) => !ended.has(id)));
    await expect.poll(missing, { timeout: 30_000 }).toEqual([]);
    for (const { told } of tabs) expect(told.filter((id, index) => told.indexOf(id) !== index)).toEqual([]);
    // A tab that was never sent anew what it knew already has heard of every end by itself.
    expect(tabs.some(({ told }) => told.length >= done.length * 0.9)).toBe(true);
  });

  it('and a tab goes on at another console without a snapshot', async () => {
    await start(2);
    const browser = await signIn();
    begin('moves');
    const [stays, goes] = [openTab(browser, 0), openTab(browser, 0)];
    await expect.poll(() => tabs.every(({ snapshots }) => snapshots === 1)).toBe(true);
    expect(goes.place).toBe(consoles[0]?.url);
    goes.cut();
    end('moves');
    await expect.poll(() => [stays, goes].every(({ told }) => told.includes('moves')), { timeout: 10_000 }).toBe(true);
    expect(goes.place).toBe(consoles[1]?.url);
    expect(goes.snapshots).toBe(1);
  });
});

describe('what one console knows', limit, () => {
  it('of accepted work makes the one that looks do so at once', async () => {
    await start(2);
    const browser = await signIn();
    for (const index of [0, 1]) openTab(browser, index);
    await expect.poll(() => tabs.every(({ snapshots }) => snapshots === 1)).toBe(true);
    // Nothing runs: it is looked for less and less.
    await pass(6_000);
    const { behave } = region;
    region.behave = (request, response, body) => {
      if (request.method !== 'POST') return behave(request, response, body);
      begin('accepted');
      return sendJson(response, 201, {});
    };
    const led = await leader();
    const person = new Browser(consoles.find((one) => one !== led)!.port);
    person.cookie = browser.cookie;
    const begun = performance.now();
    const path = `/api/regions/${region.name}/kubernetes/spaces/${spaceId}/clusters`;
    expect((await person.ask('POST', path, { body: {} })).status).toBe(201);
    await expect.poll(() => tabs.every(({ heard }) => heard.includes('operation')), { interval: 20 }).toBe(true);
    expect(performance.now() - begun).toBeLessThan(1_400);
    region.behave = behave;
  });

  it('of a session that has ended ends its streams everywhere, also when notices are lost', async () => {
    await start(2);
    const [heard, unheard] = [await signIn(), await signIn()];
    const one = openTab(heard, 1);
    await expect.poll(() => one.snapshots).toBe(1);
    const begun = performance.now();
    expect((await heard.ask('DELETE', '/api/session')).status).toBe(204);
    await expect.poll(() => one.isOver, { interval: 20 }).toBe(true);
    expect(performance.now() - begun).toBeLessThan(1_000);

    const other = openTab(unheard, 1);
    await expect.poll(() => other.snapshots).toBe(1);
    // As by a process that nobody hears: without a word.
    const log = pino({ level: 'silent' });
    const stores = openRedisStores({ address: readRedisUrl(redis.url)!, prefix: 'portico', log });
    for (const session of await stores.tokens.sessionsOf(region.name, region.accounts.clientId)) {
      await wire.send('DEL', `portico:session:{${session}}`);
    }
    await stores.close();
    await expect.poll(() => other.isOver, { timeout: 20_000, interval: 50 }).toBe(true);
  });
});
