/**
 * The ledger in Redis: a hash for each link (`link`, its record; `wasActive`, `usedOn`, `killedOn`, `wrongCodes`), and three indexes that
 * are checked against it: by organisation, by the flow a link is known by on our own page, and by age.
 */
import type { LinkRecord, RecoveryLinks } from '#bff/store/recovery-links.ts';
import type { Redis } from './redis.ts';
import { script } from './script.ts';

const markActive = script(`
  if redis.call('EXISTS', KEYS[1]) == 1 then redis.call('HSET', KEYS[1], 'wasActive', ARGV[1]) end`);
const markOnce = script(`
  if redis.call('EXISTS', KEYS[1]) == 1 then redis.call('HSETNX', KEYS[1], ARGV[1], ARGV[2]) end`);

const countUp = script(`
  if redis.call('EXISTS', KEYS[1]) == 1 then redis.call('HINCRBY', KEYS[1], ARGV[1], 1) end`);

const fields = ['link', 'wasActive', 'usedOn', 'killedOn', 'wrongCodes'] as const;
const deletedAtOnce = 500;

export function createRedisRecoveryLinks(redis: Redis): RecoveryLinks {
  const keyOf = (id: string) => redis.key('link', id);
  const organisationKey = (region: string, organisationId: string) => redis.key('links', `${region}/${organisationId}`);
  const flowKey = (flowHash: string) => redis.key('flow', flowHash);
  const byAge = redis.key('links', 'by-age');

  async function load(id: string): Promise<LinkRecord | undefined> {
    return toRecord((await redis.send('HMGET', keyOf(id), ...fields)) as (string | null)[]);
  }

  async function mark(flowHash: string, field: 'usedOn' | 'killedOn', at: number): Promise<void> {
    const id = (await redis.send('GET', flowKey(flowHash))) as string | null;
    if (id !== null) await redis.run(markOnce, [keyOf(id)], field, at);
  }

  /** The indexes last: what is still in one is found again. */
  async function remove(id: string): Promise<void> {
    const link = await load(id);
    await redis.send('DEL', keyOf(id));
    if (link?.flowHash !== undefined) await redis.send('DEL', flowKey(link.flowHash));
    if (link !== undefined) await redis.send('ZREM', organisationKey(link.region, link.organisationId), id);
    await redis.send('ZREM', byAge, id);
  }

  return {
    async add(link) {
      const { id, flowHash, region, organisationId, issuedOn } = link;
      await redis.send('ZADD', byAge, issuedOn, id);
      await redis.send('ZADD', organisationKey(region, organisationId), issuedOn, id);
      if (flowHash !== undefined) await redis.send('SET', flowKey(flowHash), id);
      await redis.send('HSET', keyOf(id), 'link', JSON.stringify(link));
    },
    async markWasActive(id, wasActive) {
      await redis.run(markActive, [keyOf(id)], wasActive ? 1 : 0);
    },
    markUsed: (flowHash, at) => mark(flowHash, 'usedOn', at),
    markKilled: (flowHash, at) => mark(flowHash, 'killedOn', at),
    async countWrongCode(flowHash) {
      const id = (await redis.send('GET', flowKey(flowHash))) as string | null;
      if (id !== null) await redis.run(countUp, [keyOf(id)], 'wrongCodes');
    },
    async list(region, organisationId, limit) {
      const key = organisationKey(region, organisationId);
      const ids = (await redis.send('ZREVRANGE', key, 0, limit - 1)) as string[];
      return (await Promise.all(ids.map(load))).filter((link) => link !== undefined);
    },
    async deleteIssuedUntil(time) {
      for (;;) {
        const ids = (await redis.send('ZRANGEBYSCORE', byAge, '-inf', time, 'LIMIT', 0, deletedAtOnce)) as string[];
        for (const id of ids) await remove(id);
        if (ids.length < deletedAtOnce) return;
      }
    },
  };
}

function toRecord([text, wasActive, usedOn, killedOn, wrongCodes]: readonly (string | null | undefined)[]):
  | LinkRecord
  | undefined {
  if (text === null || text === undefined) return undefined;
  return {
    ...(JSON.parse(text) as LinkRecord),
    ...(wasActive ? { wasActive: wasActive === '1' } : {}),
    ...(usedOn ? { usedOn: Number(usedOn) } : {}),
    ...(killedOn ? { killedOn: Number(killedOn) } : {}),
    ...(wrongCodes ? { wrongCodes: Number(wrongCodes) } : {}),
  };
}
