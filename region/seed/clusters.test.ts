import { afterEach, describe, expect, it } from 'vitest';
import { isNetwork, overlap } from '#shared/rules/cidr.ts';
import { offeredVersions } from '#region/engine/cluster-offer.ts';
import { operationSchedule } from '#region/engine/durations.ts';
import { openDatabase, type RegionDatabase } from '#region/store/database.ts';
import { goneClusters, seededClusters } from './cluster-history.ts';
import { seedRegion } from './seed.ts';

const now = Date.parse('2026-01-15T09:30:00Z');
const open: RegionDatabase[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((database) => database.close()));
});

async function seeded(name: string, zone: 'STD' | 'SNC') {
  const database = openDatabase(':memory:');
  open.push(database);
  const { spaceId } = await seedRegion(database, { name, zone, now, users: 2 });
  const clusters = await database.query.selectFrom('clusters').selectAll().execute();
  const operations = await database.query.selectFrom('operations').selectAll().orderBy('accepted_on').execute();
  const pools = await database.query.selectFrom('node_pools').selectAll().execute();
  return { spaceId, clusters, operations, pools };
}

describe('seeded clusters', () => {
  it.each(['STD', 'SNC'] as const)(
    'are six with sixty finished operations and one running, in zone %s',
    async (zone) => {
      const { spaceId, clusters, operations, pools } = await seeded('eu-test-1', zone);
      expect(clusters).toHaveLength(6);
      expect(clusters.every(({ state, api_url }) => state === 'RUNNING' && api_url !== null)).toBe(true);
      expect(pools.some(({ gpu }) => gpu !== null)).toBe(true);
      const running = operations.filter(({ settled }) => settled === 0);
      expect([operations.length, running.length]).toEqual([61, 1]);
      expect(running[0]).toMatchObject({ space_id: spaceId, ends_on: now + 6 * 60_000, outcome: 'DONE' });
      const failed = operations.filter(({ outcome }) => outcome === 'FAILED');
      expect(failed.length).toBeGreaterThanOrEqual(3);
      expect(failed.every(({ error, final_percent }) => error !== null && final_percent < 100)).toBe(true);
    },
  );

  it('have a past in which a cluster never did two things at once', async () => {
    const { operations } = await seeded('eu-test-1', 'STD');
    for (const clusterId of new Set(operations.map((operation) => operation.cluster_id))) {
      const own = operations.filter((operation) => operation.cluster_id === clusterId);
      expect(own[0]?.kind).toBe('CreateCluster');
      for (const [index, { accepted_on }] of own.entries()) {
        expect(accepted_on).toBeGreaterThanOrEqual(own[index - 1]?.ends_on ?? 0);
      }
    }
    expect(operations.filter(({ settled }) => settled === 1).every(({ ends_on }) => ends_on < now)).toBe(true);
  });

  it('have taken in the past what the same work takes now', () => {
    const past = [...seededClusters, ...goneClusters].flatMap(({ history }) => [...history]);
    const done = past.filter(({ failed }) => failed === undefined);
    for (const kind of new Set(done.map((one) => one.kind))) {
      const seconds = done
        .flatMap((one) => (one.kind === kind ? [one.seconds] : []))
        .sort((left, right) => left - right);
      const { startAt, completeAt } = operationSchedule(kind, 0, 1);
      const now = (completeAt - startAt) / 1_000;
      expect(Math.abs((seconds[seconds.length >> 1] ?? 0) / now - 1), kind).toBeLessThanOrEqual(0.1);
    }
  });

  it('run the versions their past led to', () => {
    for (const { creationVersion, version, controlPlaneVersion, history } of seededClusters) {
      const reached = (kind: string) =>
        history.findLast((past) => past.kind === kind && past.failed === undefined)?.data['version'] ?? creationVersion;
      expect([version, controlPlaneVersion]).toEqual([reached('UpgradeWorkers'), reached('UpgradeMasters')]);
      expect(offeredVersions).toEqual(expect.arrayContaining([creationVersion, version, controlPlaneVersion]));
    }
  });

  it('keep to networks that are valid and do not overlap', () => {
    for (const [index, { cidr }] of seededClusters.entries()) {
      expect(isNetwork(cidr)).toBe(true);
      expect(seededClusters.slice(index + 1).some((other) => overlap(cidr, other.cidr))).toBe(false);
    }
  });

  it('have ids of their own in each region, the same at every start', async () => {
    const ids = async (name: string) => (await seeded(name, 'STD')).operations.map(({ id }) => id);
    expect(await ids('eu-test-1')).toEqual(await ids('eu-test-1'));
    const elsewhere = await ids('eu-test-2');
    expect((await ids('eu-test-1')).filter((id) => elsewhere.includes(id))).toEqual([]);
  });
});
