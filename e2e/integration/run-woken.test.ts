/** What waits for work of a region goes on as soon as the live watch of its account sees the end of that. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AdvancingClock } from '#shared/clock.ts';
import { RunWorld } from './run-world.ts';
import { createCluster, updatePackages, workTakes } from './test-cluster.ts';

/** A run that nobody tells looks by itself after 5 s at the soonest. */
const soon = { interval: 50, timeout: 4_500 };

const world = new RunWorld();
// While the region works no time passes for the console.
beforeAll(() => world.open(new AdvancingClock()));
afterAll(() => world.close());

it('is sent once its cluster is free, with no wait of its own', { timeout: 30_000 }, async () => {
  const { bff, browser, std } = world;
  const { spaceId } = std.accounts;
  const clusterId = await createCluster(browser, std, '1.29.5');
  await updatePackages(browser, std, clusterId);
  const headers = { cookie: browser.cookie ?? '', 'sec-fetch-site': 'same-origin', 'x-portico-csrf': '1' };
  const life = new AbortController();
  const stream = await fetch(`${bff.url}/api/watch?space=eu-std-1/${spaceId}`, { headers, signal: life.signal });
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (!/RUNNING|PENDING/.test(text)) text += (await reader?.read())?.value ?? expect.fail('the stream has ended');

  const path = { spaceId, clusterId, nodePoolName: 'workers' };
  const step = { operation: 'UpdateNodePoolCount', path, body: { count: 2 }, agreed: {} };
  const plan = { about: 'woken', steps: [step] };
  const { id } = await world.begin({ kind: 'whenFree', scope: world.scope(), plan, isAgreed: true });
  const read = () => world.read(id);
  await expect.poll(read, soon).toMatchObject({ state: 'waiting', waitsFor: 'operation', counts: { todo: 1 } });
  await std.steering.advance(workTakes);
  await expect.poll(read, soon).toMatchObject({ state: 'waiting', counts: { accepted: 1 } });
  await std.steering.advance(workTakes);
  await expect.poll(read, soon).toMatchObject({ state: 'done', counts: { done: 1 } });
  life.abort();
});
