/** The fleet, read by the console's server from two real regions: every cluster, the newest work on it, and what is missing. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AdvancingClock } from '#shared/clock.ts';
import { fleetBounds, fleetPath, type FleetEnd, type FleetPart } from '#shared/fleet.ts';
import { upstreamLimits } from '#bff/regions/region-directory.ts';
import type { Browser } from './browser.ts';
import { startConsole, startRegion, type TestConsole, type TestRegion } from './test-console.ts';

let std: TestRegion;
let snc: TestRegion;
let bff: TestConsole;
let browser: Browser;
const clock = new AdvancingClock();

beforeAll(async () => {
  std = await startRegion('eu-std-1', 'STD', clock);
  snc = await startRegion('eu-snc-1', 'SNC', clock);
  const limits = { ...upstreamLimits, answer: 1_000 };
  bff = await startConsole({ regions: [std, snc], clock, upstreamLimits: limits });
});
beforeEach(async () => {
  for (const region of [std, snc]) region.steering.clearFaults();
  browser = bff.browser();
  await browser.signIn(std);
  await browser.signIn(snc);
  for (const region of [std, snc]) region.requests.length = 0;
});
afterAll(() => Promise.all([bff.close(), std.close(), snc.close()]));

async function read(query = ''): Promise<readonly FleetPart[]> {
  const answer = await browser.get(fleetPath + query);
  expect(answer.status).toBe(200);
  const lines = answer.text.trim().split('\n');
  const parts = lines.map((line) => JSON.parse(line) as FleetPart | FleetEnd);
  expect(parts.pop()).toMatchObject({ end: true });
  return parts as FleetPart[];
}

const of = <Name extends FleetPart['part']>(parts: readonly FleetPart[], { name }: TestRegion, part: Name) =>
  parts.filter((one): one is Extract<FleetPart, { part: Name }> => one.region === name && one.part === part);

describe('the fleet', () => {
  it('tells every cluster of every space that is ready, with versions, network and pools, and nothing secret', async () => {
    const parts = await read();
    for (const region of [std, snc]) {
      const [spaces] = of(parts, region, 'spaces');
      const ready = spaces?.items.filter(({ status }) => status === 'READY').map(({ id }) => id) ?? [];
      const clusters = of(parts, region, 'clusters');
      expect(clusters.map(({ spaceId }) => spaceId).sort()).toEqual([...ready].sort());
      expect(clusters.flatMap(({ items }) => items).length).toBeGreaterThan(0);
    }
    const [first] = of(parts, std, 'clusters').flatMap(({ items }) => items);
    expect(Object.keys(first ?? {}).sort()).toEqual([
      'cidr',
      'controlPlaneVersion',
      'id',
      'name',
      'nodePools',
      'status',
      'version',
    ]);
  });

  it('tells of each cluster the newest work only, and all that has not ended', async () => {
    const operations = of(await read(), std, 'operations').flatMap(({ items }) => items);
    const ended = operations.filter(({ status }) => status === 'DONE' || status === 'FAILED');
    expect(ended.length).toBeGreaterThan(0);
    expect(new Set(ended.map(({ clusterId }) => clusterId)).size).toBe(ended.length);
  });

  it('reads the places that are named, and nothing else', async () => {
    const [space] = of(await read(), std, 'clusters');
    std.requests.length = 0;
    snc.requests.length = 0;
    const parts = await read(`?place=eu-std-1/${space?.spaceId}`);
    expect(parts.map(({ part }) => part).sort()).toEqual(['clusters', 'operations']);
    expect([std.requests.length, snc.requests.length]).toEqual([2, 0]);
    expect(of(await read('?place=eu-snc-1'), snc, 'spaces')).toHaveLength(1);
  });

  it.each([
    ['no place', '?place='],
    ['an id that is none', '?place=eu-std-1/x'],
    ['more than a space', '?place=eu-std-1/x/y'],
    ['another parameter', '?other=1'],
    ['more places than are read', `?${'place=eu-std-1&'.repeat(fleetBounds.places + 1)}`],
  ])('refuses %s', async (_, query) => {
    expect((await browser.get(fleetPath + query)).status).toBe(400);
  });

  it('asks a region for six lists at once, clusters before what was done to them', async () => {
    const taken = { milliseconds: 60, times: 100 };
    for (const operation of ['ListOperations', 'ListClusters'] as const) {
      std.steering.addFault({ operation, kind: 'delay', ...taken });
    }
    const parts = await read();
    const asked = std.requests.filter((request) => /(operations|clusters)(\?|$)/.test(request));
    const spaces = of(parts, std, 'clusters').length;
    expect(asked).toHaveLength(2 * spaces);
    expect(asked.slice(0, spaces).every((request) => request.includes('/clusters'))).toBe(true);
    expect(fleetBounds.calls).toBe(6);
  });

  it('says of a region that hangs that it does not answer, and of the other everything', async () => {
    snc.steering.addFault({ operation: 'ListSpaces', kind: 'delay', milliseconds: 5_000, times: 10 });
    const parts = await read();
    expect(of(parts, snc, 'spaces')[0]).toMatchObject({ complete: false, items: [], problem: { status: 504 } });
    expect(of(parts, snc, 'clusters')).toEqual([]);
    expect(of(parts, std, 'clusters').every(({ complete }) => complete)).toBe(true);
  });

  it('is for whoever is signed in', async () => {
    expect((await bff.browser().get(fleetPath)).status).toBe(401);
  });
});
