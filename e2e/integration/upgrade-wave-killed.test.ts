/** A console that is killed amid a wave over two spaces of a real region: each step is carried out once, stage after stage. */
import { afterEach, expect, it } from 'vitest';
import { AdvancingClock } from '#shared/clock.ts';
import { planTogether } from '#shared/rules/interleaved-upgrade.ts';
import type { Run } from '#shared/run.ts';
import { startRedis, type RedisServer } from '#testing/redis-server.ts';
import { MortalConsole } from './mortal-console.ts';
import { createCluster, upgradesOf, workTakes } from './test-cluster.ts';
import { startRegion, type TestRegion } from './test-console.ts';

const long = process.env['TEST_LONG'] === '1';
const version = '1.29.5';

let region: TestRegion;
let redis: RedisServer | undefined;
let console: MortalConsole;

afterEach(async () => {
  await console.close();
  await region.close();
  await redis?.end();
});

it.each(long ? ['SQLite', 'Redis'] : ['SQLite'])(
  'each step is carried out once, whenever a console on %s is killed',
  { timeout: 120_000 },
  async (store) => {
    region = await startRegion('eu-std-1', 'STD', new AdvancingClock());
    redis = store === 'Redis' ? await startRedis() : undefined;
    console = await MortalConsole.start(region, redis);
    const browser = await console.signedIn();
    const { organisationId, spaceId } = region.accounts;
    const listed = await browser.get(`/api/regions/eu-std-1/iam/organisations/${organisationId}/spaces`);
    const { items } = listed.json() as { items: { id: string; status: string }[] };
    const other = items.find(({ id, status }) => id !== spaceId && status === 'READY')?.id ?? '';
    const one = await createCluster(browser, region, '1.29.3');
    const two = await createCluster(browser, region, '1.29.3', other);

    const way = planTogether(version, { controlPlane: '1.29.3', workers: '1.29.3' }, { versions: ['1.29.3', version] });
    const clusters = [
      { path: { spaceId, clusterId: one }, stage: 1 },
      { path: { spaceId: other, clusterId: two }, stage: 2 },
    ];
    const steps = clusters.flatMap((cluster) =>
      (way ?? []).map((step) => ({
        ...cluster,
        operation: step.part === 'workers' ? 'UpgradeWorkers' : 'UpgradeControlPlane',
        body: { version: step.version },
      })),
    );
    const scope = { region: 'eu-std-1', kind: 'space', id: spaceId };
    const body = { kind: 'upgradeWave', scope, plan: { about: version, steps, pace: { atOnce: 1, stopAt: 1 } } };
    const { id } = (await browser.ask('POST', '/api/runs', { body })).json() as Run;
    const read = async () => (await browser.get(`/api/runs/${id}`)).json() as Run;
    const comesTo = (run: object) => expect.poll(read, { interval: 100, timeout: 40_000 }).toMatchObject(run);
    await comesTo({ state: 'ready', pace: { atOnce: 1, stopAt: 1 }, counts: { todo: 4 } });
    expect(await upgradesOf(browser, region, one)).toBe(0);

    // Amid the call: nobody has its answer.
    region.steering.addFault({ operation: 'UpgradeControlPlane', kind: 'delay', milliseconds: 1_000 });
    await browser.ask('POST', `/api/runs/${id}/confirm`);
    const isSent = () => region.requests.some((line) => line.startsWith('POST') && line.includes('/masters/upgrade'));
    await expect.poll(isSent, { interval: 20, timeout: 10_000 }).toBe(true);
    await console.killAndStart();
    await comesTo({ state: 'waiting', waitsFor: 'operation', counts: { accepted: 1, todo: 3 } });
    await region.steering.advance(workTakes);
    await comesTo({ state: 'waiting', waitsFor: 'operation', counts: { done: 1, accepted: 1 } });

    // Between two stages it keeps what was allowed.
    await console.killAndStart();
    await region.steering.advance(workTakes);
    await comesTo({ state: 'paused', reason: 'stageEnded', nextStage: 2, counts: { done: 2, todo: 2 } });
    expect(await upgradesOf(browser, region, two, other)).toBe(0);
    await browser.ask('POST', `/api/runs/${id}/resume`);
    await console.killAndStart();
    await comesTo({ state: 'waiting', waitsFor: 'operation', counts: { done: 2, accepted: 1 } });
    await region.steering.advance(workTakes);
    await comesTo({ state: 'waiting', waitsFor: 'operation', counts: { done: 3, accepted: 1 } });
    await region.steering.advance(workTakes);
    await comesTo({ state: 'done', counts: { done: 4, failed: 0, unknown: 0 } });
    expect([await upgradesOf(browser, region, one), await upgradesOf(browser, region, two, other)]).toEqual([2, 2]);
  },
);
