import { setTimeout as pass } from 'node:timers/promises';
import { afterAll, beforeAll, expect } from 'vitest';
import { pino } from 'pino';
import { startRedis, type RedisServer } from '#testing/redis-server.ts';
import { readRedisUrl } from '#bff/config/redis-url.ts';
import { describeStore } from '#bff/store/store-suite-for-tests.ts';
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
