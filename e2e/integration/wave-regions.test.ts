/** A wave over two regions, one of which hangs amid it: its run waits for it, the other one ends, and nothing is done twice. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { upstreamLimits } from '#bff/regions/region-directory.ts';
import { AdvancingClock } from '#shared/clock.ts';
import { runsPath, type Run } from '#shared/run.ts';
import type { Browser } from './browser.ts';
import { createCluster, upgradesOf, workTakes } from './test-cluster.ts';
import { startConsole, startRegion, type TestConsole, type TestRegion } from './test-console.ts';

let std: TestRegion;
let snc: TestRegion;
let bff: TestConsole;
let browser: Browser;

beforeAll(async () => {
  // While the regions work no time passes for the console.
  std = await startRegion('eu-std-1', 'STD', new AdvancingClock());
  snc = await startRegion('eu-snc-1', 'SNC', new AdvancingClock());
  bff = await startConsole({
    regions: [std, snc],
    upstreamLimits: { ...upstreamLimits, answer: 500 },
    // Time passes for it with each look.
    env: { IDLE_SECONDS: '28000' },
  });
  browser = bff.browser();
  for (const region of [std, snc]) await browser.signIn(region);
});
afterAll(() => Promise.all([bff.close(), std.close(), snc.close()]));

const read = async (id: string) => (await browser.get(`${runsPath}/${id}`)).json() as Run;

/** The regions work, and time passes for the console. */
async function pass(): Promise<void> {
  for (const region of [std, snc]) await region.steering.advance(workTakes);
  bff.clock.advance(15_000);
}

const comesTo = (id: string, run: object) => expect.poll(() => read(id), { interval: 20 }).toMatchObject(run);
const passUntil = (id: string, run: object) =>
  expect.poll(() => pass().then(() => read(id)), { interval: 50 }).toMatchObject(run);
const workersUpgrades = () => snc.requests.filter((line) => /^POST .*\/workers\/upgrade$/.test(line)).length;

/** A wave of two clusters of a region. */
async function begin(region: TestRegion) {
  const { spaceId } = region.accounts;
  const clusters = [await createCluster(browser, region, '1.29.3'), await createCluster(browser, region, '1.29.3')];
  const steps = clusters.flatMap((clusterId) =>
    ['UpgradeControlPlane', 'UpgradeWorkers'].map((operation) => {
      return { operation, path: { spaceId, clusterId }, body: { version: '1.29.5' }, stage: 1 };
    }),
  );
  const plan = { about: '1.29.5', steps, pace: { atOnce: 2, stopAt: 1 } };
  const scope = { region: region.name, kind: 'space', id: spaceId };
  const { id } = (await browser.ask('POST', runsPath, { body: { kind: 'upgradeWave', scope, plan } })).json() as Run;
  await comesTo(id, { state: 'ready', counts: { todo: 4 } });
  expect((await browser.ask('POST', `${runsPath}/${id}/confirm`)).status).toBe(200);
  await comesTo(id, { state: 'waiting', counts: { accepted: 2, todo: 2 } });
  return { id, clusters };
}

it(
  'goes on in the region that answers, and in the other one by itself once it does again',
  { timeout: 60_000 },
  async () => {
    const [here, there] = [await begin(std), await begin(snc)];
    snc.steering.addFault({ operation: 'UpgradeWorkers', kind: 'hang', times: 1 });
    await expect.poll(() => pass().then(workersUpgrades), { interval: 50 }).toBeGreaterThan(1);
    for (const operation of ['GetCluster', 'ListOperations'] as const)
      snc.steering.addFault({ operation, kind: 'hang', times: 1_000 });
    await passUntil(here.id, { state: 'done', counts: { done: 4 } });
    await comesTo(there.id, { state: 'paused', reason: 'regionDown' });

    snc.steering.clearFaults();
    await passUntil(there.id, { state: 'done', counts: { done: 4, failed: 0, unknown: 0 } });
    for (const [region, { clusters }] of [
      [std, here],
      [snc, there],
    ] as const)
      for (const clusterId of clusters) expect(await upgradesOf(browser, region, clusterId)).toBe(2);
    // Of three calls one has hung, and was not carried out.
    expect(workersUpgrades()).toBe(3);
  },
);
