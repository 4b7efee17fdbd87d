import type { Counters } from '#bff/store/stores.ts';
import type { Redis } from './redis.ts';
import { script } from './script.ts';

const add = script(`
  local count = redis.call('INCRBY', KEYS[1], ARGV[1])
  local left = redis.call('PTTL', KEYS[1])
  if left < 0 then
    redis.call('PEXPIRE', KEYS[1], ARGV[2])
    left = tonumber(ARGV[2])
  end
  if count < 0 then
    redis.call('SET', KEYS[1], '0', 'KEEPTTL')
    count = 0
  end
  return {count, left}`);

/** A number each, which goes when its window ends. */
export function createRedisCounters(redis: Redis): Counters {
  return {
    async add(name, amount, window) {
      const [count, resetsIn] = (await redis.run(add, [redis.key('count', name)], amount, window)) as [number, number];
      return { count, resetsIn };
    },
    async reset(name) {
      await redis.send('DEL', redis.key('count', name));
    },
  };
}
