/** A console that is killed amid the upgrade of a cluster, against a real region: each step is carried out once, and none is forgotten. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePorts, killProcesses, startProcess, type TestProcess } from '#testing/test-process.ts';
import { AdvancingClock } from '#shared/clock.ts';
import type { Run } from '#shared/run.ts';
import { Browser } from './browser.ts';
import { startRegion, type TestRegion } from './test-console.ts';

const workTakes = 60_000;

let region: TestRegion;
let folder: string;
let port: number;
let console: TestProcess;

beforeAll(async () => {
  region = await startRegion('eu-std-1', 'STD', new AdvancingClock());
  folder = mkdtempSync(join(tmpdir(), 'portico-upgrade-'));
  [port = 0] = await freePorts(1);
  await start();
});
afterAll(async () => {
  await killProcesses();
  await region.close();
  rmSync(folder, { recursive: true });
});

async function start(): Promise<void> {
  const { name, zone, baseUrl } = region;
  console = startProcess('dist/server/bff.js', {
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    DATA_DIR: folder,
    SESSION_SECRET: 'thirty-two bytes that nobody else knows',
    REGIONS: JSON.stringify([{ name, zone, baseUrl }]),
  });
  await console.says('"msg":"ready"');
}

async function killAndStart(): Promise<void> {
  console.process.kill('SIGKILL');
  await console.exit;
  await start();
}

it('each step is carried out once, whenever the console is killed', { timeout: 120_000 }, async () => {
  const browser = new Browser(port);
  await browser.signIn(region);
  const { spaceId } = region.accounts;
  const below = `/api/regions/eu-std-1/kubernetes/spaces/${spaceId}`;
  const nodePools = [{ name: 'workers', nodeCount: 1, nodeProfile: 'SMALL' }];
  const cluster = { name: 'killed-amid', cidr: '10.43.0.0/16', version: '1.29.3', nodePools };
  const { id: clusterId } = (await browser.ask('POST', `${below}/clusters`, { body: cluster })).json() as {
    id: string;
  };
  await region.steering.advance(workTakes);

  const step = (operation: string) => ({ operation, path: { spaceId, clusterId }, body: { version: '1.29.5' } });
  const steps = [step('UpgradeControlPlane'), step('UpgradeWorkers')];
  const scope = { region: 'eu-std-1', kind: 'space', id: spaceId };
  const body = { kind: 'upgradeCluster', scope, plan: { about: 'killed-amid', steps } };
  const { id } = (await browser.ask('POST', '/api/runs', { body })).json() as Run;
  const read = async () => (await browser.get(`/api/runs/${id}`)).json() as Run;
  const comesTo = (run: object) => expect.poll(read, { interval: 100, timeout: 40_000 }).toMatchObject(run);
  await comesTo({ state: 'ready', target: clusterId });
  const upgrades = async () => {
    const list = (await browser.get(`${below}/operations?clusterId=${clusterId}`)).json() as { items: object[] };
    return list.items.filter((item) => JSON.stringify(item).includes('"Upgrade')).length;
  };
  expect(await upgrades()).toBe(0);

  // Amid the call: nobody has its answer.
  region.steering.addFault({ operation: 'UpgradeControlPlane', kind: 'delay', milliseconds: 1_000 });
  await browser.ask('POST', `/api/runs/${id}/confirm`);
  const isSent = () => region.requests.some((line) => line.startsWith('POST') && line.includes('/masters/upgrade'));
  await expect.poll(isSent, { interval: 20, timeout: 10_000 }).toBe(true);
  await killAndStart();
  await comesTo({ state: 'waiting', waitsFor: 'operation', counts: { accepted: 1, todo: 1 } });

  // While it is carried out.
  await killAndStart();
  await region.steering.advance(workTakes);
  await comesTo({ state: 'waiting', waitsFor: 'operation', counts: { done: 1, accepted: 1 } });
  await region.steering.advance(workTakes);
  await comesTo({ state: 'done', counts: { done: 2, failed: 0, unknown: 0 } });
  expect(await upgrades()).toBe(2);
});
