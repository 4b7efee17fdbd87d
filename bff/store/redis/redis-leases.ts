import { ReleaseBells } from '#bff/store/release-bells.ts';
import type { Leases } from '#bff/store/stores.ts';
import type { Redis } from './redis.ts';
import { script } from './script.ts';

const topic = 'released';
/** For so long after its last use a name remembers its fence; after that the clock alone keeps fences growing. Milliseconds. */
const remembered = 24 * 60 * 60_000;

const now = `
  local time = redis.call('TIME')
  local now = time[1] * 1000 + math.floor(time[2] / 1000)`;
const take = script(`${now}
  local held = redis.call('HMGET', KEYS[1], 'owner', 'until', 'fence')
  if held[1] and tonumber(held[2]) > now then return {0, tonumber(held[2]) - now} end
  local fence = math.max(time[1] * 1000000 + time[2], (tonumber(held[3]) or 0) + 1)
  redis.call('HSET', KEYS[1], 'owner', ARGV[1], 'until', string.format('%.0f', now + ARGV[2]), 'fence', string.format('%.0f', fence))
  redis.call('PEXPIRE', KEYS[1], ARGV[3])
  return {1, fence}`);
const prolong = script(`${now}
  local held = redis.call('HMGET', KEYS[1], 'owner', 'until')
  if held[1] ~= ARGV[1] or tonumber(held[2]) <= now then return 0 end
  redis.call('HSET', KEYS[1], 'until', string.format('%.0f', now + ARGV[2]))
  redis.call('PEXPIRE', KEYS[1], ARGV[3])
  return 1`);
const release = script(`
  if redis.call('HGET', KEYS[1], 'owner') ~= ARGV[1] then return end
  redis.call('HDEL', KEYS[1], 'owner', 'until')
  redis.call('PUBLISH', ARGV[2], ARGV[3])`);

/** By the clock of Redis. */
export function createRedisLeases(redis: Redis): Leases {
  const bells = new ReleaseBells();
  redis.hear(topic, (name) => bells.ring(name));
  const keyOf = (name: string) => redis.key('lease', name);
  return {
    async take(name, owner, length) {
      const [isHeld, number] = (await redis.run(take, [keyOf(name)], owner, length, remembered)) as [number, number];
      return isHeld === 1 ? { isHeld: true, fence: number } : { isHeld: false, freeIn: number };
    },
    async prolong(name, owner, length) {
      return (await redis.run(prolong, [keyOf(name)], owner, length, remembered)) === 1;
    },
    async release(name, owner) {
      await redis.run(release, [keyOf(name)], owner, redis.channel, redis.notice(topic, name));
      bells.ring(name);
    },
    onRelease: (name, listener) => bells.listen(name, listener),
  };
}
