/**
 * Access reviews in Redis: a hash of the fields of each, `version text`; the ids of those of an account, a set; and the accounts
 * of each, a set. All of it is together in a Cluster.
 */
import type { Reviews } from '#bff/store/reviews.ts';
import type { Redis } from './redis.ts';
import { script } from './script.ts';

/** KEYS: review, its accounts, then the set of each account. ARGV: id, field, text, most, then each account. */
const create = script(`
  if redis.call('SCARD', KEYS[3]) >= tonumber(ARGV[4]) then return 0 end
  redis.call('HSET', KEYS[1], ARGV[2], '1 ' .. ARGV[3])
  for index = 3, #KEYS do
    redis.call('SADD', KEYS[index], ARGV[1])
    redis.call('SADD', KEYS[2], ARGV[index + 2])
  end
  return 1`);

/** KEYS: review. ARGV: name, version and text of each; an empty text is looked at and not written. */
const write = script(`
  if redis.call('EXISTS', KEYS[1]) == 0 then return 0 end
  for index = 1, #ARGV, 3 do
    local known = redis.call('HGET', KEYS[1], ARGV[index])
    local version = known and string.match(known, '^%d+') or '0'
    if version ~= ARGV[index + 1] then return 0 end
  end
  for index = 1, #ARGV, 3 do
    if ARGV[index + 2] ~= '' then
      local version = string.format('%.0f', tonumber(ARGV[index + 1]) + 1)
      redis.call('HSET', KEYS[1], ARGV[index], version .. ' ' .. ARGV[index + 2])
    end
  end
  return 1`);

export function createRedisReviews(redis: Redis): Reviews {
  const keyOf = (id: string) => redis.key('reviews', `{all}/${id}`);
  const accountsOf = (id: string) => redis.key('reviews', `{all}/${id}/accounts`);
  const setOf = (account: string) => redis.key('reviews', `{all}/of/${account}`);
  return {
    async create(id, accounts, name, text, most) {
      const keys = [keyOf(id), accountsOf(id), ...accounts.map(setOf)] as const;
      return (await redis.run(create, [...keys] as [string, ...string[]], id, name, text, most, ...accounts)) === 1;
    },
    async idsOf(account) {
      return ((await redis.send('SMEMBERS', setOf(account))) as string[]).sort();
    },
    async fields(id, prefix) {
      const told = (await redis.send('HGETALL', keyOf(id))) as string[];
      const fields = told.flatMap((name, index) => {
        if (index % 2 === 1 || !name.startsWith(prefix)) return [];
        const [, version = '0', text = ''] = /^(\d+) ([^]*)$/.exec(told[index + 1] ?? '') ?? [];
        return [{ name, version: Number(version), text }];
      });
      return fields.sort((one, two) => (one.name < two.name ? -1 : 1));
    },
    async write(id, writes) {
      const told = writes.flatMap(({ name, version, text = '' }) => [name, version, text]);
      return (await redis.run(write, [keyOf(id)], ...told)) === 1;
    },
    async delete(id) {
      const accounts = (await redis.send('SMEMBERS', accountsOf(id))) as string[];
      for (const account of accounts) await redis.send('SREM', setOf(account), id);
      await redis.send('DEL', keyOf(id), accountsOf(id));
    },
  };
}
