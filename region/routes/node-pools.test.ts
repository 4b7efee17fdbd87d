import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fieldsOf, send } from '#region/testing/test-request.ts';
import { startTestRegion, type TestRegion } from '#region/testing/test-region.ts';

let test: TestRegion;
let path: { spaceId: string; clusterId: string };
beforeEach(async () => {
  test = await startTestRegion();
  path = { spaceId: test.seeded.spaceId, clusterId: '' };
  path.clusterId = await createCluster('atlas');
});
afterEach(() => test.close());

async function createCluster(name: string, nodePools: object[] = [{ ...pool, name: 'workers' }]): Promise<string> {
  const body = { name, cidr: '10.64.0.0/16', version: '1.29.5', nodePools };
  const { reply } = await test.admin('CreateCluster', { path: { spaceId: path.spaceId }, body });
  await finish();
  return reply.id;
}

const pool = { nodeCount: 3, nodeProfile: 'LARGE' as const };
const finish = () => test.region.steering.advance(60_000);
const pools = async () => (await test.admin('ListNodePools', { path })).reply.items;
const counts = async () => Object.fromEntries((await pools()).map(({ name, nodeCount }) => [name, nodeCount]));
const create = (name: string) => test.admin('CreateNodePool', { path, body: { ...pool, name } });
const resize = (nodePoolName: string, count: number) =>
  test.admin('UpdateNodePoolCount', { path: { ...path, nodePoolName }, body: { count } });
const remove = (nodePoolName: string) => test.admin('DeleteNodePool', { path: { ...path, nodePoolName } });

describe('a new node pool', () => {
  it('is listed at once with its target count, and stays', async () => {
    const { status, reply } = await create('extra');
    expect(status).toBe(201);
    expect(reply).toMatchObject({ clusterId: path.clusterId, nodePoolName: 'extra' });
    expect(reply.operation).toMatchObject({ type: 'AddWorker', status: 'PENDING' });
    expect(await pools()).toEqual([
      { ...pool, name: 'workers', kubernetesVersion: '1.29.5' },
      { ...pool, name: 'extra', kubernetesVersion: '1.29.5' },
    ]);
    await finish();
    expect(await counts()).toEqual({ workers: 3, extra: 3 });
  });

  it('is gone when its operation fails', async () => {
    test.region.steering.failNext({ clusterId: path.clusterId });
    await create('extra');
    await finish();
    expect(await counts()).toEqual({ workers: 3 });
  });

  it('needs a name of its own in the cluster', async () => {
    const { status, problem } = await create('workers');
    expect([status, problem.type]).toEqual([409, 'urn:numspot:errors#duplicate_resource']);
  });

  it.each(['.', '..', 'a/b', '', 'a'.repeat(65)])(
    'needs a name that is safe in an address, so not %j',
    async (name) => {
      const { status, problem } = await create(name);
      expect(status).toBe(400);
      expect(problem.violations?.map(({ field }) => field)).toEqual(['name']);
    },
  );

  it('keeps to the limits of the region', async () => {
    const tooLarge = await test.admin('CreateNodePool', { path, body: { ...pool, name: 'huge', nodeCount: 1_001 } });
    expect([tooLarge.status, fields(tooLarge.problem)]).toEqual([400, ['nodeCount']]);
    const many = Array.from({ length: 20 }, (_, index) => ({ ...pool, name: `pool-${index}` }));
    path.clusterId = await createCluster('full', many);
    expect((await create('one-more')).status).toBe(409);
    const body = { name: 'fuller', cidr: '10.64.0.0/16', version: '1.29.5' };
    const beyond = (nodePools: object[]) =>
      test.admin('CreateCluster', { path: { spaceId: path.spaceId }, body: { ...body, nodePools } });
    expect(fields((await beyond([...many, { ...pool, name: 'one-more' }])).problem)).toEqual(['nodePools']);
    expect(fields((await beyond([{ ...pool, name: 'huge', nodeCount: 2 ** 53 - 1 }])).problem)).toEqual([
      'nodePools[0].nodeCount',
    ]);
  });
});

const fields = (problem: { violations?: readonly { field: string }[] | undefined }) =>
  problem.violations?.map(({ field }) => field);

describe('the number of workers', () => {
  it('grows when the operation is done', async () => {
    const { status, reply } = await resize('workers', 5);
    expect([status, reply.operation.type]).toEqual([202, 'AddWorker']);
    expect(JSON.parse(reply.operation.data ?? '')).toMatchObject({ nodePool: 'workers', previousCount: 3, count: 5 });
    expect(await counts()).toEqual({ workers: 3 });
    await finish();
    expect(await counts()).toEqual({ workers: 5 });
  });

  it('shrinks when the operation is done', async () => {
    expect((await resize('workers', 1)).reply.operation.type).toBe('RemoveWorker');
    expect(await counts()).toEqual({ workers: 3 });
    await finish();
    expect(await counts()).toEqual({ workers: 1 });
  });

  it.each([5, 1])('is what it was when the operation to make it %i fails', async (count) => {
    test.region.steering.failNext({ clusterId: path.clusterId });
    await resize('workers', count);
    await finish();
    expect(await counts()).toEqual({ workers: 3 });
  });

  it.each([3, 0, -1, 1_001, 2 ** 53])('is not accepted as %d', async (count) => {
    const { status, problem } = await resize('workers', count);
    expect([status, fields(problem)]).toEqual([400, ['count']]);
  });

  it('is asked of a pool that exists', async () => {
    expect((await resize('nobody', 5)).problem.type).toMatch(/#resource_not_found$/);
    expect((await resize('Workers', 5)).status).toBe(404);
  });
});

describe('deleting a node pool', () => {
  it('takes it away when the operation is done, the last one too', async () => {
    const { status, reply } = await remove('workers');
    expect([status, reply.name, reply.operation.type]).toEqual([202, 'workers', 'RemoveWorker']);
    expect(await counts()).toEqual({ workers: 3 });
    await finish();
    expect(await counts()).toEqual({});
  });

  it('leaves it when the operation fails', async () => {
    test.region.steering.failNext({ clusterId: path.clusterId });
    await remove('workers');
    await finish();
    expect(await counts()).toEqual({ workers: 3 });
  });
});

describe('a busy or failed cluster', () => {
  it('takes no second operation, and changes nothing for it', async () => {
    const { reply } = await resize('workers', 5);
    for (const { status, problem } of [await create('extra'), await resize('workers', 4), await remove('workers')]) {
      expect([status, problem.type]).toEqual([409, 'urn:numspot:errors#conflict']);
      expect(problem.detail).toContain(reply.operation.id);
    }
    expect(await counts()).toEqual({ workers: 3 });
  });

  it('can be renamed while busy, but only be deleted once failed', async () => {
    await resize('workers', 5);
    const renamed = await test.admin('UpdateCluster', { path, body: { name: 'titan', description: 'Renamed' } });
    expect(renamed.reply).toMatchObject({ name: 'titan', description: 'Renamed', version: '1.29.5' });
    await finish();
    test.region.steering.failNext({ clusterId: path.clusterId });
    await test.admin('DeleteCluster', { path });
    await finish();
    const answers = [
      await create('extra'),
      await resize('workers', 4),
      await remove('workers'),
      await test.admin('UpdateCluster', { path, body: {} }),
      await test.admin('UpdateWorkersOs', { path }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([409, 409, 409, 409, 409]);
    expect((await test.admin('DeleteCluster', { path })).status).toBe(202);
  });

  it('cannot take the name of another', async () => {
    await createCluster('titan');
    const { status, problem } = await test.admin('UpdateCluster', { path, body: { name: 'atlas' } });
    expect(status).toBe(200);
    expect(problem).not.toHaveProperty('type');
    const taken = await test.admin('UpdateCluster', { path, body: { name: 'titan' } });
    expect([taken.status, taken.problem.type]).toEqual([409, 'urn:numspot:errors#duplicate_resource']);
  });
});

describe('listing node pools', () => {
  it('walks them oldest first, and refuses the token of another cluster', async () => {
    const three = ['one', 'two', 'three'].map((name) => ({ ...pool, name }));
    path.clusterId = await createCluster('trio', three);
    const first = await test.admin('ListNodePools', { path, page: { size: 2 } });
    expect(first.reply).toMatchObject({ totalSize: 3, items: [{ name: 'one' }, { name: 'two' }] });
    const page = { size: 2, nextToken: first.reply.nextToken };
    const last = await test.admin('ListNodePools', { path, page });
    expect(last.reply.items.map(({ name }) => name)).toEqual(['three']);
    expect(last.reply).not.toHaveProperty('nextToken');
    const other = await createCluster('other');
    const refused = await test.admin('ListNodePools', { path: { ...path, clusterId: other }, page });
    expect([refused.status, fields(refused.problem)]).toEqual([400, ['page[nextToken]']]);
  });

  it('answers under both names of the service and in any letter case of nodePools', async () => {
    for (const ending of ['nodepools', 'nodePools', 'NODEPOOLS']) {
      for (const service of ['kubernetes', 'openshift']) {
        const url = `${test.baseUrl}/${service}/spaces/${path.spaceId}/clusters/${path.clusterId}/${ending}`;
        const answer = await send(url, { token: test.adminToken });
        expect([answer.status, fieldsOf(answer)]).toEqual([200, []]);
      }
    }
  });
});
