/** Two consoles on a Cluster, and behind a Sentinel whose master goes: sessions and live pages are those of one Redis. */
import { setTimeout as pass } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { startCluster, startSentinel, type RedisGroup } from '#testing/redis-groups.ts';
import { killProcesses } from '#testing/test-process.ts';
import { Browser } from './browser.ts';
import { askOnce, startConsoles } from './console-process.ts';
import { sendJson, spaceId, startFaultyRegion, type FaultyRegion } from './faulty-region.ts';
import { WatchTab } from './watch-tab.ts';

const groups = { 'a Cluster': startCluster, 'a Sentinel whose master goes': startSentinel };

let group: RedisGroup;
let region: FaultyRegion;
afterEach(async () => {
  await killProcesses();
  await Promise.all([region.close(), group.end()]);
});

describe('two consoles', { timeout: 120_000 }, () => {
  it.each(Object.entries(groups))('on %s share sessions, the looking, and what is told', async (name, startGroup) => {
    [group, region] = await Promise.all([startGroup(), startFaultyRegion()]);
    let [status, lists] = ['RUNNING', 0];
    region.behave = (_request, response) => {
      lists += 1;
      const operation = { id: 'o1', status, createTime: '2026-01-15T09:30:00Z' };
      sendJson(response, 200, { items: [operation], totalSize: 1 });
    };
    const consoles = await startConsoles(2, group, [region]);
    const browser = new Browser(consoles[0]!.port);
    expect((await browser.signIn(region)).status).toBe(200);
    const session = () => askOnce(consoles[1]!, browser.cookie, '/api/session');
    expect((await session()).status).toBe(200);
    const tabs = consoles.map(({ url }) => new WatchTab([`${region.name}/${spaceId}`], browser.cookie!, () => url));
    await expect.poll(() => tabs.every(({ snapshots }) => snapshots > 0), { timeout: 10_000 }).toBe(true);
    await pass(1_500);
    lists = 0;
    await pass(6_000);
    expect(lists).toBeLessThanOrEqual(5);
    for (const console of consoles) expect(console.output()).not.toContain('Redis does not answer');

    if (name !== 'a Cluster') await group.servers[0]?.kill();
    status = 'DONE';
    await expect.poll(() => tabs.every(({ ended }) => ended.has('o1')), { timeout: 30_000 }).toBe(true);
    await expect.poll(async () => (await session()).status, { timeout: 30_000 }).toBe(200);
    for (const { told, connections } of tabs) {
      expect(told.length).toBeLessThanOrEqual(1);
      expect(connections).toBe(1);
    }

    expect((await browser.ask('DELETE', '/api/session')).status).toBe(204);
    await expect.poll(() => tabs.every(({ isOver }) => isOver), { timeout: 1_000, interval: 20 }).toBe(true);
  });
});
