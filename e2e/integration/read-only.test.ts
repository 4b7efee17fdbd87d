/** A console with a Redis writes nothing to disk: its root file system may be read-only, and it has no folder of its own. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AdvancingClock } from '#shared/clock.ts';
import { startRedis, type RedisServer } from '#testing/redis-server.ts';
import { killProcesses, startProcess } from '#testing/test-process.ts';
import { freePort } from '#testing/test-server.ts';
import { Browser } from './browser.ts';
import { startRegion, type TestRegion } from './test-console.ts';

let redis: RedisServer;
let region: TestRegion;
beforeAll(async () => {
  [redis, region] = await Promise.all([startRedis(), startRegion('eu-std-1', 'STD', new AdvancingClock())]);
});
afterAll(async () => {
  await killProcesses();
  await Promise.all([region.close(), redis.end()]);
});

it(
  'serves a session from sign-in to sign-out, and stops, where no file may be written',
  { timeout: 60_000 },
  async () => {
    const port = await freePort();
    const { name, zone, baseUrl, accounts } = region;
    // Node itself refuses every other access: to write, and to run programs.
    const rights = ['--experimental-permission', '--no-warnings', '--allow-addons', '--allow-fs-read=*'] as const;
    const [first, ...others] = rights;
    const console = startProcess(
      first,
      {
        PORT: `${port}`,
        PUBLIC_URL: `http://localhost:${port}`,
        DATA_DIR: '',
        REDIS_URL: redis.url,
        SESSION_SECRET: 'thirty-two bytes that nobody else knows',
        REGIONS: JSON.stringify([{ name, zone, baseUrl }]),
        STOP_AFTER_SECONDS: '0',
        STOP_STREAMS_SECONDS: '0',
      },
      { arguments: [...others, 'dist/server/bff.js'] },
    );
    await console.says('"msg":"ready"');
    const browser = new Browser(port);
    expect((await browser.signIn(region)).status).toBe(200);
    expect((await browser.get(`/api/regions/eu-std-1/organisations/${accounts.organisationId}`)).status).toBe(200);
    expect((await browser.get('/sign-in', { headers: { accept: 'text/html' } })).status).toBe(200);
    const stream = await fetch(`http://127.0.0.1:${port}/api/watch?space=eu-std-1/${accounts.spaceId}`, {
      headers: { 'X-Portico-CSRF': '1', cookie: browser.cookie ?? '' },
    });
    expect((await browser.ask('DELETE', '/api/session')).status).toBe(204);
    expect(await stream.text()).toContain('event: session');
    console.process.kill('SIGTERM');
    expect(await console.exit).toBe(0);
    expect(console.output()).not.toContain('ERR_ACCESS_DENIED');
  },
);
