import { setTimeout as pass } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pino } from 'pino';
import { startRedis, type RedisServer } from '#testing/redis-server.ts';
import { readRedisUrl } from '#bff/config/redis-url.ts';
import { StoreUnavailable } from '#bff/store/store-unavailable.ts';
import { describeStore } from '#bff/store/store-suite-for-tests.ts';
import { Redis } from './redis.ts';
import { openRedisStores } from './redis-store.ts';

const silent = pino({ level: 'silent' });

let server: RedisServer;
beforeAll(async () => {
  server = await startRedis();
});
afterAll(() => server.end());

let count = 0;
const open = (prefix: string, log = silent) => openRedisStores({ address: readRedisUrl(server.url)!, prefix, log });

describeStore('a store on Redis', async () => {
  count += 1;
  const prefix = `test-${count}`;
  return {
    async open() {
      const stores = open(prefix);
      await expect
        .poll(
          () =>
            stores.sessions.load('').then(
              () => true,
              () => false,
            ),
          { interval: 10 },
        )
        .toBe(true);
      return stores;
    },
    elapse: (milliseconds) => pass(milliseconds),
    end: async () => undefined,
  };
});

it('says at start what the server would lose', async () => {
  const lines: string[] = [];
  const isAboutSettings = (line: string) => /appendonly|maxmemory-policy/.test(line);
  const log = pino({ level: 'warn' }, { write: (line: string) => isAboutSettings(line) && lines.push(line) });
  const careless = await startRedis('--appendonly', 'no', '--maxmemory-policy', 'allkeys-lru');
  const fine = open('settings', log);
  const stores = openRedisStores({ address: readRedisUrl(careless.url)!, prefix: 'portico', log });
  await expect.poll(() => lines.length, { interval: 10 }).toBe(2);
  expect(lines[0]).toContain('appendonly yes');
  expect(lines[1]).toContain('maxmemory-policy allkeys-lru');
  await Promise.all([fine.close(), stores.close()]);
  await careless.end();
});

it('forgets what another process has changed, and everything when notices may have been missed', async () => {
  const [one, two] = [open('notices'), open('notices')];
  await one.sessions.save('s', { createdAt: 1, lastActivity: 1 });
  await expect
    .poll(async () => (await two.sessions.load('s')) && two.sessions.recall?.('s'), { interval: 10 })
    .toBeDefined();
  await one.sessions.delete('s');
  await expect.poll(() => two.sessions.recall?.('s'), { interval: 5, timeout: 1_000 }).toBeUndefined();
  await one.sessions.save('t', { createdAt: 1, lastActivity: 1 });
  await two.sessions.load('t');
  await server.kill();
  await server.start();
  await expect.poll(() => two.sessions.recall?.('t'), { interval: 5, timeout: 5_000 }).toBeUndefined();
  await Promise.all([one.close(), two.close()]);
});

it('begins a new epoch of the watch where numbers were lost, and gives none of them out again', async () => {
  const lossy = await startRedis();
  const stores = openRedisStores({ address: readRedisUrl(lossy.url)!, prefix: 'lost', log: silent });
  const { watch } = stores;
  await expect.poll(() => watch.beat().catch(() => undefined), { interval: 50 }).toBeDefined();
  const { last } = await watch.join('s', { isWilling: true, isInView: true });
  const { epoch } = await watch.beat();
  const wire = new Redis({ address: readRedisUrl(lossy.url)!, prefix: '', changed: () => {}, failed: () => {} });
  await expect.poll(() => wire.send('FLUSHALL', 'SYNC').catch(() => undefined), { interval: 50 }).toBe('OK');
  const after = await watch.beat();
  expect(after.epoch).not.toBe(epoch);
  expect(after.number).toBe(last);
  expect((await watch.join('s', { isWilling: true, isInView: true })).last).toBe(last + 1);
  wire.close();
  await stores.close();
  await lossy.end();
});

it('goes on reading where Redis has no memory left to write', async () => {
  const full = await startRedis('--maxmemory', '1mb', '--maxmemory-policy', 'noeviction');
  const stores = openRedisStores({ address: readRedisUrl(full.url)!, prefix: 'portico', log: silent });
  const read = () => stores.sessions.load('s').catch(() => 'failed');
  await expect.poll(read, { interval: 10 }).toBeUndefined();
  for (let turn = 0; turn < 3; turn += 1) {
    await expect(stores.sessions.save('s', { createdAt: 1, lastActivity: 1 })).rejects.toThrow(StoreUnavailable);
    expect(await read()).toBeUndefined();
    expect(stores.isUp).toBe(true);
  }
  await stores.close();
  await full.end();
});

it('goes on where its user may not ask for settings', async () => {
  const own = await startRedis();
  const wire = new Redis({ address: readRedisUrl(own.url)!, prefix: '', changed: () => {}, failed: () => {} });
  const rights = ['on', '>p@ss', '~portico:*', '&portico:*', '+@all', '-@dangerous'];
  await expect
    .poll(() => wire.send('ACL', 'SETUSER', 'console', ...rights).catch(() => ''), { interval: 10 })
    .toBe('OK');
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => lines.push(line) });
  const address = readRedisUrl(own.url.replace('//', '//console:p%40ss@'))!;
  const stores = openRedisStores({ address, prefix: 'portico', log });
  await expect.poll(() => lines.length, { interval: 10 }).toBe(1);
  expect(lines[0]).toContain('INFO');
  expect(stores.isUp).toBe(true);
  await stores.sessions.save('s', { createdAt: 1, lastActivity: 1 });
  wire.close();
  await stores.close();
  await own.end();
});

it('writes nothing where the database of its address cannot be had, and says why', async () => {
  const own = await startRedis('--databases', '2');
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) });
  const stores = openRedisStores({ address: readRedisUrl(`${own.url}/2`)!, prefix: 'portico', log });
  for (let turn = 0; turn < 6; turn += 1) {
    await expect(stores.sessions.save('s', { createdAt: 1, lastActivity: 1 })).rejects.toThrow(StoreUnavailable);
    await pass(210);
  }
  expect(lines[0]).toContain('DB index is out of range');
  const wire = new Redis({ address: readRedisUrl(own.url)!, prefix: '', changed: () => {}, failed: () => {} });
  await expect.poll(() => wire.send('INFO', 'keyspace').catch(() => ''), { interval: 10 }).toBe('# Keyspace\r\n');
  wire.close();
  await stores.close();
  await own.end();
});
