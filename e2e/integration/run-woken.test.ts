/** What waits for work of a region goes on as soon as the live watch of its account sees the end of that. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AdvancingClock } from '#shared/clock.ts';
import type { Run } from '#shared/run.ts';
import type { Browser } from './browser.ts';
import { startConsole, startRegion, type TestConsole, type TestRegion } from './test-console.ts';

const workTakes = 60_000;
/** A run that nobody tells looks by itself after 5 s at the soonest. */
const soon = { interval: 50, timeout: 4_500 };

let std: TestRegion;
let bff: TestConsole;
let browser: Browser;

beforeAll(async () => {
  std = await startRegion('eu-std-1', 'STD', new AdvancingClock());
  bff = await startConsole({ regions: [std] });
  browser = bff.browser();
  await browser.signIn(std);
});
afterAll(async () => {
  await bff.close();
  await std.close();
});

it('is sent once its cluster is free, with no wait of its own', { timeout: 30_000 }, async () => {
  const { spaceId } = std.accounts;
  const space = `/api/regions/eu-std-1/kubernetes/spaces/${spaceId}`;
  const nodePools = [{ name: 'workers', nodeCount: 1, nodeProfile: 'SMALL' }];
  const cluster = { name: 'woken', cidr: '10.43.0.0/16', version: '1.29.5', nodePools };
  const { id: clusterId } = (await browser.ask('POST', `${space}/clusters`, { body: cluster })).json() as {
    id: string;
  };
  await std.steering.advance(workTakes);
  await browser.ask('POST', `${space}/clusters/${clusterId}/update`);
  const headers = { cookie: browser.cookie ?? '', 'sec-fetch-site': 'same-origin', 'x-portico-csrf': '1' };
  const life = new AbortController();
  const stream = await fetch(`${bff.url}/api/watch?space=eu-std-1/${spaceId}`, { headers, signal: life.signal });
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (!text.includes('RUNNING') && !text.includes('PENDING')) text += (await reader?.read())?.value ?? '';

  const path = { spaceId, clusterId, nodePoolName: 'workers' };
  const step = { operation: 'UpdateNodePoolCount', path, body: { count: 2 }, agreed: {} };
  const scope = { region: 'eu-std-1', kind: 'space', id: spaceId };
  const body = { kind: 'whenFree', scope, plan: { about: 'woken', steps: [step] }, isAgreed: true };
  const { id } = (await browser.ask('POST', '/api/runs', { body })).json() as Run;
  const read = async () => (await browser.get(`/api/runs/${id}`)).json() as Run;
  await expect.poll(read, soon).toMatchObject({ state: 'waiting', waitsFor: 'operation', counts: { todo: 1 } });
  await std.steering.advance(workTakes);
  await expect.poll(read, soon).toMatchObject({ state: 'waiting', counts: { accepted: 1 } });
  await std.steering.advance(workTakes);
  await expect.poll(read, soon).toMatchObject({ state: 'done', counts: { done: 1 } });
  life.abort();
});
