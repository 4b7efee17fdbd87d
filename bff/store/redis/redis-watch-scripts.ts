/**
 * What the watch has Redis do in one step. Keys, all with one hash tag: the clock of all commits, who lives, and of a
 * subject what is known of it and its latest events.
 */
import { pulseLasts } from '#bff/store/watch-store.ts';
import { script } from './script.ts';

/**
 * ARGV: the highest number that the caller has seen, and an epoch to begin should that be missing here: Redis has lost
 * writes then (a failover, a crash), and numbers that were given out must not be given out again.
 */
const prelude = `
  local function text(number) return string.format('%.0f', number) end
  local number = tonumber(redis.call('HGET', KEYS[1], 'number'))
  if not number or number < tonumber(ARGV[1]) then
    number = math.max(number or 0, tonumber(ARGV[1]))
    redis.call('HSET', KEYS[1], 'number', text(number), 'epoch', ARGV[2])
  end
  local epoch = redis.call('HGET', KEYS[1], 'epoch')
  local time = redis.call('TIME')
  local now = time[1] * 1000 + math.floor(time[2] / 1000)
  local function lives(member)
    local at = redis.call('ZSCORE', KEYS[2], member)
    return at and tonumber(at) > now - ${pulseLasts}
  end`;

/** ARGV: …, member. */
export const beat = script(`${prelude}
  redis.call('ZADD', KEYS[2], text(now), ARGV[3])
  redis.call('ZREMRANGEBYSCORE', KEYS[2], '-inf', text(now - ${pulseLasts}))
  return {epoch, text(number), redis.call('ZRANGE', KEYS[2], 0, -1)}`);

/** ARGV: …, member, membership, since, life of the keys, channel, notice of a membership, notice of a commit. */
export const join = script(`${prelude}
  if redis.call('EXISTS', KEYS[3]) == 0 then
    number = redis.call('HINCRBY', KEYS[1], 'number', 1)
    redis.call('HSET', KEYS[3], 'floor', text(number), 'last', text(number))
    redis.call('PUBLISH', ARGV[7], ARGV[9] .. ' ' .. text(number) .. ' ' .. text(number) .. ' {"events":[]}')
  end
  local field = 'member:' .. ARGV[3]
  if redis.call('HGET', KEYS[3], field) ~= ARGV[4] then
    redis.call('HSET', KEYS[3], field, ARGV[4])
    redis.call('PUBLISH', ARGV[7], ARGV[8])
  end
  redis.call('PEXPIRE', KEYS[3], ARGV[6])
  redis.call('PEXPIRE', KEYS[4], ARGV[6])
  local all = redis.call('HGETALL', KEYS[3])
  for index = 1, #all, 2 do
    local member = string.match(all[index], '^member:(.*)')
    if member and member ~= ARGV[3] and not lives(member) then redis.call('HDEL', KEYS[3], all[index]) end
  end
  return {text(number), all, redis.call('XRANGE', KEYS[4], ARGV[5], '+')}`);

/** ARGV: …, member, how long what is known outlives the last member, channel, notice of a membership, notice of a leader. */
export const part = script(`${prelude}
  if redis.call('HDEL', KEYS[3], 'member:' .. ARGV[3]) == 1 then redis.call('PUBLISH', ARGV[5], ARGV[6]) end
  if redis.call('HGET', KEYS[3], 'leader') == ARGV[3] then
    redis.call('HDEL', KEYS[3], 'leader')
    redis.call('PUBLISH', ARGV[5], ARGV[7])
  end
  for _, field in ipairs(redis.call('HKEYS', KEYS[3])) do
    if string.sub(field, 1, 7) == 'member:' then return end
  end
  redis.call('PEXPIRE', KEYS[3], ARGV[4])
  redis.call('PEXPIRE', KEYS[4], ARGV[4])`);

/** ARGV: …, member, channel, notice of a leader. */
export const claim = script(`${prelude}
  if redis.call('EXISTS', KEYS[3]) == 0 then return {''} end
  local before = redis.call('HGET', KEYS[3], 'leader')
  if before and before ~= ARGV[3] and lives(before) then return {before} end
  local fence = redis.call('HINCRBY', KEYS[3], 'fence', 1)
  redis.call('HSET', KEYS[3], 'leader', ARGV[3])
  redis.call('HDEL', KEYS[3], 'fresh')
  redis.call('PUBLISH', ARGV[4], ARGV[5])
  return {ARGV[3], fence, redis.call('HGET', KEYS[3], 'state') or '', (before and before ~= ARGV[3]) and 1 or 0}`);

/** ARGV: …, member, fence, channel, notice of a leader. */
export const release = script(`${prelude}
  local held = redis.call('HMGET', KEYS[3], 'leader', 'fence')
  if held[1] ~= ARGV[3] or held[2] ~= ARGV[4] then return end
  redis.call('HDEL', KEYS[3], 'leader')
  redis.call('PUBLISH', ARGV[5], ARGV[6])`);

/** ARGV: …, member, fence, state, entries kept, channel, notice of a commit, its events and state, place of a snapshot, events… */
export const commit = script(`${prelude}
  local held = redis.call('HMGET', KEYS[3], 'leader', 'fence', 'floor')
  if held[1] ~= ARGV[3] or held[2] ~= ARGV[4] then return {0} end
  local count = #ARGV - 10
  local last = redis.call('HINCRBY', KEYS[1], 'number', math.max(1, count))
  local first = last - math.max(1, count) + 1
  local floor = held[3]
  local restart = tonumber(ARGV[10])
  if restart > 0 then
    redis.call('DEL', KEYS[4])
    floor = text(first + restart - 1)
  end
  for index = restart + 1, count do
    redis.call('XADD', KEYS[4], text(first + index - 1) .. '-1', 'event', ARGV[10 + index])
  end
  local over = redis.call('XLEN', KEYS[4]) - tonumber(ARGV[6])
  if over > 0 then
    local gone = redis.call('XRANGE', KEYS[4], '-', '+', 'COUNT', over)
    floor = string.match(gone[over][1], '^%d+')
    redis.call('XTRIM', KEYS[4], 'MAXLEN', ARGV[6])
  end
  redis.call('HSET', KEYS[3], 'floor', floor, 'last', text(last), 'state', ARGV[5], 'fresh', '1')
  local life = redis.call('PTTL', KEYS[3])
  if life > 0 then redis.call('PEXPIRE', KEYS[4], life) end
  redis.call('PUBLISH', ARGV[7], ARGV[8] .. ' ' .. text(first) .. ' ' .. text(last) .. ' ' .. ARGV[9])
  return {1, text(first), text(last)}`);
