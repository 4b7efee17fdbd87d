import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestRegion, type Caller, type TestRegion } from '#region/testing/test-region.ts';

let test: TestRegion;
let spaceId: string;
beforeEach(async () => {
  test = await startTestRegion();
  ({ spaceId } = test.seeded);
});
afterEach(() => test.close());

const wanted = {
  name: 'ledger',
  user: 'owner',
  nodeConfiguration: { vcpuCount: 2, memorySizeGiB: 8 },
  volume: { type: 'GP2', sizeGiB: 20 },
  visibility: 'INTERNAL',
};
const create = (changes: object = {}, caller: Caller = test.admin) =>
  caller('CreateDatabaseCluster', { path: { spaceId }, body: { ...wanted, ...changes } });
const list = async (caller: Caller = test.admin) =>
  (await caller('ListDatabaseClusters', { path: { spaceId } })).reply.items;
const seeded = async (name: string) => (await list()).find((cluster) => cluster.name === name)?.id ?? '';
const backups = async (clusterId: string) =>
  (await test.admin('ListClusterBackups', { path: { spaceId, clusterId } })).reply.items;
const back = (clusterId: string) => test.admin('CreateBackup', { path: { spaceId, clusterId } });
const finish = () => test.region.steering.advance(60_000);
const fields = ({ problem }: Awaited<ReturnType<typeof create>>) => problem.violations?.map(({ field }) => field);
const tables = (id: string) =>
  Promise.all([
    test.database.query.selectFrom('database_clusters').where('id', '=', id).selectAll().execute(),
    test.database.query.selectFrom('backups').where('cluster_id', '=', id).selectAll().execute(),
  ]);

describe('creating a database cluster', () => {
  it('goes through CREATING and PENDING to RUNNING, and has a host then', async () => {
    const { status, reply } = await create();
    expect(status).toBe(201);
    expect(reply).toMatchObject({ ...wanted, majorVersion: '18', fullVersion: '18.1', port: 5432, replicaCount: 0 });
    expect(reply).not.toHaveProperty('host');
    const path = { spaceId, clusterId: reply.id };
    const states = new Set([reply.status?.state]);
    for (let second = 0; second < 20; second += 1) {
      await test.region.steering.advance(1_000);
      states.add((await test.admin('GetDatabaseCluster', { path })).reply.status?.state);
    }
    expect([...states]).toEqual(['CREATING', 'PENDING', 'RUNNING']);
    const { host } = (await test.admin('GetDatabaseCluster', { path })).reply;
    expect(host).toBe(`pg-${reply.id.slice(0, 8)}.space-${spaceId.slice(0, 8)}.hcp.eu-std-1.example`);
  });

  it('needs a name of its own in the space', async () => {
    await create();
    const { status, problem } = await create();
    expect([status, problem.type]).toEqual([409, 'urn:numspot:errors#duplicate_resource']);
  });

  it.each([
    ['user', { user: undefined }],
    ['name', { name: 'Capital' }],
    ['name', { name: 'double--hyphen' }],
    ['majorVersion', { majorVersion: '15' }],
    ['volume.sizeGiB', { volume: { type: 'GP2', sizeGiB: 0 } }],
    ['volume.type', { volume: { type: 'TAPE', sizeGiB: 1 } }],
    ['nodeConfiguration', { nodeConfiguration: undefined }],
    ['replicaCount', { replicaCount: 3 }],
    ['extensions[0].name', { extensions: [{ name: 'POSTGIS' }] }],
    ['restoreConfiguration.sourceType', { restoreConfiguration: { sourceType: 'TAPE' } }],
    [
      'restoreConfiguration.backupId',
      { restoreConfiguration: { sourceType: 'BACKUP', clusterId: crypto.randomUUID() } },
    ],
  ])('refuses a wrong %s', async (field, changes) => {
    const answer = await create(changes);
    expect([answer.status, fields(answer)]).toEqual([400, [field]]);
  });
});

describe('restoring', () => {
  const restore = (restoreConfiguration: object, changes: object = {}) =>
    create({ name: 'restored', user: undefined, ...changes, restoreConfiguration });

  it('makes a new cluster like the source at a moment, and leaves the source alone', async () => {
    const clusterId = await seeded('positions');
    const before = await tables(clusterId);
    const answer = await restore({ sourceType: 'CLUSTER', clusterId, pointInTime: '2026-01-15T10:00:00+01:00' });
    expect(answer.status).toBe(201);
    const { reply } = answer;
    expect(reply.id).not.toBe(clusterId);
    const taken = {
      databaseName: 'positions',
      user: 'owner',
      majorVersion: '16',
      extensions: [{ name: 'TIMESCALEDB' }],
    };
    expect(reply).toMatchObject({ ...taken, name: 'restored', status: { state: 'CREATING' } });
    await finish();
    expect(await tables(clusterId)).toEqual(before);
  });

  it('takes the latest state without a moment, and may move to a newer version', async () => {
    const clusterId = await seeded('positions');
    const answer = await restore({ sourceType: 'CLUSTER', clusterId }, { majorVersion: '17', user: 'ignored' });
    expect(answer.reply).toMatchObject({ majorVersion: '17', user: 'owner' });
    const older = await restore({ sourceType: 'CLUSTER', clusterId: await seeded('orders') }, { majorVersion: '16' });
    expect([older.status, fields(older)]).toEqual([400, ['majorVersion']]);
  });

  it('takes a backup of a cluster', async () => {
    const clusterId = await seeded('orders');
    const [backup] = await backups(clusterId);
    const { status, reply } = await restore({ sourceType: 'BACKUP', clusterId, backupId: backup?.id });
    expect([status, reply.majorVersion]).toEqual([201, '17']);
    expect(await backups(reply.id)).toEqual([]);
  });

  it.each(['2026-01-15T09:30:00.001Z', '2020-01-01T00:00:00Z', 'yesterday'])(
    'refuses the moment %s',
    async (moment) => {
      const clusterId = await seeded('positions');
      const answer = await restore({ sourceType: 'CLUSTER', clusterId, pointInTime: moment });
      expect([answer.status, fields(answer)]).toEqual([400, ['restoreConfiguration.pointInTime']]);
    },
  );

  it('answers 404 naming the field for a source that is unknown or of another cluster', async () => {
    const [orders, positions] = [await seeded('orders'), await seeded('positions')];
    const [backup] = await backups(orders);
    const nowhere = await restore({ sourceType: 'CLUSTER', clusterId: crypto.randomUUID() });
    expect([nowhere.status, fields(nowhere)]).toEqual([404, ['restoreConfiguration.clusterId']]);
    const other = await restore({ sourceType: 'BACKUP', clusterId: positions, backupId: backup?.id });
    expect([other.status, fields(other)]).toEqual([404, ['restoreConfiguration.backupId']]);
  });

  it('waits for a source that holds something', async () => {
    const { reply } = await create();
    expect((await restore({ sourceType: 'CLUSTER', clusterId: reply.id })).status).toBe(409);
    const clusterId = await seeded('orders');
    const young = (await back(clusterId)).reply;
    expect((await restore({ sourceType: 'BACKUP', clusterId, backupId: young.id })).status).toBe(409);
  });
});

describe('backups', () => {
  it('are made on demand, and deleted once complete', async () => {
    const clusterId = await seeded('orders');
    const { status, reply } = await back(clusterId);
    expect([status, reply.type, reply.status?.state]).toEqual([201, 'ON_DEMAND', 'CREATING']);
    const path = { spaceId, clusterId, backupId: reply.id };
    expect((await test.admin('DeleteBackup', { path })).status).toBe(409);
    await finish();
    const complete = (await test.admin('GetBackup', { path })).reply;
    expect(complete).toMatchObject({ status: { state: 'SUCCEEDED' }, clusterName: 'orders' });
    expect(complete.completedAt).toBeDefined();
    expect((await test.admin('DeleteBackup', { path })).status).toBe(204);
    expect((await test.admin('GetBackup', { path })).status).toBe(404);
  });

  it('are kept when they were made automatically', async () => {
    const clusterId = await seeded('orders');
    const automatic = (await backups(clusterId)).find((backup) => backup.type === 'AUTOMATIC');
    const path = { spaceId, clusterId, backupId: automatic?.id ?? '' };
    const { status, problem } = await test.admin('DeleteBackup', { path });
    expect([status, problem.type]).toEqual([403, 'urn:numspot:errors#forbidden']);
    expect((await test.admin('GetBackup', { path })).status).toBe(200);
  });

  it('are listed newest first, of one cluster or of all in reach', async () => {
    const { reply: all } = await test.admin('ListSpaceBackups', { path: { spaceId } });
    const starts = all.items.map((backup) => backup.startedAt ?? '');
    expect(starts).toEqual(starts.toSorted().toReversed());
    expect(new Set(all.items.map((backup) => backup.clusterName))).toEqual(new Set(['orders', 'positions']));
    const positions = await seeded('positions');
    const reader = await test.account({ spaceId, acls: [['postgresql.cluster.get', positions]] });
    const { reply: some } = await reader('ListSpaceBackups', { path: { spaceId } });
    expect(new Set(some.items.map((backup) => backup.clusterName))).toEqual(new Set(['positions']));
    expect((await list(reader)).map((cluster) => cluster.name)).toEqual(['positions']);
  });

  it('wait for a cluster that runs', async () => {
    const { reply } = await create();
    expect((await back(reply.id)).status).toBe(409);
  });
});

describe('who may use databases', () => {
  it('gives the creator every right on his cluster, and only on his', async () => {
    const maker = await test.account({ spaceId, permissions: ['postgresql.cluster.create'] });
    const { reply } = await create({}, maker);
    await finish();
    expect((await list(maker)).map((cluster) => cluster.id)).toEqual([reply.id]);
    expect((await maker('CreateBackup', { path: { spaceId, clusterId: reply.id } })).status).toBe(201);
    const path = { spaceId, clusterId: await seeded('orders') };
    expect((await maker('CreateBackup', { path })).status).toBe(403);
  });

  it('shows the versions to whoever may read databases in any space', async () => {
    const { reply: spaces } = await test.admin('ListMySpaces', {
      path: { organisationId: test.seeded.organisationId },
    });
    const elsewhere = spaces.items.find((space) => space.id !== spaceId && space.status === 'READY')?.id ?? '';
    const viewer = await test.account({ spaceId: elsewhere, roles: ['PostgreSQL Viewer'] });
    expect((await viewer('ListDatabaseVersions')).reply).toEqual({ versions: ['16', '17', '18'] });
    expect((await viewer('ListRegistryVersions')).status).toBe(403);
    const reader = await test.account({ spaceId, acls: [['registry.instance.get', crypto.randomUUID()]] });
    expect((await reader('ListRegistryVersions')).reply).toEqual({ items: ['2.13', '2.14'] });
    expect((await reader('ListDatabaseVersions')).problem.detail).toContain('(postgresql.cluster.get)');
  });
});
