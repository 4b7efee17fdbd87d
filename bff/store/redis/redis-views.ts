/** Saved views in Redis: a hash for each account and list, with what is kept of a view under its name. */
import type { ViewRecord, Views, ViewsOf } from '#bff/store/views.ts';
import type { Redis } from './redis.ts';
import { script } from './script.ts';

/** ARGV: name, query, time, most. */
const put = script(`
  local known = redis.call('HGET', KEYS[1], ARGV[1])
  local others = redis.call('HLEN', KEYS[1]) - (known and 1 or 0)
  if others >= tonumber(ARGV[4]) then return 0 end
  local time = known and string.match(known, '^%d+') or ARGV[3]
  redis.call('HSET', KEYS[1], ARGV[1], time .. ' ' .. ARGV[2])
  return 1`);

export function createRedisViews(redis: Redis): Views {
  // Those of the fleet are where views were before other lists had any.
  const keyOf = ({ region, clientId, list }: ViewsOf) =>
    redis.key('views', `${region}/${clientId}${list === 'fleet' ? '' : `/${list}`}`);
  return {
    async list(of) {
      const told = (await redis.send('HGETALL', keyOf(of))) as string[];
      const views = told.flatMap((name, index): readonly ViewRecord[] => {
        if (index % 2 === 1) return [];
        const [, time = '0', query = ''] = /^(\d+) (.*)$/.exec(told[index + 1] ?? '') ?? [];
        return [{ name, query, savedAt: Number(time) }];
      });
      return views.sort((one, two) => one.savedAt - two.savedAt || (one.name < two.name ? -1 : 1));
    },
    async put(of, { name, query, savedAt }, most) {
      return (await redis.run(put, [keyOf(of)], name, query, savedAt, most)) === 1;
    },
    async delete(of, name) {
      await redis.send('HDEL', keyOf(of), name);
    },
  };
}
