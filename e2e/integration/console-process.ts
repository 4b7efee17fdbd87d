/** Consoles as processes of their own that share a Redis, as behind a balancer, and one browser that asks any of them. */
import { freePorts, startProcess, type TestProcess } from '#testing/test-process.ts';
import type { RedisServer } from '#testing/redis-server.ts';
import { Browser, type Answer } from './browser.ts';
import type { UpstreamAddress } from './test-console.ts';

export interface ConsoleProcess extends TestProcess {
  readonly port: number;
  readonly url: string;
}

export async function startConsoles(
  count: number,
  redis: Pick<RedisServer, 'url'>,
  regions: readonly UpstreamAddress[],
  more: Readonly<Record<string, string>> = {},
): Promise<ConsoleProcess[]> {
  const ports = await freePorts(count);
  const described = regions.map(({ name, zone, baseUrl }) => ({ name, zone, baseUrl }));
  const consoles = ports.map((port) => {
    const env = {
      PORT: String(port),
      PUBLIC_URL: `http://localhost:${port}`,
      // Nothing is to be kept there.
      DATA_DIR: '/proc/no-such-folder',
      REDIS_URL: redis.url,
      SESSION_SECRET: 'thirty-two bytes that nobody else knows',
      REGIONS: JSON.stringify(described),
      ...more,
    };
    const url = `http://localhost:${port}`;
    return Object.assign(startProcess('dist/server/bff.js', env), { port, url });
  });
  await Promise.all(consoles.map((console) => console.says('"msg":"ready"')));
  return consoles;
}

/** One call over a connection of its own. */
export function askOnce({ port }: ConsoleProcess, cookie: string | undefined, path: string): Promise<Answer> {
  const browser = new Browser(port);
  browser.cookie = cookie;
  return browser.get(path);
}
