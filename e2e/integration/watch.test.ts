import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AdvancingClock } from '#shared/clock.ts';
import type { WatchEvents } from '#shared/watch.ts';
import { RegionClient, type Credentials } from '../region-client.ts';
import type { Browser } from './browser.ts';
import { startConsole, startRegion, type TestConsole, type TestRegion } from './test-console.ts';

let region: TestRegion;
let bff: TestConsole;
let browser: Browser;

beforeEach(async () => {
  const clock = new AdvancingClock();
  region = await startRegion('eu-std-1', 'STD', clock);
  bff = await startConsole({ regions: [region], clock });
  browser = bff.browser();
  await browser.signIn(region);
});
afterEach(async () => {
  await bff.close();
  await region.close();
});

/** Opens a stream; `until` reads on until an event of that name came and answers its data. */
async function openStream(spaceIds = [region.accounts.spaceId], as = browser) {
  const query = spaceIds.map((id) => `space=eu-std-1/${id}`).join('&');
  const response = await fetch(`http://127.0.0.1:${bff.port}/api/watch?${query}`, {
    headers: { 'X-Portico-CSRF': '1', cookie: as.cookie ?? '' },
  });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    response,
    async until(name: string): Promise<unknown> {
      for (;;) {
        const found = text.split('\n\n').find((event) => event.includes(`event: ${name}\n`) && event.includes('data:'));
        if (found !== undefined) return JSON.parse(/^data: ?(.*)$/m.exec(found)?.[1] ?? 'null');
        const { value, done } = await reader.read();
        if (done) throw new Error(`the stream ended without ${name}`);
        text += value;
      }
    },
    async end(): Promise<void> {
      while (!(await reader.read()).done) continue;
    },
  };
}

describe('the live watch', () => {
  it('begins with a snapshot and tells of work the proxy saw accepted', async () => {
    const stream = await openStream();
    expect(stream.response.headers.get('content-type')).toContain('text/event-stream');
    expect(stream.response.headers.get('cache-control')).toBe('no-store');
    expect(stream.response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await stream.until('snapshot')).toMatchObject({
      spaces: [{ region: 'eu-std-1', spaceId: region.accounts.spaceId, status: 'READY' }],
    });
    const body = { name: 'watched', cidr: '10.20.0.0/16', version: '1.29.5', nodePools: [] };
    const path = `/api/regions/eu-std-1/kubernetes/spaces/${region.accounts.spaceId}/clusters`;
    const created = await browser.ask('POST', path, { body });
    expect(created.status).toBe(201);
    const { operation } = created.json() as { operation: { id: string } };
    expect(await stream.until('operation')).toMatchObject({ operation: { id: operation.id, kind: 'CreateCluster' } });
  });

  it('tells of an operation that began and ended between two looks while another one runs', async () => {
    const { spaceId } = region.accounts;
    const client = new RegionClient(region.baseUrl, region.accounts as Credentials);
    const stream = await openStream();
    const snapshot = (await stream.until('snapshot')) as WatchEvents['snapshot'];
    expect(snapshot.spaces[0]?.operations.some(({ status }) => status === 'RUNNING')).toBe(true);
    // Behind the console's back, and over before it can look: the long one still runs.
    const body = { name: 'brief', cidr: '10.21.0.0/16', version: '1.29.5', nodePools: [] };
    const { operation } = await client.call('CreateCluster', { path: { spaceId }, body });
    await region.steering.advance(120_000);
    expect(await stream.until('operation')).toMatchObject({ operation: { id: operation.id, status: 'DONE' } });
  });

  it('asks at most ten lists a second for an account, and once for what it may not see', async () => {
    const limited = bff.browser();
    await limited.signIn({ name: region.name, accounts: region.accounts.limited });
    region.requests.length = 0;
    const spaces = Array.from({ length: 24 }, () => randomUUID());
    const start = performance.now();
    const streams = await Promise.all([0, 1, 2, 3, 4].map(() => openStream(spaces, limited)));
    const lists = () => region.requests.filter((line) => line.includes('/operations?'));
    await expect.poll(() => lists().length, { timeout: 10_000, interval: 20 }).toBe(24);
    expect((performance.now() - start) / 1_000).toBeGreaterThan(2.4);
    expect(new Set(lists()).size).toBe(24);
    for (const stream of streams) expect(await stream.until('snapshot')).toBeDefined();
  });

  it('says that the session ended, and ends', async () => {
    const stream = await openStream();
    await stream.until('snapshot');
    await browser.ask('DELETE', '/api/session');
    expect(await stream.until('session')).toMatchObject({ reason: 'ended' });
    await stream.end();
  });

  it('ends with a session that ran out', async () => {
    const stream = await openStream();
    await stream.until('snapshot');
    bff.clock.advance(3_600_000);
    await bff.console.endExpired();
    expect(await stream.until('session')).toMatchObject({ reason: 'ended' });
    await stream.end();
  });

  it('goes on under a new session id', async () => {
    const stream = await openStream();
    await stream.until('snapshot');
    await browser.signIn(region);
    await browser.ask('DELETE', '/api/session');
    expect(await stream.until('session')).toMatchObject({ reason: 'ended' });
  });

  it('leaves a region in which somebody else has signed in since', async () => {
    const stream = await openStream();
    await stream.until('snapshot');
    await browser.signIn({ name: region.name, accounts: region.accounts.limited });
    expect(await stream.until('session')).toMatchObject({ reason: 'regionEnded', region: 'eu-std-1' });
  });

  it('is for those who are signed in', async () => {
    const answer = await bff.browser().get(`/api/watch?space=eu-std-1/${region.accounts.spaceId}`);
    expect(answer.json()).toMatchObject({ status: 401, type: 'urn:portico:errors#signed_out' });
  });
});
