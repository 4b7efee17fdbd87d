/** The fleet, read by the console's server from two real regions: every cluster, the newest work on it, and what is missing. */
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { fleetBounds, fleetPath, type FleetPart } from '#shared/fleet.ts';
import type { Browser } from './browser.ts';
import { readParts, startTwoRegions } from './two-regions.ts';

const { std, snc, bff, signedIn, close } = await startTwoRegions();
let browser: Browser;
beforeEach(async () => void (browser = await signedIn()));
afterAll(close);

const read = (query = '') => readParts<FleetPart>(browser, fleetPath + query);

describe('the fleet', () => {
  it('tells every cluster of every space that is ready, with versions, network and pools, and nothing secret', async () => {
    const { of } = await read();
    for (const region of [std, snc]) {
      const [spaces] = of(region, 'spaces');
      const ready = spaces?.items.filter(({ status }) => status === 'READY').map(({ id }) => id) ?? [];
      const clusters = of(region, 'clusters');
      expect(clusters.map(({ spaceId }) => spaceId).sort()).toEqual([...ready].sort());
      expect(clusters.flatMap(({ items }) => items).length).toBeGreaterThan(0);
    }
    const [first] = of(std, 'clusters').flatMap(({ items }) => items);
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
    const { of } = await read();
    const operations = of(std, 'operations').flatMap(({ items }) => items);
    const ended = operations.filter(({ status }) => status === 'DONE' || status === 'FAILED');
    expect(ended.length).toBeGreaterThan(0);
    expect(new Set(ended.map(({ clusterId }) => clusterId)).size).toBe(ended.length);
  });

  it('reads the places that are named, and nothing else', async () => {
    const [space] = (await read()).of(std, 'clusters');
    std.requests.length = 0;
    snc.requests.length = 0;
    const { parts } = await read(`?place=eu-std-1/${space?.spaceId}`);
    expect(parts.map(({ part }) => part).sort()).toEqual(['clusters', 'operations']);
    expect([std.requests.length, snc.requests.length]).toEqual([2, 0]);
    expect((await read('?place=eu-snc-1')).of(snc, 'spaces')).toHaveLength(1);
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
    const { of } = await read();
    const asked = std.requests.filter((request) => /(operations|clusters)(\?|$)/.test(request));
    const spaces = of(std, 'clusters').length;
    expect(asked).toHaveLength(2 * spaces);
    expect(asked.slice(0, spaces).every((request) => request.includes('/clusters'))).toBe(true);
    expect(fleetBounds.calls).toBe(6);
  });

  it('says of a region that hangs that it does not answer, and of the other everything', async () => {
    snc.steering.addFault({ operation: 'ListSpaces', kind: 'delay', milliseconds: 5_000, times: 10 });
    const { of } = await read();
    expect(of(snc, 'spaces')[0]).toMatchObject({ complete: false, items: [], problem: { status: 504 } });
    expect(of(snc, 'clusters')).toEqual([]);
    expect(of(std, 'clusters').every(({ complete }) => complete)).toBe(true);
  });

  it('is for whoever is signed in', async () => {
    expect((await bff.browser().get(fleetPath)).status).toBe(401);
  });
});
