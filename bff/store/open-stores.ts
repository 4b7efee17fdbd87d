import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Clock } from '#shared/clock.ts';
import type { ConsoleConfig } from '#bff/config/config.ts';
import { openSqliteStores } from './sqlite-store.ts';
import type { Stores } from './stores.ts';

/** The file that everything is kept in where there is no Redis. */
export const storeFile = (dataDir: string) => join(dataDir, 'console.sqlite');

/** In Redis, which need not answer yet, or in a file. Rejects with an `Error` of one line when that cannot be opened. */
export async function openStores(
  { redis, dataDir }: Pick<ConsoleConfig, 'redis' | 'dataDir'>,
  clock: Clock,
  log: Logger,
): Promise<Stores> {
  if (redis === undefined) return openSqliteStores(storeFile(dataDir), clock);
  // Loaded where it is needed only.
  const { openRedisStores } = await import('./redis/redis-store.ts');
  return openRedisStores({ ...redis, log });
}
