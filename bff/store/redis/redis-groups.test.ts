/** The store on a Cluster, and behind Sentinels that put a replica in the place of a master. */
import { setTimeout as pass } from 'node:timers/promises';
import { inspect } from 'node:util';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCluster, startSentinel, type RedisGroup } from '#testing/redis-groups.ts';
import { readRedisUrl } from '#bff/config/redis-url.ts';
import { describeStore } from '#bff/store/store-suite-for-tests.ts';
import { StoreUnavailable } from '#bff/store/store-unavailable.ts';
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

const secret = 'only-the-console-knows';

async function expectToSayNoSecret(url: string): Promise<void> {
  const lines: string[] = [];
  const talkative = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) });
  const stores = openRedisStores({ address: readRedisUrl(url)!, prefix: 'portico', log: talkative });
  await expect.poll(() => lines.join(''), { interval: 10 }).toMatch(/WRONGPASS|AUTH/);
  const refused = await stores.sessions.load('s').catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(StoreUnavailable);
  expect(inspect(refused, { depth: 9, showHidden: true })).not.toContain(secret);
  expect(lines.join('')).not.toContain(secret);
  await stores.close();
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

it('waits for its first connection before it says that there is none', async () => {
  const lines: string[] = [];
  const talkative = pino({ level: 'info' }, { write: (line: string) => lines.push(line) });
  const stores = openRedisStores({ address: readRedisUrl(cluster.url)!, prefix: 'portico', log: talkative });
  expect(await stores.sessions.load('nobody')).toBeUndefined();
  expect(lines).toEqual([]);
  await stores.close();
});

it('finds the master by Sentinels, which are asked with a login of their own', async () => {
  const group = await startSentinel();
  const stores = await open(group, 'portico');
  await stores.sessions.save('s', { createdAt: 1, lastActivity: 2 });
  await stores.close();
  await expectToSayNoSecret(group.url.replace('of%20sentinels', secret));
  await expectToSayNoSecret(group.url.replace('//', `//app:${secret}@`));
  await group.end();
});

it('says nothing of a login that is refused', () =>
  Promise.all(
    [cluster.url, cluster.servers[0]!.url].map((url) => expectToSayNoSecret(url.replace('//', `//app:${secret}@`))),
  ));

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
