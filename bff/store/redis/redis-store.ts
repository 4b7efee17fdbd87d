/** The stores in Redis, for any number of console processes. */
import type { Logger } from 'pino';
import type { RedisAddress } from '#bff/config/redis-url.ts';
import { rememberSessions, rememberTokens, StoreMemory } from '#bff/store/store-memory.ts';
import type { Stores } from '#bff/store/stores.ts';
import { reasonOf, StoreUnavailable } from '#bff/store/store-unavailable.ts';
import { isRefusal } from './deadline.ts';
import { durabilityWarnings } from './durability.ts';
import { createRedisCounters } from './redis-counters.ts';
import { createRedisJournal } from './redis-journal.ts';
import { createRedisLeases } from './redis-leases.ts';
import { createRedisRecoveryLinks } from './redis-recovery-links.ts';
import { createRedisReviews } from './redis-reviews.ts';
import { createRedisRuns } from './redis-runs.ts';
import { createRedisSessions } from './redis-sessions.ts';
import { createRedisTokens } from './redis-tokens.ts';
import { createRedisViews } from './redis-views.ts';
import { createRedisWatch } from './redis-watch.ts';
import { Redis, sessionTopic } from './redis.ts';

export interface RedisStoreOptions {
  readonly address: RedisAddress;
  readonly prefix: string;
  readonly log: Logger;
}

/** Notices may be lost: nothing is remembered for longer without having been read again. Milliseconds. */
const longestMemory = 15_000;
const lookAgainAfter = 2_000;

/** Opens at once, whether or not Redis answers; while it does not, whatever needs it fails. */
export function openRedisStores({ address, prefix, log }: RedisStoreOptions): Stores {
  /** What went wrong with a connection since Redis answered last. */
  let failure: unknown;
  let isClosed = false;
  const redis = new Redis({
    address,
    prefix,
    failed: (error) => {
      failure = error;
      log.debug({ err: error }, 'connection to Redis failed');
    },
    changed: (isUp, cause) => {
      if (isClosed) return;
      if (isUp) log.info('Redis answers again');
      else
        log.warn({ err: cause, ...(failure !== undefined && { failure: reasonOf(failure) }) }, 'Redis does not answer');
      failure = undefined;
    },
  });
  const memory = new StoreMemory(() => true, longestMemory);
  redis.hear(sessionTopic, (session) => memory.forget(session));
  redis.onGap(() => memory.forget());
  const stopLooking = lookAtSettings(redis, log);
  return {
    sessions: rememberSessions(createRedisSessions(redis), memory),
    tokens: rememberTokens(createRedisTokens(redis), memory),
    leases: createRedisLeases(redis),
    counters: createRedisCounters(redis),
    recoveryLinks: createRedisRecoveryLinks(redis),
    runs: createRedisRuns(redis),
    reviews: createRedisReviews(redis),
    views: createRedisViews(redis),
    journal: createRedisJournal(redis),
    broadcast: {
      tell: (topic, text) => {
        redis.tell(topic, text).catch(() => undefined);
      },
      hear: (topic, listener) => redis.hear(topic, listener),
    },
    watch: createRedisWatch(redis),
    get isUp() {
      return redis.isUp;
    },
    age: () => memory.age(),
    async close() {
      isClosed = true;
      stopLooking();
      redis.close();
    },
  };
}

/** Says once what is wrong with the server's settings, when it can be asked. The function answered stops that. */
function lookAtSettings(redis: Redis, log: Logger): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  async function look(): Promise<void> {
    try {
      for (const warning of await durabilityWarnings(redis)) log.warn(warning);
    } catch (error) {
      if (error instanceof StoreUnavailable && isRefusal(error.cause)) {
        log.warn(
          { err: error },
          'Redis does not say how it is set: let its user run INFO, or check that nothing is lost',
        );
      } else if (!isStopped) timer = setTimeout(look, lookAgainAfter).unref();
    }
  }
  look().catch(() => undefined);
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
