/**
 * The ledger in Redis: a hash for each link (`link`, its record; `wasActive`, `usedOn`, `active`, `killedOn`, `wrongCodes`),
 * and four indexes that are checked against it: by organisation, by the flow a link is known by on our own page, by age, and
 * what was used and not seen yet by the account that issued it.
 */
import { mostUnseen, type LinkRecord, type RecoveryLinks } from '#bff/store/recovery-links.ts';
import type { Redis } from './redis.ts';
import { script } from './script.ts';

const markActive = script(`
  if redis.call('EXISTS', KEYS[1]) == 1 then redis.call('HSET', KEYS[1], 'wasActive', ARGV[1]) end`);
const markKilled = script(`
  if redis.call('EXISTS', KEYS[1]) == 1 then redis.call('HSETNX', KEYS[1], 'killedOn', ARGV[1]) end`);
const markUsed = script(`
  if redis.call('EXISTS', KEYS[1]) == 0 or redis.call('HSETNX', KEYS[1], 'usedOn', ARGV[1]) == 0 then return 0 end
  redis.call('HSET', KEYS[1], 'active', ARGV[2])
  return 1`);

const countUp = script(`
  if redis.call('EXISTS', KEYS[1]) == 1 then redis.call('HINCRBY', KEYS[1], ARGV[1], 1) end`);

const fields = ['link', 'wasActive', 'usedOn', 'active', 'killedOn', 'wrongCodes'] as const;
const deletedAtOnce = 500;

export function createRedisRecoveryLinks(redis: Redis): RecoveryLinks {
  const keyOf = (id: string) => redis.key('link', id);
  const organisationKey = (region: string, organisationId: string) => redis.key('links', `${region}/${organisationId}`);
  const flowKey = (flowHash: string) => redis.key('flow', flowHash);
  const unseenKey = (region: string, clientId: string) => redis.key('links-unseen', `${region}/${clientId}`);
  const byAge = redis.key('links', 'by-age');

  async function load(id: string): Promise<LinkRecord | undefined> {
    return toRecord((await redis.send('HMGET', keyOf(id), ...fields)) as (string | null)[]);
  }

  async function findByFlow(flowHash: string): Promise<string | null> {
    return (await redis.send('GET', flowKey(flowHash))) as string | null;
  }

  /** The indexes last: what is still in one is found again. */
  async function remove(id: string): Promise<void> {
    const link = await load(id);
    await redis.send('DEL', keyOf(id));
    if (link?.flowHash !== undefined) await redis.send('DEL', flowKey(link.flowHash));
    if (link !== undefined) {
      await redis.send('ZREM', organisationKey(link.region, link.organisationId), id);
      await redis.send('ZREM', unseenKey(link.region, link.clientId), id);
    }
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
    async markUsed(flowHash, at, active) {
      const id = await findByFlow(flowHash);
      const link = id === null ? undefined : await load(id);
      if (id === null || link === undefined || link.usedOn !== undefined) return undefined;
      // The index first, as ever: what is in it and was not used is not told of.
      await redis.send('ZADD', unseenKey(link.region, link.clientId), 'NX', at, id);
      const isMarked = (await redis.run(markUsed, [keyOf(id)], at, active ? 1 : 0)) === 1;
      return isMarked ? { ...link, usedOn: at, active } : undefined;
    },
    async markKilled(flowHash, at) {
      const id = await findByFlow(flowHash);
      if (id !== null) await redis.run(markKilled, [keyOf(id)], at);
    },
    async countWrongCode(flowHash) {
      const id = await findByFlow(flowHash);
      if (id !== null) await redis.run(countUp, [keyOf(id)], 'wrongCodes');
    },
    async list(region, organisationId, limit) {
      const key = organisationKey(region, organisationId);
      const ids = (await redis.send('ZREVRANGE', key, 0, limit - 1)) as string[];
      return (await Promise.all(ids.map(load))).filter((link) => link !== undefined);
    },
    async listUnseen(region, clientId) {
      const ids = (await redis.send('ZREVRANGE', unseenKey(region, clientId), 0, mostUnseen - 1)) as string[];
      const links = (await Promise.all(ids.map(load))).filter((link) => link !== undefined);
      return links.filter(({ usedOn }) => usedOn !== undefined);
    },
    async markSeen(region, clientId, ids) {
      if (ids.length > 0) await redis.send('ZREM', unseenKey(region, clientId), ...ids);
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

function toRecord([text, wasActive, usedOn, active, killedOn, wrongCodes]: readonly (string | null | undefined)[]):
  | LinkRecord
  | undefined {
  if (text === null || text === undefined) return undefined;
  return {
    ...(JSON.parse(text) as LinkRecord),
    ...(wasActive ? { wasActive: wasActive === '1' } : {}),
    ...(usedOn ? { usedOn: Number(usedOn) } : {}),
    ...(active ? { active: active === '1' } : {}),
    ...(killedOn ? { killedOn: Number(killedOn) } : {}),
    ...(wrongCodes ? { wrongCodes: Number(wrongCodes) } : {}),
  };
}
