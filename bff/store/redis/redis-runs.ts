/**
 * Runs in Redis. What is of one run is together in a Cluster: its record, a hash (`run`, `session`, `standing`, `changed`,
 * `version`, `fence`); its steps, one hash by position for each of what they are to do, what came of them and the state
 * they are in; and, for each state and for those that reading cannot tell about, a sorted set of positions. Beside them are
 * three indexes that are checked against the record: by account, by when there is work, and by age.
 */
import { workDue, type RunStanding } from '#shared/run-standing.ts';
import { stepStates, type StepCounts, type StepFinding, type StepState } from '#shared/run.ts';
import type { RunRecord, Runs, StepRecord } from '#bff/store/runs.ts';
import type { Redis } from './redis.ts';
import { script } from './script.ts';
import { toFields } from './session-hash.ts';

/** Steps written, and runs deleted, in one command. */
const atOnce = 500;
/** What is left in an index although the record says otherwise goes after this long, milliseconds. */
const staleAfter = 60_000;

const change = script(`
  if redis.call('HGET', KEYS[1], 'version') ~= ARGV[1] then return 0 end
  redis.call('HSET', KEYS[1], 'session', ARGV[2], 'standing', ARGV[3], 'changed', ARGV[4])
  return redis.call('HINCRBY', KEYS[1], 'version', 1)`);
/** KEYS: run, steps, states, todo. */
const append = script(`
  if redis.call('HGET', KEYS[1], 'version') ~= ARGV[1] then return 0 end
  redis.call('HSET', KEYS[1], 'changed', ARGV[2])
  for index = 4, #ARGV do
    local position = tostring(tonumber(ARGV[3]) + index - 4)
    redis.call('HSET', KEYS[2], position, ARGV[index])
    redis.call('HSET', KEYS[3], position, 'todo')
    redis.call('ZADD', KEYS[4], position, position)
  end
  return redis.call('HINCRBY', KEYS[1], 'version', 1)`);
const claim = script(`
  local fence = redis.call('HGET', KEYS[1], 'fence')
  if not fence or tonumber(fence) >= tonumber(ARGV[1]) then return 0 end
  redis.call('HSET', KEYS[1], 'fence', ARGV[1])
  return 1`);
/** KEYS: run, states, outcomes, positions in the old state, in the new one, unclear ones. */
const settle = script(`
  local position = ARGV[2]
  if redis.call('HGET', KEYS[1], 'fence') ~= ARGV[1] then return 0 end
  if redis.call('HGET', KEYS[2], position) ~= ARGV[3] then return 0 end
  redis.call('HSET', KEYS[2], position, ARGV[4])
  redis.call('ZREM', KEYS[4], position)
  redis.call('ZADD', KEYS[5], position, position)
  local before = redis.call('HGET', KEYS[3], position)
  local outcome = before and cjson.decode(before) or {}
  for name, value in pairs(cjson.decode(ARGV[5])) do outcome[name] = value end
  redis.call('HSET', KEYS[3], position, cjson.encode(outcome))
  if outcome.finding == 'unclear' then redis.call('ZADD', KEYS[6], position, position)
  else redis.call('ZREM', KEYS[6], position) end
  return 1`);
/** KEYS: states, outcomes, failed, todo, unknown, unclear. */
const reopen = script(`
  for _, position in ipairs(redis.call('ZRANGE', KEYS[3], 0, -1)) do
    redis.call('HSET', KEYS[1], position, 'todo')
    redis.call('ZADD', KEYS[4], position, position)
  end
  redis.call('DEL', KEYS[3])
  for _, position in ipairs(redis.call('ZRANGE', KEYS[5], 0, -1)) do
    local outcome = cjson.decode(redis.call('HGET', KEYS[2], position))
    outcome.finding = nil
    redis.call('HSET', KEYS[2], position, cjson.encode(outcome))
    redis.call('ZREM', KEYS[6], position)
  end`);
const forgetStale = script(`
  if redis.call('ZSCORE', KEYS[1], ARGV[1]) == ARGV[2] then redis.call('ZREM', KEYS[1], ARGV[1]) end`);

type Plain = Pick<RunRecord, 'id' | 'kind' | 'region' | 'clientId' | 'createdAt'> & { readonly sealed: string };
interface PlainOutcome {
  readonly at: number;
  readonly finding?: StepFinding;
  readonly outcome?: string;
}

const pack = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
const unpack = (text: string) => new Uint8Array(Buffer.from(text, 'base64'));

export function createRedisRuns(redis: Redis): Runs {
  const keyOf = (id: string) => redis.key('run', `{${id}}`);
  const partOf = (id: string, part: 'steps' | 'states' | 'outcomes' | 'unclear' | StepState) =>
    redis.key('run', `{${id}}:${part}`);
  const accountKey = (region: string, clientId: string) => redis.key('runs', `${region}/${clientId}`);
  const dueKey = redis.key('runs', 'due');
  const byAge = redis.key('runs', 'by-age');

  async function load(id: string): Promise<RunRecord | undefined> {
    return toRun(toFields(await redis.send('HGETALL', keyOf(id))));
  }

  /** Before the record says so: nobody is to wait for work that nobody finds. */
  async function announce(id: string, standing: RunStanding, at: number): Promise<void> {
    const due = workDue(standing);
    if (due !== undefined) await redis.send('ZADD', dueKey, Math.max(due, at), id);
  }

  async function list(region: string, clientId: string): Promise<RunRecord[]> {
    const ids = (await redis.send('ZREVRANGE', accountKey(region, clientId), 0, -1)) as string[];
    return (await Promise.all(ids.map(load))).filter((run) => run !== undefined);
  }

  /** The indexes last: what is still in one is found again. */
  async function remove(id: string): Promise<void> {
    const run = await load(id);
    const parts = ['steps', 'states', 'outcomes', 'unclear', ...stepStates] as const;
    await redis.send('DEL', keyOf(id), ...parts.map((part) => partOf(id, part)));
    if (run !== undefined) await redis.send('ZREM', accountKey(run.region, run.clientId), id);
    await redis.send('ZREM', dueKey, id);
    await redis.send('ZREM', byAge, id);
  }

  return {
    load,
    list,
    async create({ session, standing, changedAt, sealed, ...plain }, planned, most) {
      const { id, region, clientId, createdAt } = plain;
      const account = accountKey(region, clientId);
      await redis.send('ZADD', byAge, createdAt, id);
      await redis.send('ZADD', account, createdAt, id);
      // Counted after it was added: of several at the same time not one too many stays.
      if (Number(await redis.send('ZCARD', account)) > most) {
        await redis.send('ZREM', account, id);
        await redis.send('ZREM', byAge, id);
        return false;
      }
      for (let from = 0; from < planned.length; from += atOnce) {
        const part = planned.slice(from, from + atOnce).map((step, index) => [from + index, step] as const);
        await redis.send('HSET', partOf(id, 'steps'), ...part.flatMap(([at, step]) => [at, pack(step)]));
        await redis.send('HSET', partOf(id, 'states'), ...part.flatMap(([at]) => [at, 'todo']));
        await redis.send('ZADD', partOf(id, 'todo'), ...part.flatMap(([at]) => [at, at]));
      }
      await announce(id, standing, changedAt);
      const run = JSON.stringify({ ...plain, sealed: pack(sealed) } satisfies Plain);
      const fields = { run, session, standing: JSON.stringify(standing), changed: changedAt, version: 1, fence: 0 };
      await redis.send('HSET', keyOf(id), ...Object.entries(fields).flat());
      return true;
    },
    async counts(id) {
      const counted = await Promise.all(stepStates.map((state) => redis.send('ZCARD', partOf(id, state))));
      return Object.fromEntries(stepStates.map((state, index) => [state, Number(counted[index])])) as StepCounts;
    },
    async unclear(id) {
      return Number(await redis.send('ZCARD', partOf(id, 'unclear')));
    },
    async steps(id, { state, from, limit }) {
      const page = ['LIMIT', 0, limit] as const;
      const positions =
        state === undefined
          ? Array.from({ length: limit }, (_, index) => String(from + index))
          : ((await redis.send('ZRANGEBYSCORE', partOf(id, state), from, '+inf', ...page)) as string[]);
      if (positions.length === 0) return [];
      const read = async (part: 'steps' | 'states' | 'outcomes') =>
        (await redis.send('HMGET', partOf(id, part), ...positions)) as (string | null)[];
      const [steps, states, outcomes] = await Promise.all([read('steps'), read('states'), read('outcomes')]);
      return positions.flatMap((position, index) => {
        const [step, now] = [steps[index], states[index]];
        if (step === null || step === undefined || now === null || now === undefined) return [];
        return [toStep(Number(position), step, now as StepState, outcomes[index] ?? null)];
      });
    },
    async change(run) {
      const { id, session, standing, changedAt, version } = run;
      await announce(id, standing, changedAt);
      const values = [version, session, JSON.stringify(standing), changedAt] as const;
      const next = Number(await redis.run(change, [keyOf(id)], ...values));
      if (next === 0) return undefined;
      if (workDue(standing) === undefined) await redis.send('ZREM', dueKey, id);
      return { ...run, version: next };
    },
    async append(run, from, added) {
      const { id, changedAt, version } = run;
      let after: number | undefined = version;
      for (let index = 0; index < added.length && after !== undefined; index += atOnce) {
        const keys = [keyOf(id), ...(['steps', 'states', 'todo'] as const).map((part) => partOf(id, part))] as const;
        const written = added.slice(index, index + atOnce).map(pack);
        const next: number = Number(await redis.run(append, [...keys], after, changedAt, from + index, ...written));
        after = next === 0 ? undefined : next;
      }
      return after === undefined ? undefined : { ...run, version: after };
    },
    async claim(id, fence) {
      return (await redis.run(claim, [keyOf(id)], fence)) === 1;
    },
    async settle(id, fence, position, from, { state, at, finding, outcome }) {
      const written = { at, ...(finding && { finding }), ...(outcome && { outcome: pack(outcome) }) };
      const parts = ['states', 'outcomes', from, state, 'unclear'] as const;
      const keys = [keyOf(id), ...parts.map((part) => partOf(id, part))] as const;
      const values = [fence, position, from, state, JSON.stringify(written satisfies PlainOutcome)] as const;
      return (await redis.run(settle, [...keys], ...values)) === 1;
    },
    async reopen(id) {
      const parts = ['outcomes', 'failed', 'todo', 'unknown', 'unclear'] as const;
      await redis.run(reopen, [partOf(id, 'states'), ...parts.map((part) => partOf(id, part))]);
    },
    async due(now) {
      const found = (await redis.send(
        'ZRANGEBYSCORE',
        dueKey,
        '-inf',
        '+inf',
        'WITHSCORES',
        'LIMIT',
        0,
        200,
      )) as string[];
      const entries = Array.from({ length: found.length / 2 }, (_, index) => found.slice(2 * index, 2 * index + 2));
      const checked = await Promise.all(
        entries.map(async ([id = '', score = '']) => {
          const due = await load(id).then((run) => run && workDue(run.standing));
          if (due === undefined && Number(score) < now - staleAfter) await redis.run(forgetStale, [dueKey], id, score);
          return due !== undefined && due <= now ? [id] : [];
        }),
      );
      return checked.flat();
    },
    delete: remove,
    async deleteCreatedUntil(time) {
      for (;;) {
        const ids = (await redis.send('ZRANGEBYSCORE', byAge, '-inf', time, 'LIMIT', 0, atOnce)) as string[];
        for (const id of ids) await remove(id);
        if (ids.length < atOnce) return;
      }
    },
  };
}

function toRun(fields: ReadonlyMap<string, string>): RunRecord | undefined {
  const [run, session, standing] = ['run', 'session', 'standing'].map((name) => fields.get(name));
  if (run === undefined || session === undefined || standing === undefined) return undefined;
  const { sealed, ...plain } = JSON.parse(run) as Plain;
  return {
    ...plain,
    session,
    standing: JSON.parse(standing) as RunStanding,
    changedAt: Number(fields.get('changed')),
    sealed: unpack(sealed),
    version: Number(fields.get('version')),
  };
}

function toStep(position: number, step: string, state: StepState, text: string | null): StepRecord {
  const { at, finding, outcome } = text === null ? ({} as Partial<PlainOutcome>) : (JSON.parse(text) as PlainOutcome);
  return {
    position,
    state,
    sealed: unpack(step),
    ...(finding === undefined ? {} : { finding }),
    ...(at === undefined ? {} : { at }),
    ...(outcome === undefined ? {} : { outcome: unpack(outcome) }),
  };
}
