/** Consoles as processes of their own that share a Redis, as behind a balancer, and one browser that asks any of them. */
import { pino } from 'pino';
import { readRedisUrl } from '#bff/config/redis-url.ts';
import { openRedisStores } from '#bff/store/redis/redis-store.ts';
import type { Stores } from '#bff/store/stores.ts';
import { startProcess, type TestProcess } from '#testing/test-process.ts';
import { freePorts } from '#testing/test-server.ts';
import type { RedisServer } from '#testing/redis-server.ts';
import { Browser, type Answer } from './browser.ts';
import type { FaultyRegion } from './faulty-region.ts';
import type { UpstreamAddress } from './test-console.ts';

export interface ConsoleProcess extends TestProcess {
  readonly port: number;
  readonly url: string;
  readonly metricsPort: number;
}

export async function startConsoles(
  count: number,
  redis: Pick<RedisServer, 'url'>,
  regions: readonly UpstreamAddress[],
  more: Readonly<Record<string, string>> = {},
): Promise<ConsoleProcess[]> {
  const ports = await freePorts(2 * count);
  const described = regions.map(({ name, zone, baseUrl }) => ({ name, zone, baseUrl }));
  const consoles = ports.slice(0, count).map((port, index) => {
    const metricsPort = ports[count + index] ?? 0;
    const env = {
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
      PUBLIC_URL: `http://localhost:${port}`,
      // Nothing is to be kept there.
      DATA_DIR: '/proc/no-such-folder',
      REDIS_URL: redis.url,
      SESSION_SECRET: 'thirty-two bytes that nobody else knows',
      REGIONS: JSON.stringify(described),
      ...more,
    };
    const url = `http://localhost:${port}`;
    return Object.assign(startProcess('dist/server/bff.js', env), { port, url, metricsPort });
  });
  await Promise.all(consoles.map((console) => console.says('"msg":"ready"')));
  return consoles;
}

/** What a console measures at this moment; 0 once it is gone. */
export async function measureOf({ metricsPort }: ConsoleProcess, name: string): Promise<number> {
  const text = await fetch(`http://127.0.0.1:${metricsPort}/metrics`).then(
    (answer) => answer.text(),
    () => '',
  );
  const lines = [...text.matchAll(/^([a-z_]+)(?:\{[^}]*\})? (\S+)$/gm)];
  return lines.reduce((sum, [, found, value]) => (found === name ? sum + Number(value) : sum), 0);
}

/** One call over a connection of its own. */
export function askOnce({ port }: ConsoleProcess, cookie: string | undefined, path: string): Promise<Answer> {
  const browser = new Browser(port);
  browser.cookie = cookie;
  return browser.get(path);
}

/** The stores as these consoles see them. */
export function openStoresOf({ url }: Pick<RedisServer, 'url'>): Stores {
  return openRedisStores({ address: readRedisUrl(url)!, prefix: 'portico', log: pino({ level: 'silent' }) });
}

/** Ends every session at the region, so that the next test begins without any. */
export async function forgetSessions(stores: Stores, { name, accounts }: FaultyRegion): Promise<void> {
  for (const session of await stores.tokens.sessionsOf(name, accounts.clientId)) await stores.sessions.delete(session);
}
