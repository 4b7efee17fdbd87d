/**
 * Tokens in Redis, fields of the hash of their session (session-hash.ts). Beside them is a set for each account of a region:
 * sessions that may be signed in as it, and when that was noted, which is checked against them.
 */
import { randomInt } from 'node:crypto';
import type { Tokens } from '#bff/store/stores.ts';
import { sessionTopic, type Redis } from './redis.ts';
import { script } from './script.ts';
import { toFields, tokenFields, tokensIn, toToken, writeToken } from './session-hash.ts';

/** Longer than any session lasts. Milliseconds. */
const longestLife = 31 * 24 * 60 * 60_000;

// In those of a session KEYS[1] is the session, ARGV[1] the channel, ARGV[2] the notice, ARGV[3] and ARGV[4] the fields.
/** Starts at a random version: a record put after a deletion is never taken for the one before it. */
const put = script(`
  if redis.call('HEXISTS', KEYS[1], 'created') == 0 then return 0 end
  if redis.call('HSETNX', KEYS[1], ARGV[4], ARGV[6]) == 0 then redis.call('HINCRBY', KEYS[1], ARGV[4], 1) end
  redis.call('HSET', KEYS[1], ARGV[3], ARGV[5])
  redis.call('PUBLISH', ARGV[1], ARGV[2])
  return 1`);
const replace = script(`
  if redis.call('HGET', KEYS[1], ARGV[4]) ~= ARGV[6] then return 0 end
  redis.call('HSET', KEYS[1], ARGV[3], ARGV[5])
  redis.call('PUBLISH', ARGV[1], ARGV[2])
  return redis.call('HINCRBY', KEYS[1], ARGV[4], 1)`);
const remove = script(`
  local version = redis.call('HGET', KEYS[1], ARGV[4])
  if not version or (ARGV[5] and ARGV[5] ~= version) then return 0 end
  redis.call('HDEL', KEYS[1], ARGV[3], ARGV[4])
  redis.call('PUBLISH', ARGV[1], ARGV[2])
  return 1`);
const note = script(`
  redis.call('ZADD', KEYS[1], redis.call('TIME')[1], ARGV[1])
  redis.call('PEXPIRE', KEYS[1], ARGV[2])`);
/** What is noted comes ahead of its token: what has none yet is left for a minute. */
const forget = script(`
  local since = redis.call('TIME')[1] - 60
  for _, session in ipairs(ARGV) do
    local noted = redis.call('ZSCORE', KEYS[1], session)
    if noted and tonumber(noted) < since then redis.call('ZREM', KEYS[1], session) end
  end`);

export function createRedisTokens(redis: Redis): Tokens {
  const accountKey = (region: string, clientId: string) => redis.key('signed-in', `${region}/${clientId}`);
  /** What the scripts on a session begin with. */
  const about = (session: string, region: string) =>
    [redis.channel, redis.notice(sessionTopic, session), ...tokenFields(region)] as const;
  const load = async (session: string, region: string) =>
    toToken((await redis.send('HMGET', redis.sessionKey(session), ...tokenFields(region))) as (string | null)[]);

  return {
    load,
    async list(session) {
      return tokensIn(toFields(await redis.send('HGETALL', redis.sessionKey(session))));
    },
    async sessionsOf(region, clientId) {
      const account = accountKey(region, clientId);
      const noted = (await redis.send('ZRANGE', account, 0, -1)) as string[];
      const tokens = await Promise.all(noted.map((session) => load(session, region)));
      const isOf = (index: number) => tokens[index]?.clientId === clientId;
      const stale = noted.filter((_, index) => !isOf(index));
      if (stale.length > 0) await redis.run(forget, [account], ...stale);
      return noted.filter((_, index) => isOf(index));
    },
    async put(session, record) {
      await redis.run(note, [accountKey(record.region, record.clientId)], session, longestLife);
      const first = randomInt(1_000_000_000_000);
      const keys = [redis.sessionKey(session)] as const;
      return (await redis.run(put, [...keys], ...about(session, record.region), writeToken(record), first)) === 1;
    },
    async replace(session, record) {
      const { region, version } = record;
      const keys = [redis.sessionKey(session)] as const;
      const next = await redis.run(replace, [...keys], ...about(session, region), writeToken(record), version);
      return next === 0 ? undefined : { ...record, version: Number(next) };
    },
    async delete(session, region, version) {
      const at = version === undefined ? [] : [version];
      return (await redis.run(remove, [redis.sessionKey(session)], ...about(session, region), ...at)) === 1;
    },
  };
}
