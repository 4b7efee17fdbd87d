/** Consoles that are killed amid a run: no step is done twice, none is forgotten, and another process goes on by itself. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startRedis, type RedisServer } from '#testing/redis-server.ts';
import { freePorts } from '#testing/test-server.ts';
import type { Run } from '#shared/run.ts';
import { assigning, runOfAssignments, type Assignments } from './assigning-region.ts';
import { Browser } from './browser.ts';
import { sendJson, startFaultyRegion, type FaultyRegion } from './faulty-region.ts';
import { MortalConsoles } from './mortal-console.ts';

const long = process.env['TEST_LONG'] === '1';
const steps = long ? 2_000 : 60;
const kills = long ? 200 : 2;
const limit = { timeout: long ? 3_600_000 : 120_000 };

let region: FaultyRegion;
let done: Assignments;
/** Told of each write once it was carried out, before it is answered. */
let onWrite: () => void;
/** When the region was asked last for anything. */
let askedAt: number;
let consoles: MortalConsoles;
let redis: RedisServer | undefined;
let ports: number[];

beforeAll(async () => {
  region = await startFaultyRegion();
  region.grant = (_form, response) => {
    sendJson(response, 200, { access_token: 'token', expires_in: 86_400, token_type: 'Bearer' });
  };
  const assign = assigning(() => done);
  region.behave = (request, response, body) => {
    askedAt = performance.now();
    assign(request, response, body);
    if (request.method !== 'GET') onWrite();
  };
});
beforeEach(() => {
  done = new Map();
  onWrite = () => undefined;
  redis = undefined;
});
afterEach(async () => {
  await consoles.close();
  await redis?.end();
});
afterAll(() => region.close());

/** Begins a run on the first console and has it confirmed. */
async function begin(): Promise<{ readonly id: string; readonly cookie: string | undefined }> {
  const browser = new Browser(ports[0]!);
  await browser.signIn(region);
  const body = runOfAssignments(region.name, steps);
  const { id } = (await browser.ask('POST', '/api/runs', { body })).json() as Run;
  const state = async () => ((await browser.get(`/api/runs/${id}`)).json() as Run).state;
  await expect.poll(state, { timeout: limit.timeout }).toBe('ready');
  expect(done.size).toBe(0);
  expect((await browser.ask('POST', `/api/runs/${id}/confirm`)).status).toBe(200);
  return { id, cookie: browser.cookie };
}

/** What any of the consoles says of the run; undefined while none answers. */
async function ask({ id, cookie }: { id: string; cookie: string | undefined }): Promise<Run | undefined> {
  for (const port of ports) {
    const browser = new Browser(port);
    browser.cookie = cookie;
    const answer = await browser.get(`/api/runs/${id}`).catch(() => undefined);
    if (answer?.status === 200) return answer.json() as Run;
  }
  return undefined;
}

/**
 * Kills the consoles in turn while the run goes on, each amid a call, and starts them again. Resolves with how long it took
 * each time until another one worked on the run, where there is one. Milliseconds.
 */
async function killAmid(run: { id: string; cookie: string | undefined }): Promise<readonly number[]> {
  const takenOver: number[] = [];
  for (let count = 1; count <= kills; count += 1) {
    const amid = Math.floor((count * steps) / (kills + 1));
    await new Promise<void>((resolve) => {
      const look = () => done.size >= amid && resolve();
      onWrite = look;
      look();
    });
    onWrite = () => undefined;
    // Of several all but one, which goes on while the others start again.
    const killed = ports.slice(0, Math.max(1, ports.length - 1));
    for (const port of killed) await consoles.kill(port);
    const before = done.size;
    const restarted = Promise.all(killed.map((port) => consoles.startOn(port)));
    if (ports.length > 1 && before < steps) {
      const from = performance.now();
      await expect.poll(() => askedAt, { interval: 20, timeout: 30_000 }).toBeGreaterThan(from);
      takenOver.push(askedAt - from);
      await expect.poll(() => done.size, { interval: 20, timeout: 30_000 }).toBeGreaterThan(before);
      // A call on its way that was not carried out is given its time first.
      expect(performance.now() - from).toBeLessThan(20_000);
    }
    await restarted;
    ports.reverse();
  }
  await expect.poll(async () => (await ask(run))?.state, { timeout: limit.timeout }).toBe('done');
  expect((await ask(run))?.counts).toMatchObject({ todo: 0, sending: 0, failed: 0, unknown: 0, done: steps });
  expect([...done.values()].filter((times) => times !== 1)).toEqual([]);
  expect(done.size).toBe(steps);
  return takenOver;
}

describe('a run whose console is killed', limit, () => {
  it('goes on by itself once the console is there again, each step done once', async () => {
    consoles = new MortalConsoles(region);
    ports = await freePorts(1);
    await consoles.startOn(ports[0]!);
    await killAmid(await begin());
  });

  it('goes on in the other one of two consoles on a Redis, each step done once', async () => {
    redis = await startRedis();
    consoles = new MortalConsoles(region, redis);
    ports = await freePorts(2);
    await Promise.all(ports.map((port) => consoles.startOn(port)));
    const takenOver = await killAmid(await begin());
    // The lease of who was killed, and a look of the other one, while the machine starts the killed ones again.
    const middle = takenOver.toSorted((a, b) => a - b)[Math.floor((takenOver.length - 1) / 2)];
    expect(middle).toBeLessThanOrEqual(5_000);
  });
});
