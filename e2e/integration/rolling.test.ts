/** Consoles behind a balancer are replaced one after the other: whoever works meanwhile notices nothing. */
import { setMaxListeners } from 'node:events';
import { setTimeout as pass } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { AdvancingClock } from '#shared/clock.ts';
import { startRedis, type RedisServer } from '#testing/redis-server.ts';
import { killProcesses } from '#testing/test-process.ts';
import { Balancer } from './balancer.ts';
import { Browser } from './browser.ts';
import { startConsoles, type ConsoleProcess } from './console-process.ts';
import { startRegion, type TestRegion } from './test-console.ts';
import { RollingStream } from './rolling-stream.ts';

const long = process.env['TEST_LONG'] === '1';
const [streamCount, callers, stopAfter, stopStreams] = long ? [1_000, 16, '5', '20'] : [50, 6, '1', '1'];

let redis: RedisServer;
let region: TestRegion;
let balancer: Balancer;
beforeEach(async () => {
  [redis, region, balancer] = await Promise.all([
    startRedis(),
    startRegion('eu-std-1', 'STD', new AdvancingClock()),
    Balancer.start(),
  ]);
});
afterEach(async () => {
  await balancer.close();
  await killProcesses();
  await Promise.all([region.close(), redis.end()]);
});

async function startOne(): Promise<ConsoleProcess> {
  const [console] = await startConsoles(1, redis, [region], {
    PUBLIC_URL: `http://localhost:${balancer.port}`,
    STOP_AFTER_SECONDS: stopAfter,
    STOP_STREAMS_SECONDS: stopStreams,
  });
  balancer.add(console!);
  return console!;
}

it(
  `no call fails, no page is missing and every stream comes back, of ${streamCount}`,
  { timeout: long ? 600_000 : 120_000 },
  async () => {
    const consoles = [await startOne(), await startOne()];
    const person = new Browser(balancer.port);
    await expect.poll(async () => (await person.get('/healthz')).status).toBe(200);
    expect((await person.signIn(region)).status).toBe(200);

    const ending = new AbortController();
    setMaxListeners(0, ending.signal);
    const failed: string[] = [];
    let answered = 0;
    const organisation = `/api/regions/eu-std-1/iam/organisations/${region.accounts.organisationId}`;
    const asked: readonly [string, string][] = [
      [`${organisation}/users?page%5Bsize%5D=30`, '*/*'],
      ['/api/session', '*/*'],
      ['/eu-std-1', 'text/html'],
    ];
    /** Over a connection of its own that stays, as a tab does. */
    async function work(caller: number): Promise<void> {
      const browser = new Browser(balancer.port);
      browser.cookie = person.cookie;
      for (let turn = caller; !ending.signal.aborted; turn += 1) {
        const [path, accept] = asked[turn % asked.length]!;
        const status = await browser.get(path, { headers: { accept } }).then(
          (answer) => (answer.status === 200 ? 200 : `${answer.status} ${answer.text.slice(0, 200)}`),
          (error: unknown) => String(error),
        );
        if (status === 200) answered += 1;
        else failed.push(`${path}: ${status}`);
        await pass(20);
      }
    }
    const address = `http://127.0.0.1:${balancer.port}/api/watch?space=eu-std-1/${region.accounts.spaceId}`;
    const headers = { host: `localhost:${balancer.port}`, cookie: person.cookie ?? '', 'x-portico-csrf': '1' };
    const streams = Array.from({ length: streamCount }, () => new RollingStream(address, headers, ending.signal));
    const working = [...streams.map((stream) => stream.read()), ...Array.from({ length: callers }, (_, i) => work(i))];
    await expect.poll(() => streams.every(({ isLive }) => isLive), { timeout: 60_000 }).toBe(true);

    for (const former of consoles) {
      await startOne();
      former.process.kill('SIGTERM');
      expect(await former.exit).toBe(0);
    }
    await expect.poll(() => streams.every(({ isLive }) => isLive), { timeout: 60_000 }).toBe(true);
    ending.abort();
    await Promise.all(working);

    expect(failed).toEqual([]);
    expect(answered).toBeGreaterThan(100);
    expect(streams.flatMap(({ failures }) => failures)).toEqual([]);
    const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
    const returns = sum(streams.map((stream) => stream.returns));
    expect(sum(streams.map(({ snapshots }) => snapshots)) / returns).toBeLessThanOrEqual(0.05);
    // Each stood on a console that was replaced, and was told when to come back.
    expect(streams.every(({ returns }) => returns >= 1)).toBe(true);
  },
);
