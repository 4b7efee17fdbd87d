/**
 * The journal in Redis: its records, a hash by number; the numbers of changes, a sorted set; which record has the outcome of
 * which change, a hash; and where the chain ends and was cut. All of it is together in a Cluster.
 */
import {
  chainStart,
  recordAfter,
  type Checkpoint,
  type Journal,
  type JournalChange,
  type JournalRecord,
  type JournalText,
} from '#bff/store/journal.ts';
import type { Redis } from './redis.ts';
import { script } from './script.ts';
import { toFields } from './session-hash.ts';

/** Records entered, and let go of, in one command. */
const atOnce = 500;

/**
 * Adds records that were made to come after the end that ARGV names, unless the chain has another end by now; answers its end.
 * KEYS: ends, records, changes, settled. ARGV: number and hash of the end, then number, hash, settled number and record of each.
 */
const append = script(`
  local number = redis.call('HGET', KEYS[1], 'number') or ARGV[1]
  local hash = redis.call('HGET', KEYS[1], 'hash') or ARGV[2]
  if number ~= ARGV[1] or hash ~= ARGV[2] then return { number, hash } end
  for index = 3, #ARGV, 4 do
    number, hash = ARGV[index], ARGV[index + 1]
    redis.call('HSET', KEYS[2], number, ARGV[index + 3])
    if ARGV[index + 2] == '' then redis.call('ZADD', KEYS[3], number, number)
    else redis.call('HSETNX', KEYS[4], ARGV[index + 2], number) end
  end
  redis.call('HSET', KEYS[1], 'number', number, 'hash', hash)
  return { number, hash }`);

/** KEYS as above. ARGV: time, most. Answers how many went. */
const drop = script(`
  local cut = tonumber(redis.call('HGET', KEYS[1], 'cutNumber') or '0')
  local dropped = 0
  while dropped < tonumber(ARGV[2]) do
    local number = string.format('%.0f', cut + dropped + 1)
    local record = redis.call('HGET', KEYS[2], number)
    if not record then break end
    local hash, at, settles = string.match(record, '^(%x+) (%d+) ([%d-]+) ')
    if tonumber(at) > tonumber(ARGV[1]) then break end
    redis.call('HSET', KEYS[1], 'cutNumber', number, 'cutHash', hash)
    redis.call('HDEL', KEYS[2], number)
    redis.call('ZREM', KEYS[3], number)
    if settles ~= '-' then redis.call('HDEL', KEYS[4], settles) end
    dropped = dropped + 1
  end
  return dropped`);

interface Waiting {
  readonly entry: JournalText;
  readonly resolve: (number: number) => void;
  readonly reject: (error: unknown) => void;
}

export function createRedisJournal(redis: Redis): Journal {
  const [ends, records, changes, settled] = (['ends', 'records', 'changes', 'settled'] as const).map((part) =>
    redis.key('journal', `{journal}:${part}`),
  ) as [string, string, string, string];
  const keys: [string, string, string, string] = [ends, records, changes, settled];
  /** The end as this process knows it: where another one has added to it meanwhile, it is told. */
  let end = chainStart;
  let waiting: Waiting[] = [];
  let isAtWork = false;

  /** In the order they came; those that come meanwhile go together next. */
  async function enterAll(): Promise<void> {
    if (isAtWork) return;
    isAtWork = true;
    while (waiting.length > 0) {
      const those = waiting.slice(0, atOnce);
      waiting = waiting.slice(atOnce);
      try {
        const numbers = await enter(those.map(({ entry }) => entry));
        for (const [index, { resolve }] of those.entries()) resolve(numbers[index] ?? 0);
      } catch (error) {
        for (const { reject } of those) reject(error);
      }
    }
    isAtWork = false;
  }

  async function enter(entries: readonly JournalText[]): Promise<readonly number[]> {
    for (;;) {
      const before = end;
      const made: JournalRecord[] = [];
      for (const entry of entries) made.push(recordAfter(made.at(-1) ?? before, entry));
      const said = made.flatMap((record) => [record.number, record.hash, record.settles ?? '', toText(record)]);
      const [number, hash = ''] = (await redis.run(append, keys, before.number, before.hash, ...said)) as string[];
      end = { number: Number(number), hash };
      const last = made.at(-1);
      if (end.number === last?.number && hash === last.hash) return made.map((record) => record.number);
    }
  }

  async function read(numbers: readonly (string | number)[]): Promise<readonly (JournalRecord | undefined)[]> {
    if (numbers.length === 0) return [];
    const found = (await redis.send('HMGET', records, ...numbers)) as (string | null)[];
    return found.map((text, index) => (text === null ? undefined : toRecord(Number(numbers[index]), text)));
  }

  async function withOutcomes(numbers: readonly (string | number)[]): Promise<JournalChange[]> {
    if (numbers.length === 0) return [];
    const [intents, outcomes] = await Promise.all([
      read(numbers),
      redis.send('HMGET', settled, ...numbers) as Promise<(string | null)[]>,
    ]);
    const settlements = await read(outcomes.filter((number) => number !== null));
    const bySettled = new Map(settlements.map((record) => [record?.settles, record]));
    return intents.flatMap((intent) => {
      if (intent === undefined || intent.settles !== undefined) return [];
      const settlement = bySettled.get(intent.number);
      return [{ intent, ...(settlement && { settlement }) }];
    });
  }

  return {
    append: (entry) =>
      new Promise((resolve, reject) => {
        waiting.push({ entry, resolve, reject });
        enterAll().catch(reject);
      }),
    async changes(before, limit) {
      const from = before === undefined ? '+inf' : `(${before}`;
      const numbers = await redis.send('ZREVRANGEBYSCORE', changes, from, '-inf', 'LIMIT', 0, limit);
      return withOutcomes(numbers as string[]);
    },
    async change(number) {
      return (await withOutcomes([number]))[0];
    },
    async records(after, limit) {
      const found = await read(Array.from({ length: limit }, (_, index) => after + index + 1));
      return found.filter((record) => record !== undefined);
    },
    async cut() {
      const fields = toFields(await redis.send('HGETALL', ends));
      const [number, hash] = [fields.get('cutNumber'), fields.get('cutHash')];
      return number === undefined || hash === undefined
        ? chainStart
        : ({ number: Number(number), hash } satisfies Checkpoint);
    },
    async dropUntil(time) {
      while (Number(await redis.run(drop, keys, time, atOnce)) === atOnce);
    },
  };
}

function toText({ hash, at, settles, text }: JournalRecord): string {
  return `${hash} ${at} ${settles ?? '-'} ${text}`;
}

function toRecord(number: number, kept: string): JournalRecord {
  const [, hash = '', at = '', settles, text = ''] = /^(\w+) (\d+) ([\d-]+) (.*)$/s.exec(kept) ?? [];
  return { number, hash, at: Number(at), text, ...(settles !== '-' && { settles: Number(settles) }) };
}
