/** What of a Redis server's settings would lose what is to last. */
import type { Redis } from './redis.ts';

/** The settings that are not as they should be, one sentence each; asks the server for as long as it does not answer. */
export async function durabilityWarnings(redis: Redis): Promise<string[]> {
  const settings = new Map<string, string>();
  for (const section of ['persistence', 'memory']) {
    const text = String(await redis.send('INFO', section));
    for (const line of text.split('\r\n')) {
      const colon = line.indexOf(':');
      if (colon > 0) settings.set(line.slice(0, colon), line.slice(colon + 1));
    }
  }
  const warnings: string[] = [];
  if (settings.get('aof_enabled') === '0')
    warnings.push('Redis keeps no append-only file: set appendonly yes, or what it holds is lost when it ends');
  const policy = settings.get('maxmemory_policy');
  if (policy !== undefined && policy !== 'noeviction') {
    warnings.push(`Redis gives up keys when its memory is full (maxmemory-policy ${policy}): set noeviction`);
  }
  return warnings;
}
