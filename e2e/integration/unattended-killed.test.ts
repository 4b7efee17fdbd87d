/** Runs of a session that is over for browsers, while consoles are killed, and when the region lets go of the account. */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AdvancingClock } from '#shared/clock.ts';
import { runsPath, type Run } from '#shared/run.ts';
import { startRedis, type RedisServer } from '#testing/redis-server.ts';
import { freePorts } from '#testing/test-server.ts';
import { assigning, runOfAssignments, type Assignments } from './assigning-region.ts';
import { Browser } from './browser.ts';
import { sendJson, startFaultyRegion, type FaultyRegion } from './faulty-region.ts';
import { MortalConsoles } from './mortal-console.ts';
import { startConsole } from './test-console.ts';

const lives = 3_600;

let region: FaultyRegion;
let isAccepted: boolean;
/** Reads are answered "later" until then; performance.now(). */
let waitsUntil: number;
let done: Assignments;

beforeAll(async () => {
  region = await startFaultyRegion();
  region.grant = (_form, response) => {
    if (!isAccepted) return sendJson(response, 400, { error: 'invalid_grant' });
    const tokens = { access_token: randomUUID(), refresh_token: randomUUID(), expires_in: lives, token_type: 'Bearer' };
    return sendJson(response, 200, tokens);
  };
  const assign = assigning(() => done);
  region.behave = (request, response, body) => {
    const wait = Math.ceil((waitsUntil - performance.now()) / 1_000);
    if (!isAccepted) return sendJson(response, 401, { title: 'Unauthorized', status: 401 });
    if (wait > 0) return void response.writeHead(429, { 'retry-after': String(wait) }).end();
    return assign(request, response, body);
  };
});
beforeEach(() => {
  isAccepted = true;
  waitsUntil = 0;
  done = new Map();
});
afterAll(() => region.close());

const read = async (id: string, by: Browser) => (await by.get(`${runsPath}/${id}`)).json() as Run;

/** A run that was confirmed, and waits for its region for so many seconds. */
async function beginWaiting(browser: Browser, seconds: number): Promise<string> {
  await browser.signIn(region);
  const body = runOfAssignments(region.name, 20);
  const { id } = (await browser.ask('POST', runsPath, { body })).json() as Run;
  await expect.poll(() => read(id, browser), { interval: 20 }).toMatchObject({ state: 'ready' });
  waitsUntil = performance.now() + seconds * 1_000;
  expect((await browser.ask('POST', `${runsPath}/${id}/confirm`)).status).toBe(200);
  await expect.poll(() => read(id, browser), { interval: 20 }).toMatchObject({ state: 'waiting' });
  return id;
}

it('is paused with the reason once its region does not accept the account any more, and its session ends', async () => {
  const clock = new AdvancingClock();
  const bff = await startConsole({ regions: [region], clock });
  const database = new DatabaseSync(join(bff.dataDir, 'console.sqlite'), { readOnly: true });
  const kept = () => database.prepare('SELECT key FROM sessions').all().length;
  const id = await beginWaiting(bff.browser(), 4_000);
  const colleague = bff.browser();
  await colleague.signIn(region);
  clock.advance(3_500_000);
  expect((await colleague.ask('POST', '/api/session/activity')).status).toBe(204);
  clock.advance(150_000);
  await bff.console.endExpired();
  [isAccepted, waitsUntil] = [false, 0];
  clock.advance(400_000);
  await expect
    .poll(() => read(id, colleague), { timeout: 5_000 })
    .toMatchObject({ state: 'paused', reason: 'refused' });
  expect(kept()).toBe(2);
  clock.advance(61_000);
  await bff.console.endExpired();
  expect(kept()).toBe(1);

  isAccepted = true;
  await bff.browser().signIn(region);
  expect(await read(id, colleague)).toMatchObject({ state: 'paused', reason: 'refused' });
  expect((await colleague.ask('POST', `${runsPath}/${id}/resume`)).status).toBe(200);
  await expect.poll(() => read(id, colleague)).toMatchObject({ state: 'done' });
  database.close();
  await bff.close();
});

describe('with nobody there', { timeout: 120_000 }, () => {
  let redis: RedisServer;
  let consoles: MortalConsoles;
  beforeEach(async () => {
    redis = await startRedis();
    consoles = new MortalConsoles(region, redis, { IDLE_SECONDS: '5', ABSOLUTE_SECONDS: '600' });
  });
  afterEach(async () => {
    await consoles.close();
    await redis.end();
  });

  it('goes on in whichever console is left, before and after the session was closed, each step done once', async () => {
    const [first = 0, second = 0] = await freePorts(2);
    await consoles.startOn(first);
    const other = await consoles.startOn(second);
    const browser = new Browser(first);
    await beginWaiting(browser, 45);
    const { cookie } = browser;
    await expect.poll(async () => (await browser.get('/api/session')).status, { timeout: 10_000 }).toBe(401);
    await consoles.kill(first);
    // Rounds are half a minute apart.
    await other.says('closed to browsers, work goes on');
    await consoles.startOn(first);
    await consoles.kill(second);
    await consoles.startOn(second);
    const thief = new Browser(second);
    thief.cookie = cookie;
    expect((await thief.get('/api/session')).status).toBe(401);
    expect(done.size).toBe(0);
    await expect.poll(() => done.size, { timeout: 60_000 }).toBe(20);
    expect([...done.values()]).toEqual(Array.from({ length: 20 }, () => 1));
  });
});
