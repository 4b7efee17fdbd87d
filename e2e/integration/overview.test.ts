/** The overview, read by the console's server from two real regions: what each tells, and what is said of one that does not. */
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { overviewBounds, overviewPath, type OverviewPart } from '#shared/overview.ts';
import type { Browser } from './browser.ts';
import { RegionClient, type Credentials } from '../region-client.ts';
import { readParts, startTwoRegions } from './two-regions.ts';

const { std, snc, bff, signedIn, close } = await startTwoRegions();
let browser: Browser;
beforeEach(async () => void (browser = await signedIn()));
afterAll(close);

const read = (query = '', by = browser) => readParts<OverviewPart>(by, overviewPath + query);

describe('the overview', () => {
  it('tells of every region: its spaces first, then what runs and stands in each that is ready', async () => {
    const { of, end } = await read();
    for (const region of [std, snc]) {
      const [spaces] = of(region, 'spaces');
      expect(spaces).toMatchObject({ complete: true, of: 'organisation' });
      const ready = spaces?.items.filter(({ status }) => status === 'READY').map(({ id }) => id) ?? [];
      expect(ready.length).toBeGreaterThan(0);
      for (const part of ['operations', 'clusters'] as const) {
        expect(
          of(region, part)
            .map(({ spaceId }) => spaceId)
            .sort(),
        ).toEqual([...ready].sort());
        expect(of(region, part).every(({ complete }) => complete)).toBe(true);
      }
      expect(of(region, 'accounts')).toHaveLength(1);
      expect(of(region, 'links')).toHaveLength(1);
    }
    expect(Date.parse(end?.now ?? '')).toBeGreaterThan(0);
  });

  it('tells of operations only those that run or failed within a day, and of an error its first line', async () => {
    const { of } = await read();
    const operations = of(std, 'operations').flatMap(({ items }) => items);
    expect(operations.length).toBeGreaterThan(0);
    expect(operations.filter(({ status }) => status === 'DONE')).toEqual([]);
    expect(operations.filter(({ result, data }) => result !== undefined || data !== undefined)).toEqual([]);
  });

  it('tells what has ended within a week, and whether that is all of it', async () => {
    const client = new RegionClient(std.baseUrl, std.accounts as Credentials);
    const { organisationId } = std.accounts;
    const path = { organisationId };
    const space = await client.call('CreateSpace', { path, body: { name: 'busy', description: 'Many operations' } });
    await std.steering.advance(60_000);
    const body = { name: 'one', cidr: '10.40.0.0/16', version: '1.29.5', nodePools: [] };
    const { id: clusterId } = await client.call('CreateCluster', { path: { spaceId: space.id }, body });
    await std.steering.advance(60_000);
    const weekOf = async () => {
      const { of } = await read();
      return of(std, 'operations').find(({ spaceId }) => spaceId === space.id)?.week;
    };
    expect(await weekOf()).toMatchObject({ complete: true, items: [{ kind: 'CreateCluster', status: 'DONE' }] });
    for (let count = 0; count < overviewBounds.ofSpace; count += 1) {
      await client.call('UpdateWorkersOs', { path: { spaceId: space.id, clusterId } });
      await std.steering.advance(60_000);
    }
    const busy = await weekOf();
    expect([busy?.complete, busy?.items.length]).toEqual([false, overviewBounds.ofSpace]);
    await std.steering.advance(8 * 24 * 60 * 60_000);
    await browser.signIn(std);
    expect(await weekOf()).toEqual({ complete: true, items: [] });
  });

  it('makes no more calls than two for each space and a few for the region', async () => {
    const { of } = await read();
    const spaces = of(std, 'clusters').length;
    expect(std.requests.length).toBeLessThanOrEqual(2 * spaces + 8);
    expect(std.requests.filter((request) => !request.startsWith('GET '))).toEqual([]);
  });

  it('asks a region at most six things at once', async () => {
    const taken = { milliseconds: 100, times: 100 };
    for (const operation of ['ListOperations', 'ListClusters'] as const) {
      std.steering.addFault({ operation, kind: 'delay', ...taken });
    }
    const asked = () => std.requests.filter((request) => /operations|clusters/.test(request)).length;
    const answer = read();
    const counted: number[] = [];
    const watching = setInterval(() => counted.push(asked()), 10);
    const { of } = await answer;
    clearInterval(watching);
    expect(counted.find((count) => count > 0)).toBeLessThanOrEqual(overviewBounds.calls);
    expect(of(std, 'clusters').every(({ complete }) => complete)).toBe(true);
  });

  it('says of one part that fails why, and tells the others', async () => {
    std.steering.addFault({ operation: 'ListClusters', kind: 'status', status: 500, times: 1 });
    const { of } = await read();
    const failed = of(std, 'clusters').filter(({ complete }) => !complete);
    expect(failed).toHaveLength(1);
    expect(failed[0]).toMatchObject({ items: [], problem: { status: 500, source: 'region' } });
    expect(of(std, 'operations').every(({ complete }) => complete)).toBe(true);
  });

  it('says of a region that hangs that it does not answer, and of the other everything', async () => {
    snc.steering.addFault({ operation: 'ListSpaces', kind: 'delay', milliseconds: 5_000, times: 10 });
    const { of } = await read();
    expect(of(snc, 'spaces')[0]).toMatchObject({ complete: false, items: [], problem: { status: 504 } });
    expect(of(std, 'spaces')[0]?.complete).toBe(true);
    expect(of(std, 'clusters').every(({ complete }) => complete)).toBe(true);
  });

  it('says of a region that is down that it is', async () => {
    await snc.stop();
    try {
      const { of } = await read();
      expect(of(snc, 'spaces')[0]).toMatchObject({ complete: false, problem: { source: 'console', status: 503 } });
      expect(of(std, 'spaces')[0]?.complete).toBe(true);
    } finally {
      await snc.start();
    }
  });

  it('is for each account what it may see: of the one with few rights its own space, and what is refused', async () => {
    const limited = bff.browser();
    await limited.signIn({ name: std.name, accounts: std.accounts.limited });
    const { of } = await read('', limited);
    expect(of(std, 'spaces')[0]).toMatchObject({ of: 'account', items: [{ id: std.accounts.spaceId }] });
    expect(of(std, 'clusters')[0]).toMatchObject({ complete: false, problem: { status: 403 } });
    expect(of(snc, 'spaces')).toEqual([]);
  });

  it('tells of one space alone where that is asked for, in no more than three calls', async () => {
    const { spaceId } = std.accounts;
    const { of, parts } = await read(`?place=eu-std-1/${spaceId}`);
    expect(of(std, 'spaces')).toMatchObject([{ complete: true, items: [{ id: spaceId, status: 'READY' }] }]);
    expect(parts.map(({ part }) => part).sort()).toEqual(['clusters', 'operations', 'spaces']);
    expect(of(std, 'clusters')).toMatchObject([{ spaceId, complete: true }]);
    expect([std.requests.length, snc.requests.length]).toEqual([3, 0]);
  });

  it('tells of one region alone where that is asked for', async () => {
    const { parts, of } = await read('?place=eu-snc-1');
    expect(new Set(parts.map(({ region }) => region))).toEqual(new Set(['eu-snc-1']));
    expect(of(snc, 'links')).toHaveLength(1);
    expect(std.requests).toEqual([]);
  });

  it('tells whoever may not ask for a space by its id of the one they are assigned to, and that another is not there', async () => {
    const limited = bff.browser();
    await limited.signIn({ name: std.name, accounts: std.accounts.limited });
    const { of } = await read(`?place=eu-std-1/${std.accounts.spaceId}`, limited);
    expect(of(std, 'spaces')).toMatchObject([{ complete: true, items: [{ id: std.accounts.spaceId }] }]);
    const missing = await read('?place=eu-std-1/00000000-0000-4000-8000-00000000dead');
    expect(missing.parts).toMatchObject([{ part: 'spaces', complete: false, items: [], problem: { status: 404 } }]);
  });

  it('tells of several spaces those that are there', async () => {
    const { spaceId } = std.accounts;
    const { of } = await read(`?place=eu-std-1/00000000-0000-4000-8000-00000000dead&place=eu-std-1/${spaceId}`);
    expect(of(std, 'spaces')).toMatchObject([{ complete: true, items: [{ id: spaceId }] }]);
    expect(of(std, 'clusters')).toMatchObject([{ spaceId, complete: true }]);
  });

  it('says of a space whose region accepts and never answers that it does not, in time', async () => {
    const { spaceId } = std.accounts;
    const delay = { kind: 'delay', milliseconds: 5_000, times: 1 } as const;
    std.steering.addFault({ operation: 'ListClusters', ...delay });
    const begun = performance.now();
    const { of } = await read(`?place=eu-std-1/${spaceId}`);
    expect(performance.now() - begun).toBeLessThan(3_000);
    expect(of(std, 'clusters')).toMatchObject([{ complete: false, problem: { status: 504 } }]);
    expect(of(std, 'operations')).toMatchObject([{ complete: true }]);
  });

  it('is nothing for somebody who is not signed in', async () => {
    expect((await bff.browser().get(overviewPath)).status).toBe(401);
  });
});
