/** A console that is killed amid the upgrade of a cluster, against a real region: each step is carried out once, and none is forgotten. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AdvancingClock } from '#shared/clock.ts';
import type { Run } from '#shared/run.ts';
import { MortalConsole } from './mortal-console.ts';
import { createCluster, upgradesOf, workTakes } from './test-cluster.ts';
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

it('each step is carried out once, whenever the console is killed', { timeout: 120_000 }, async () => {
  const browser = await console.signedIn();
  const { spaceId } = region.accounts;
  const clusterId = await createCluster(browser, region, '1.29.3');

  const step = (operation: string) => ({ operation, path: { spaceId, clusterId }, body: { version: '1.29.5' } });
  const steps = [step('UpgradeControlPlane'), step('UpgradeWorkers')];
  const scope = { region: 'eu-std-1', kind: 'space', id: spaceId };
  const body = { kind: 'upgradeCluster', scope, plan: { about: 'killed-amid', steps } };
  const { id } = (await browser.ask('POST', '/api/runs', { body })).json() as Run;
  const read = async () => (await browser.get(`/api/runs/${id}`)).json() as Run;
  const comesTo = (run: object) => expect.poll(read, { interval: 100, timeout: 40_000 }).toMatchObject(run);
  await comesTo({ state: 'ready', target: clusterId });
  const upgrades = () => upgradesOf(browser, region, clusterId);
  expect(await upgrades()).toBe(0);

  // Amid the call: nobody has its answer.
  region.steering.addFault({ operation: 'UpgradeControlPlane', kind: 'delay', milliseconds: 1_000 });
  await browser.ask('POST', `/api/runs/${id}/confirm`);
  const isSent = () => region.requests.some((line) => line.startsWith('POST') && line.includes('/masters/upgrade'));
  await expect.poll(isSent, { interval: 20, timeout: 10_000 }).toBe(true);
  await console.killAndStart();
  await comesTo({ state: 'waiting', waitsFor: 'operation', counts: { accepted: 1, todo: 1 } });

  // While it is carried out.
  await console.killAndStart();
  await region.steering.advance(workTakes);
  await comesTo({ state: 'waiting', waitsFor: 'operation', counts: { done: 1, accepted: 1 } });
  await region.steering.advance(workTakes);
  await comesTo({ state: 'done', counts: { done: 2, failed: 0, unknown: 0 } });
  expect(await upgrades()).toBe(2);
});
