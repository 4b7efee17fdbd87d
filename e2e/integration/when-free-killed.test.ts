/** A console that is killed while an operation waits for its cluster, against a real region: it is sent once, by the next one. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AdvancingClock } from '#shared/clock.ts';
import type { Run, RunList } from '#shared/run.ts';
import { mostRuns } from '#shared/run-limits.ts';
import type { Browser } from './browser.ts';
import { MortalConsole } from './mortal-console.ts';
import { createCluster, updatePackages, workTakes } from './test-cluster.ts';
import { startRegion, type TestRegion } from './test-console.ts';

let region: TestRegion;
let console: MortalConsole;

beforeAll(async () => {
  region = await startRegion('eu-std-1', 'STD', new AdvancingClock());
  console = await MortalConsole.start(region);
});
afterAll(async () => {
  await console.close();
  await region.close();
});

async function busyCluster(browser: Browser): Promise<string> {
  const id = await createCluster(browser, region, '1.29.5');
  await updatePackages(browser, region, id);
  return id;
}

function chosen(clusterId: string, count: number) {
  const { spaceId } = region.accounts;
  const path = { spaceId, clusterId, nodePoolName: 'workers' };
  return {
    kind: 'whenFree',
    scope: { region: 'eu-std-1', kind: 'space', id: spaceId },
    plan: { about: 'a cluster', steps: [{ operation: 'UpdateNodePoolCount', path, body: { count }, agreed: {} }] },
    isAgreed: true,
  };
}

it(
  'is sent once by the console that comes after, as every session of the account sees',
  { timeout: 90_000 },
  async () => {
    const browser = await console.signedIn();
    const clusterId = await busyCluster(browser);
    const { id } = (await browser.ask('POST', '/api/runs', { body: chosen(clusterId, 4) })).json() as Run;
    const other = await console.signedIn();
    const read = async () => (await other.get(`/api/runs/${id}`)).json() as Run;
    const comesTo = (run: object) => expect.poll(read, { interval: 100, timeout: 40_000 }).toMatchObject(run);
    const sent = () => region.requests.filter((line) => /\/nodepools\/workers/.test(line) && !line.startsWith('GET'));
    await comesTo({ state: 'waiting', waitsFor: 'operation', isConfirmed: true, operation: 'UpdateNodePoolCount' });
    expect(sent()).toEqual([]);
    await console.killAndStart();
    await region.steering.advance(workTakes);
    await comesTo({ state: 'waiting', counts: { accepted: 1 } });
    await region.steering.advance(workTakes);
    await comesTo({ state: 'done', counts: { done: 1 } });
    expect(sent()).toHaveLength(1);
  },
);

it('gives way to what is chosen for the same cluster after it, however close', { timeout: 60_000 }, async () => {
  const browser = await console.signedIn();
  const clusterId = await busyCluster(browser);
  const begin = async (count: number) =>
    (await browser.ask('POST', '/api/runs', { body: chosen(clusterId, count) })).json() as Run;
  const about = async () => {
    const { items } = (await browser.get('/api/runs')).json() as RunList;
    return items.filter(({ target }) => target === clusterId);
  };
  await begin(2);
  await Promise.all([begin(3), begin(4)]);
  await expect.poll(about, { timeout: 10_000 }).toMatchObject([{ state: 'waiting' }]);
});

it('is neither confirmed nor agreed to for kinds that are confirmed once they were checked', async () => {
  const browser = await console.signedIn();
  const { spaceId } = region.accounts;
  const body = { ...chosen(spaceId, 2), kind: 'upgradeCluster' };
  const step = { operation: 'UpgradeWorkers', path: { spaceId, clusterId: spaceId }, body: { version: '1.29.5' } };
  const refused = await browser.ask('POST', '/api/runs', { body: { ...body, plan: { about: 'x', steps: [step] } } });
  expect(refused.status).toBe(400);
  const wrong = chosen(spaceId, 2);
  const [first] = wrong.plan.steps;
  const away = { ...first, path: { ...first?.path, nodePoolName: '..' } };
  const escaped = await browser.ask('POST', '/api/runs', { body: { ...wrong, plan: { about: 'x', steps: [away] } } });
  expect(escaped.status).toBe(400);
});

it('never fills the list of an account: the oldest that is over gives way', { timeout: 60_000 }, async () => {
  const browser = await console.signedIn();
  const { spaceId } = region.accounts;
  const list = async () => ((await browser.get('/api/runs')).json() as RunList).items;
  const begun: string[] = [];
  for (let count = 0; count <= mostRuns; count += 1) {
    const { plan, ...rest } = chosen(spaceId, 1);
    // Such clusters are gone already.
    const steps = [{ operation: 'DeleteCluster', path: { spaceId, clusterId: randomUUID() }, agreed: {} }];
    const answer = await browser.ask('POST', '/api/runs', { body: { ...rest, plan: { ...plan, steps } } });
    expect(answer.status).toBe(201);
    begun.push((answer.json() as Run).id);
    await expect.poll(async () => (await list())[0], { interval: 50 }).toMatchObject({ state: 'done' });
  }
  const kept = await list();
  expect(kept).toHaveLength(mostRuns);
  expect(kept.map(({ id }) => id)).toContain(begun.at(-1));
});
