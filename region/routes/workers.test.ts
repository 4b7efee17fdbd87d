import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { upgradeExamples, type UpgradeExample } from '#shared/rules/worker-upgrade-examples-for-tests.ts';
import { startTestRegion, type Caller, type TestRegion } from '#region/testing/test-region.ts';

let test: TestRegion;
let path: { spaceId: string; clusterId: string };
beforeEach(async () => {
  test = await startTestRegion();
  const { spaceId } = test.seeded;
  const body = { name: 'atlas', cidr: '10.64.0.0/16', version: '1.29.5', nodePools };
  const { reply } = await test.admin('CreateCluster', { path: { spaceId }, body });
  path = { spaceId, clusterId: reply.id };
  await finish();
});
afterEach(() => test.close());

const nodePools = [
  { name: 'first', nodeCount: 2, nodeProfile: 'SMALL' as const },
  { name: 'large', nodeCount: 2, nodeProfile: 'LARGE' as const },
  { name: 'second', nodeCount: 4, nodeProfile: 'SMALL' as const },
];
const finish = () => test.region.steering.advance(60_000);
const cluster = async () => (await test.admin('GetCluster', { path })).reply;
const counts = async () => (await cluster()).nodePools?.map(({ nodeCount }) => nodeCount);
const upgrade = (caller: Caller, version: string) => caller('UpgradeWorkers', { path, body: { version } });

function run({ controlPlane, workers }: Pick<UpgradeExample, 'controlPlane' | 'workers'>) {
  const versions = { control_plane_version: controlPlane, version: workers };
  return test.database.query.updateTable('clusters').set(versions).where('id', '=', path.clusterId).execute();
}

describe('upgrading workers', () => {
  it.each(upgradeExamples)('example $name answers $status', async (example) => {
    await run(example);
    if (example.status === 409) await test.admin('UpdateWorkersOs', { path });
    const viewer = await test.account({ spaceId: path.spaceId, roles: ['Kubernetes Viewer'] });
    const answer = await upgrade(example.status === 403 ? viewer : test.admin, example.asked);
    expect(answer.status).toBe(example.status);
    if (example.status === 202) {
      expect(answer.reply).toMatchObject({ operationType: 'UpgradeWorkers', status: 'PENDING' });
      await finish();
    }
    if (example.rule !== undefined) {
      expect(answer.problem.violations?.map(({ field }) => field)).toEqual(['version']);
      const description = answer.problem.violations?.[0]?.description ?? '';
      expect(description).toContain(`control plane ${example.controlPlane}, workers ${example.workers}`);
      if (example.first !== undefined) expect(description).toContain(`to ${example.first.version}`);
    }
    const reached = example.status === 202 ? example.asked : example.workers;
    expect(await cluster()).toMatchObject({ version: reached, controlPlaneVersion: example.controlPlane });
  });

  it('moves all pools together, once it is done', async () => {
    await run({ controlPlane: '1.30.1', workers: '1.29.5' });
    await upgrade(test.admin, '1.30.1');
    expect((await cluster()).version).toBe('1.29.5');
    await finish();
    const { nodePools = [] } = await cluster();
    expect(nodePools.map(({ kubernetesVersion }) => kubernetesVersion)).toEqual(['1.30.1', '1.30.1', '1.30.1']);
  });

  it('leaves the version when it fails', async () => {
    await run({ controlPlane: '1.30.1', workers: '1.29.5' });
    test.region.steering.failNext({ clusterId: path.clusterId, error: 'A worker did not drain.' });
    await upgrade(test.admin, '1.30.1');
    await finish();
    expect(await cluster()).toMatchObject({ version: '1.29.5', status: { state: 'RUNNING' } });
    const { reply } = await test.admin('ListClusterOperations', { path });
    expect(reply.items[0]).toMatchObject({ status: 'FAILED', error: 'A worker did not drain.' });
  });

  it('is open to a Kubernetes Admin of the space, and to who may update just this cluster', async () => {
    await run({ controlPlane: '1.30.1', workers: '1.29.3' });
    const admin = await test.account({ spaceId: path.spaceId, roles: ['Kubernetes Admin'] });
    expect((await upgrade(admin, '1.29.5')).status).toBe(202);
    await finish();
    const acls = [['kubernetes.cluster.update', path.clusterId]] as const;
    expect((await upgrade(await test.account({ spaceId: path.spaceId, acls }), '1.30.1')).status).toBe(202);
  });

  it('is refused without workers', async () => {
    const names = nodePools.map(({ name }) => name);
    for (const nodePoolName of names) {
      await test.admin('DeleteNodePool', { path: { ...path, nodePoolName } });
      await finish();
    }
    await run({ controlPlane: '1.30.1', workers: '1.29.5' });
    const { status, problem } = await upgrade(test.admin, '1.30.1');
    expect([status, problem.violations?.[0]?.field]).toEqual([400, 'version']);
  });
});

describe('upgrading the control plane', () => {
  it('goes ahead of the workers', async () => {
    const body = { version: '1.30.1' };
    const { status, reply } = await test.admin('UpgradeControlPlane', { path, body });
    expect([status, reply.operationType]).toEqual([202, 'UpgradeMasters']);
    await finish();
    expect(await cluster()).toMatchObject({ version: '1.29.5', controlPlaneVersion: '1.30.1' });
  });

  it.each(['1.29.5', '1.28.10', '1.31.0', '1.30.01'])('refuses %s', async (version) => {
    const { status, problem } = await test.admin('UpgradeControlPlane', { path, body: { version } });
    expect([status, problem.violations?.[0]?.field]).toEqual([400, 'version']);
  });

  it('leaves the version when it fails', async () => {
    test.region.steering.failNext({ clusterId: path.clusterId });
    await test.admin('UpgradeControlPlane', { path, body: { version: '1.30.1' } });
    await finish();
    expect((await cluster()).controlPlaneVersion).toBe('1.29.5');
  });
});

describe('adding and removing workers', () => {
  const add = (nodeProfile: string, nodeCount: number, version = '1.29.5') =>
    test.admin('AddWorkers', { path, body: { nodeProfile, nodeCount, version } });
  const remove = (nodeProfile: string) => test.admin('RemoveWorkers', { path, body: { nodeProfile } });

  it('acts on the oldest pool of the profile', async () => {
    expect((await add('SMALL', 3)).reply).toMatchObject({ operationType: 'AddWorker', targetName: 'atlas' });
    await finish();
    expect(await counts()).toEqual([5, 2, 4]);
    expect((await remove('SMALL')).reply.operationType).toBe('RemoveWorker');
    await finish();
    expect(await counts()).toEqual([4, 2, 4]);
  });

  it('takes a pool away with its last worker', async () => {
    await remove('LARGE');
    await finish();
    await remove('LARGE');
    await finish();
    expect(await counts()).toEqual([2, 4]);
    expect((await remove('LARGE')).status).toBe(404);
  });

  it('answers 404 for a profile that no pool has', async () => {
    expect((await add('MEDIUM', 1)).problem.type).toMatch(/#resource_not_found$/);
  });

  it.each([
    ['nodeCount', 'SMALL', 0, '1.29.5'],
    ['nodeCount', 'SMALL', 101, '1.29.5'],
    ['version', 'SMALL', 1, '1.28.10'],
    ['nodeProfile', 'TINY', 1, '1.29.5'],
  ])('refuses a wrong %s', async (field, profile, count, version) => {
    const { status, problem } = await add(profile, count, version);
    expect([status, problem.violations?.map((violation) => violation.field)]).toEqual([400, [field]]);
  });

  it('keeps a pool within the limit of the region', async () => {
    await test.admin('UpdateNodePoolCount', { path: { ...path, nodePoolName: 'first' }, body: { count: 950 } });
    await finish();
    expect((await add('SMALL', 51)).problem.violations?.[0]?.field).toBe('nodeCount');
    expect((await add('SMALL', 50)).status).toBe(202);
  });
});

describe('updating the operating system', () => {
  it.each([true, false])('changes nothing of the cluster, failing: %s', async (fails) => {
    const before = await cluster();
    if (fails) test.region.steering.failNext({ clusterId: path.clusterId });
    const { status, reply } = await test.admin('UpdateWorkersOs', { path });
    expect([status, reply.operationType]).toEqual([202, 'UpdateWorker']);
    await finish();
    expect(await cluster()).toEqual(before);
  });
});

describe('the operations of one cluster', () => {
  it('are the records of ListOperations in the other shape', async () => {
    await test.admin('UpdateWorkersOs', { path });
    await finish();
    const { clusterId, spaceId } = path;
    const { reply } = await test.admin('ListClusterOperations', { path });
    const { reply: others } = await test.admin('ListOperations', { path: { spaceId }, query: { clusterId } });
    expect(reply.totalSize).toBe(2);
    expect(reply.items).toEqual(
      others.items.map(({ id, type, status, progress, selfLink, targetLink, createTime, startTime, endTime }) => ({
        id,
        operationType: type,
        status,
        progress,
        selfLink,
        target: targetLink,
        targetName: 'atlas',
        clusterid: clusterId,
        createdAt: createTime,
        startedAt: startTime,
        endedAt: endTime,
      })),
    );
  });

  it('stay readable when the cluster is gone', async () => {
    await test.admin('DeleteCluster', { path });
    await finish();
    expect((await test.admin('GetCluster', { path })).status).toBe(404);
    const { reply } = await test.admin('ListClusterOperations', { path });
    expect(reply.items.map(({ operationType }) => operationType)).toEqual(['DeleteCluster', 'CreateCluster']);
  });
});

describe('reaching a cluster', () => {
  it('is possible with a kubeconfig once it has an address', async () => {
    const body = { name: '1e5', cidr: '10.65.0.0/16', version: '1.29.5', nodePools: [] };
    const { reply } = await test.admin('CreateCluster', { path: { spaceId: path.spaceId }, body });
    const young = { ...path, clusterId: reply.id };
    expect((await test.admin('GetKubeConfig', { path: young })).status).toBe(409);
    expect((await test.admin('GetClusterState', { path: young })).reply).toMatchObject({ health: 'KO', nodes: [] });
    await finish();
    const { kubeConfig } = (await test.admin('GetKubeConfig', { path: young })).reply;
    expect(kubeConfig).toContain('kind: Config');
    expect(kubeConfig).toContain(`server: "https://api.${reply.id.slice(0, 8)}.kubernetes.eu-std-1.example:6443"`);
    expect(kubeConfig).toContain('current-context: "1e5"');
  });

  it('shows every worker with its size, and whether the cluster is well', async () => {
    const { reply } = await test.admin('GetClusterState', { path });
    expect(reply).toMatchObject({ name: 'atlas', health: 'OK', clusterId: path.clusterId });
    expect(reply.nodes).toHaveLength(8);
    expect(reply.nodes?.[2]).toEqual({ name: 'large-1', status: 'OK', cpu: 8, memory: 32 });
    expect(Object.keys(reply).sort()).toEqual(['clusterId', 'health', 'name', 'nodes', 'spaceId']);
    test.region.steering.failNext({ clusterId: path.clusterId });
    await test.admin('DeleteCluster', { path });
    await finish();
    expect((await test.admin('GetClusterState', { path })).reply).toMatchObject({ health: 'KO' });
  });
});
