/** The console as a process of its own, told to stop while it is asked things. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { AdvancingClock } from '#shared/clock.ts';
import { killProcesses, startProcess, type TestProcess } from '#testing/test-process.ts';
import { freePort } from '#testing/test-server.ts';
import { Browser } from './browser.ts';
import { startRegion, type TestRegion } from './test-console.ts';

let region: TestRegion;
let folder: string;

async function start(port: number, more: Readonly<Record<string, string>> = {}): Promise<TestProcess> {
  const { name, zone, baseUrl } = region;
  const console = startProcess('dist/server/bff.js', {
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    DATA_DIR: folder,
    SESSION_SECRET: 'thirty-two bytes that nobody else knows',
    REGIONS: JSON.stringify([{ name, zone, baseUrl }]),
    STOP_AFTER_SECONDS: '0',
    ...more,
  });
  await console.says('"msg":"ready"');
  return console;
}

beforeEach(async () => {
  region = await startRegion('eu-std-1', 'STD', new AdvancingClock());
  folder = mkdtempSync(join(tmpdir(), 'portico-stop-'));
});
afterEach(async () => {
  await killProcesses();
  await region.close();
  rmSync(folder, { recursive: true });
});

it('finishes the answer under way, ends its streams and exits with 0', { timeout: 60_000 }, async () => {
  const port = await freePort();
  const { accounts } = region;
  const console = await start(port);
  const browser = new Browser(port);
  expect((await browser.signIn(region)).status).toBe(200);
  const stream = await fetch(`http://127.0.0.1:${port}/api/watch?space=eu-std-1/${accounts.spaceId}`, {
    headers: { 'X-Portico-CSRF': '1', cookie: browser.cookie ?? '' },
  });

  region.steering.addFault({ operation: 'GetOrganisation', kind: 'delay', milliseconds: 2_500 });
  const path = `/organisations/${accounts.organisationId}`;
  const before = region.requests.filter((line) => line.endsWith(path)).length;
  const asked = browser.get(`/api/regions/eu-std-1${path}`);
  const asks = () => region.requests.filter((line) => line.endsWith(path)).length;
  await expect.poll(asks, { timeout: 20_000 }).toBeGreaterThan(before);
  console.process.kill('SIGTERM');

  // Ended, not broken off: that would reject.
  expect(await stream.text()).toMatch(/(?:^|\n)retry: \d+\n\n$/);
  const answer = await asked;
  expect(answer.status).toBe(200);
  expect(answer.headers['connection']).toBe('close');
  expect(await console.exit).toBe(0);
  await start(port);
});

it(
  'answers on for a while, not ready any more, and ends at once when it is told again',
  { timeout: 60_000 },
  async () => {
    const port = await freePort();
    const console = await start(port, { STOP_AFTER_SECONDS: '15' });
    const browser = new Browser(port);
    await browser.signIn(region);
    const ready = () => browser.get('/readyz').then(({ status }) => status);
    expect(await ready()).toBe(200);

    console.process.kill('SIGTERM');
    await expect.poll(ready).toBe(503);
    expect((await browser.get('/healthz')).status).toBe(200);
    const answer = await browser.get(`/api/regions/eu-std-1/organisations/${region.accounts.organisationId}`);
    expect(answer.status).toBe(200);
    // Whoever asks again asks somebody else.
    expect(answer.headers['connection']).toBe('close');
    const stream = await fetch(`http://127.0.0.1:${port}/api/watch?space=eu-std-1/${region.accounts.spaceId}`, {
      headers: { 'X-Portico-CSRF': '1', cookie: browser.cookie ?? '' },
    });
    expect(stream.status).toBe(200);

    const told = performance.now();
    console.process.kill('SIGINT');
    await expect(stream.text()).rejects.toThrow('terminated');
    expect(await console.exit).toBe(1);
    expect(performance.now() - told).toBeLessThan(8_000);
  },
);

it('leaves a line in its log for every answer it gave', { timeout: 60_000 }, async () => {
  const port = await freePort();
  const { accounts } = region;
  const console = await start(port);
  const browser = new Browser(port);
  await browser.signIn(region);

  const tabs = Array.from({ length: 8 }, () => new Browser(port));
  const answered = new Set<string>();
  /** Until there is nobody left to ask. */
  async function askOn(tab: Browser): Promise<void> {
    tab.cookie = browser.cookie;
    for (;;) {
      const answer = await tab
        .get(`/api/regions/eu-std-1/iam/organisations/${accounts.organisationId}`)
        .catch(() => undefined);
      if (answer === undefined) return;
      answered.add(String(answer.headers['x-request-id']));
      if (answered.size === 100) console.process.kill('SIGTERM');
    }
  }
  await Promise.all(tabs.map(askOn));
  expect(await console.exit).toBe(0);
  const logged = new Set([...console.output().matchAll(/"requestId":"([^"]+)"/g)].map(([, id]) => id));
  expect(answered.size).toBeGreaterThanOrEqual(100);
  expect([...answered].filter((id) => !logged.has(id))).toEqual([]);
});
