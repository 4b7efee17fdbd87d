/**
 * Sessions in Redis. Each is a hash of its own (session-hash.ts), and one step writes it and tells all processes. Beside
 * them is one index, `due`: when to look at each session the next time, because it may be over by then. What it says is
 * checked against the session; nothing is ever over because of it.
 */
import type { SessionEnds, SessionRecord, Sessions } from '#bff/store/stores.ts';
import { sessionTopic, type Redis } from './redis.ts';
import { script } from './script.ts';
import {
  replacedFieldOf,
  replacedIn,
  sessionFields,
  toFields,
  toSession,
  tokenFields,
  toToken,
} from './session-hash.ts';

/** Longer than any session lasts: nothing stays for good that a process left half done. Milliseconds. */
const longestLife = 31 * 24 * 60 * 60_000;
/** Sessions are looked at this often at least, so that limits that were changed apply to them. Milliseconds. */
const lookEvery = 15 * 60_000;
const claimedAtOnce = 200;

// In all of these KEYS[1] is the session, ARGV[1] the channel and ARGV[2] the notice.
const save = script(`
  local activity = redis.call('HGET', KEYS[1], 'activity')
  if not activity or tonumber(activity) < tonumber(ARGV[4]) then activity = ARGV[4] end
  redis.call('HSET', KEYS[1], 'created', ARGV[3], 'activity', activity)
  if ARGV[6] ~= '' then redis.call('HSET', KEYS[1], 'operator', ARGV[6]) else redis.call('HDEL', KEYS[1], 'operator') end
  if ARGV[7] ~= '' then redis.call('HSET', KEYS[1], 'origin', ARGV[7]) end
  redis.call('HSETNX', KEYS[1], 'seen', '0')
  redis.call('PEXPIRE', KEYS[1], ARGV[5])
  redis.call('PUBLISH', ARGV[1], ARGV[2])`);
const markActivity = script(`
  local activity = redis.call('HGET', KEYS[1], 'activity')
  if not activity or tonumber(activity) >= tonumber(ARGV[3]) then return end
  redis.call('HSET', KEYS[1], 'activity', ARGV[3])
  redis.call('PUBLISH', ARGV[1], ARGV[2])`);
const close = script(`
  if redis.call('EXISTS', KEYS[1]) == 0 then return end
  redis.call('HSET', KEYS[1], 'closed', '1')
  redis.call('PUBLISH', ARGV[1], ARGV[2])`);
const markSeen = script(`
  if redis.call('EXISTS', KEYS[1]) == 0 then return end
  redis.call('HSET', KEYS[1], 'seen', '1')
  redis.call('PUBLISH', ARGV[1], ARGV[2])`);
const replace = script(`
  if redis.call('EXISTS', KEYS[1]) == 0 or redis.call('HEXISTS', KEYS[1], 'by') == 1 then return 0 end
  redis.call('HSET', KEYS[1], 'by', ARGV[3], 'until', ARGV[4])
  redis.call('PUBLISH', ARGV[1], ARGV[2])
  return 1`);
const noteReplaced = script(`
  if redis.call('EXISTS', KEYS[1]) == 1 then redis.call('HSET', KEYS[1], ARGV[1], '1') end`);
const remove = script(`
  redis.call('DEL', KEYS[1])
  redis.call('PUBLISH', ARGV[1], ARGV[2])`);
const claimDue = script(`
  local due = redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', ARGV[1], 'LIMIT', 0, ARGV[3])
  for _, session in ipairs(due) do redis.call('ZADD', KEYS[1], ARGV[2], session) end
  return due`);

export function createRedisSessions(redis: Redis): Sessions {
  const due = redis.key('due', 'sessions');
  const keyOf = (session: string) => redis.sessionKey(session);
  const told = (session: string) => [redis.channel, redis.notice(sessionTopic, session)] as const;
  const read = async (session: string, fields: readonly string[]) =>
    (await redis.send('HMGET', keyOf(session), ...fields)) as (string | null)[];
  const load = async (session: string) => toSession(await read(session, sessionFields));

  async function listReplaced(session: string): Promise<string[]> {
    const noted = replacedIn(toFields(await redis.send('HGETALL', keyOf(session))));
    const records = await Promise.all(noted.map(load));
    return noted.filter((_, index) => records[index]?.replaced?.by === session);
  }

  async function drop(session: string): Promise<void> {
    for (const replaced of await listReplaced(session)) await drop(replaced);
    await redis.run(remove, [keyOf(session)], ...told(session));
    await redis.send('ZREM', due, session);
  }

  /** The session, if it is over; else it is looked at again when it may be. */
  async function check(session: string, ends: SessionEnds): Promise<string | undefined> {
    const record = await load(session);
    if (record === undefined) {
      await redis.send('ZREM', due, session);
      return undefined;
    }
    const end = endOf(record, ends);
    if (end <= ends.now) return session;
    await redis.send('ZADD', due, 'XX', Math.min(end, ends.now + lookEvery), session);
    return undefined;
  }

  return {
    load,
    async loadWithToken(key, region) {
      const values = await read(key, [...sessionFields, ...tokenFields(region)]);
      const session = toSession(values);
      const token = toToken(values.slice(sessionFields.length));
      return { ...(session && { session }), ...(token && { token }) };
    },
    async save(session, { createdAt, lastActivity, operator = '', origin }) {
      const from = origin === undefined ? '' : JSON.stringify(origin);
      await redis.run(save, [keyOf(session)], ...told(session), createdAt, lastActivity, longestLife, operator, from);
      await redis.send('ZADD', due, 'NX', createdAt, session);
    },
    async markActivity(session, at) {
      await redis.run(markActivity, [keyOf(session)], ...told(session), at);
    },
    async close(session, lookAt) {
      await redis.run(close, [keyOf(session)], ...told(session));
      await redis.send('ZADD', due, 'XX', lookAt, session);
    },
    async markSeen(session) {
      await redis.run(markSeen, [keyOf(session)], ...told(session));
    },
    async replace(session, by, until) {
      await redis.run(noteReplaced, [keyOf(by)], replacedFieldOf(session));
      const isReplaced = (await redis.run(replace, [keyOf(session)], ...told(session), by, until)) === 1;
      if (isReplaced) await redis.send('ZADD', due, 'XX', 'LT', until, session);
      return isReplaced;
    },
    listReplaced,
    delete: drop,
    async claimExpired(ends, hold) {
      const over: string[] = [];
      for (;;) {
        const claimed = (await redis.run(claimDue, [due], ends.now, ends.now + hold, claimedAtOnce)) as string[];
        const checked = await Promise.all(claimed.map((session) => check(session, ends)));
        over.push(...checked.filter((session) => session !== undefined));
        if (claimed.length < claimedAtOnce || over.length >= claimedAtOnce) return over;
      }
    },
  };
}

function endOf({ createdAt, lastActivity, seen, replaced, closed }: SessionRecord, ends: SessionEnds): number {
  return Math.min(
    closed === true ? ends.now : Number.POSITIVE_INFINITY,
    lastActivity + ends.idle,
    createdAt + ends.absolute,
    seen === false ? lastActivity + ends.unseen : Number.POSITIVE_INFINITY,
    replaced === undefined ? Number.POSITIVE_INFINITY : replaced.until + ends.replaced,
  );
}
