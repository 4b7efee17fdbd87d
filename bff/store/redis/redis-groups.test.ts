/** The store on a Cluster, and behind Sentinels that put a replica in the place of a master. */
import { setTimeout as pass } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCluster, startSentinel, type RedisGroup } from '#testing/redis-groups.ts';
import { readRedisUrl } from '#bff/config/redis-url.ts';
import { describeStore } from '#bff/store/store-suite-for-tests.ts';
import type { Stores } from '#bff/store/stores.ts';
import { openRedisStores } from './redis-store.ts';

const long = process.env['TEST_LONG'] === '1';
const log = pino({ level: 'silent' });

async function open({ url }: RedisGroup, prefix: string): Promise<Stores> {
  const stores = openRedisStores({ address: readRedisUrl(url)!, prefix, log });
  await expect.poll(() => answersNow(stores), { interval: 10 }).toBe(true);
  return stores;
}

function answersNow(stores: Stores): Promise<boolean> {
  return stores.sessions.load('').then(
    () => true,
    () => false,
  );
}

let cluster: RedisGroup;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => cluster.end());

let count = 0;
describeStore('a store on a Cluster of three masters', async () => {
  count += 1;
  const prefix = `test-${count}`;
  return { open: () => open(cluster, prefix), elapse: (time) => pass(time), end: async () => undefined };
});

it.runIf(long)('goes on with the replica when the master of a Sentinel is gone', { timeout: 60_000 }, async () => {
  const group = await startSentinel();
  const [one, two] = await Promise.all([open(group, 'portico'), open(group, 'portico')]);
  await one.sessions.save('s', { createdAt: 1, lastActivity: 2 });
  await one.tokens.put('s', { region: 'eu-std-1', clientId: 'c', expiresAt: 9, sealed: Uint8Array.of(1) });
  // What the master acknowledges has not reached the replica yet.
  await pass(500);
  await group.servers[0]?.kill();
  const begun = performance.now();
  await expect.poll(() => answersNow(one), { interval: 20, timeout: 30_000 }).toBe(true);
  await expect.poll(() => answersNow(two), { interval: 20, timeout: 30_000 }).toBe(true);
  expect(performance.now() - begun).toBeLessThan(20_000);
  await expect
    .poll(
      () =>
        one.sessions.markActivity('s', 5).then(
          () => 'written',
          () => 'refused',
        ),
      { timeout: 20_000 },
    )
    .toBe('written');
  expect(await two.sessions.loadWithToken('s', 'eu-std-1')).toMatchObject({
    session: { lastActivity: 5 },
    token: { clientId: 'c' },
  });
  // Notices find their way again as well.
  const heard: string[] = [];
  two.broadcast.hear('greeting', (text) => heard.push(text));
  await expect
    .poll(() => (one.broadcast.tell('greeting', 'hello'), heard.length), { interval: 100, timeout: 20_000 })
    .toBeGreaterThan(0);
  await Promise.all([one.close(), two.close()]);
  await group.end();
});
