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
  name: 'atlas',
  cidr: '10.64.0.0/16',
  version: '1.29.5',
  nodePools: [{ name: 'workers', nodeCount: 3, nodeProfile: 'LARGE', gpu: 'V100' }],
};

const create = (caller: Caller, changes: object = {}) =>
  caller('CreateCluster', { path: { spaceId }, body: { ...wanted, ...changes } });
const get = (caller: Caller, clusterId: string) => caller('GetCluster', { path: { spaceId, clusterId } });
const remove = (caller: Caller, clusterId: string) => caller('DeleteCluster', { path: { spaceId, clusterId } });
const list = (caller: Caller) => caller('ListClusters', { path: { spaceId } });
const operation = (caller: Caller, id: string) => caller('GetOperation', { path: { spaceId, id } });

async function createReady(caller: Caller, changes: object = {}): Promise<string> {
  const { reply } = await create(caller, changes);
  await test.region.steering.advance(20_000);
  return reply.id;
}

describe('creating a cluster', () => {
  it('lists it as CREATING without addresses, then as RUNNING with them', async () => {
    const { status, reply } = await create(test.admin, { description: 'first of its name' });
    expect(status).toBe(201);
    expect(reply.operation).toMatchObject({ type: 'CreateCluster', status: 'PENDING', progress: '0%' });
    expect((await get(test.admin, reply.id)).reply).toEqual({
      id: reply.id,
      ...wanted,
      description: 'first of its name',
      controlPlaneVersion: '1.29.5',
      nodePools: [{ ...wanted.nodePools[0], kubernetesVersion: '1.29.5' }],
      urls: {},
      status: { state: 'CREATING', message: 'The cluster is being created.' },
    });
    await test.region.steering.advance(17_000);
    expect((await get(test.admin, reply.id)).reply).toMatchObject({
      status: { state: 'RUNNING' },
      urls: { api: expect.stringMatching(/^https:/), console: expect.stringMatching(/^https:/) },
    });
  });

  it('accepts an empty list of node pools', async () => {
    const id = await createReady(test.admin, { nodePools: [] });
    expect((await get(test.admin, id)).reply.nodePools).toEqual([]);
  });

  it('refuses a version that is not offered', async () => {
    const { status, problem } = await create(test.admin, { version: '1.29.9' });
    expect(status).toBe(400);
    expect(problem.violations).toEqual([
      { field: 'version', description: expect.stringContaining('1.27.12, 1.27.14, 1.28.8, 1.28.10, 1.29.3, 1.29.5') },
    ]);
  });

  it('names every wrong field at once and stores nothing', async () => {
    const nodePools = [{ name: 'a b', nodeCount: 0, nodeProfile: 'HUGE' }];
    const { status, problem } = await create(test.admin, { name: 'a!', cidr: '10.0.0.1/8', nodePools });
    expect(status).toBe(400);
    expect(problem.violations?.map(({ field }) => field).sort()).toEqual([
      'cidr',
      'name',
      'nodePools[0].name',
      'nodePools[0].nodeCount',
      'nodePools[0].nodeProfile',
    ]);
    expect((await list(test.admin)).reply.items.map(({ name }) => name)).not.toContain('a!');
  });

  it('refuses a name that is taken in the space, in any state, until the cluster is gone', async () => {
    const { reply } = await create(test.admin);
    const again = await create(test.admin);
    expect(again.status).toBe(409);
    expect(again.problem.type).toMatch(/#duplicate_resource$/);
    await test.region.steering.advance(20_000);
    await remove(test.admin, reply.id);
    expect((await create(test.admin)).status).toBe(409);
    await test.region.steering.advance(20_000);
    expect((await create(test.admin)).status).toBe(201);
  });

  it('leaves a failed cluster that can only be deleted', async () => {
    test.region.steering.failNext({ clusterName: 'atlas', error: 'No capacity left for profile LARGE.' });
    const { reply } = await create(test.admin);
    await test.region.steering.advance(20_000);
    expect((await get(test.admin, reply.id)).reply).toMatchObject({
      status: { state: 'FAILED', message: 'No capacity left for profile LARGE.' },
      urls: {},
    });
    expect((await operation(test.admin, reply.operation.id)).reply).toMatchObject({
      status: 'FAILED',
      progress: '60%',
      error: 'No capacity left for profile LARGE.',
      endTime: expect.any(String),
    });
    expect((await remove(test.admin, reply.id)).status).toBe(202);
    await test.region.steering.advance(20_000);
    expect((await get(test.admin, reply.id)).status).toBe(404);
  });

  it('answers 409 in a space that is not ready', async () => {
    const { reply: space } = await test.admin('CreateSpace', {
      path: { organisationId: test.seeded.organisationId },
      body: { name: 'new', description: 'new' },
    });
    const { status, problem } = await test.admin('CreateCluster', { path: { spaceId: space.id }, body: wanted });
    expect(status).toBe(409);
    expect(problem.detail).toContain('QUEUED');
    await test.region.steering.advance(8_000);
    expect((await test.admin('CreateCluster', { path: { spaceId: space.id }, body: wanted })).status).toBe(201);
  });
});

describe('deleting a cluster', () => {
  it('shows DELETING, then 404, and keeps the operations', async () => {
    const id = await createReady(test.admin);
    const { status, reply } = await remove(test.admin, id);
    expect([status, reply.name]).toEqual([202, 'atlas']);
    expect((await get(test.admin, id)).reply.status?.state).toBe('DELETING');
    await test.region.steering.advance(20_000);
    expect((await get(test.admin, id)).status).toBe(404);
    expect((await operation(test.admin, reply.operation.id)).reply).toMatchObject({ status: 'DONE', progress: '100%' });
    const left = await test.admin('ListOperations', { path: { spaceId }, query: { clusterId: id } });
    expect(left.reply.items.map(({ type }) => type)).toEqual(['DeleteCluster', 'CreateCluster']);
  });

  it('refuses a second operation while one runs, naming it', async () => {
    const { reply } = await create(test.admin);
    const { status, problem } = await remove(test.admin, reply.id);
    expect(status).toBe(409);
    expect(problem.type).toMatch(/#conflict$/);
    expect(problem.detail).toContain(reply.operation.id);
    expect((await get(test.admin, reply.id)).reply.status?.state).toBe('CREATING');
  });

  it('takes exactly one of many deletions asked at once', async () => {
    const id = await createReady(test.admin);
    const answers = await Promise.all(Array.from({ length: 8 }, () => remove(test.admin, id)));
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
  });

  it('answers 404 for a cluster of another space or none', async () => {
    const [elsewhere] = (await list(test.admin)).reply.items;
    expect((await remove(test.admin, crypto.randomUUID())).problem.type).toMatch(/#resource_not_found$/);
    const { reply: spaces } = await test.admin('ListMySpaces', {
      path: { organisationId: test.seeded.organisationId },
    });
    const other = spaces.items.find((space) => space.id !== spaceId && space.status === 'READY');
    const path = { spaceId: other?.id ?? '', clusterId: elsewhere?.id ?? '' };
    expect((await test.admin('GetCluster', { path })).status).toBe(404);
  });

  it('leaves the cluster FAILED when it fails', async () => {
    const id = await createReady(test.admin);
    test.region.steering.failNext({ clusterId: id, error: 'A load balancer is still attached.' });
    await remove(test.admin, id);
    await test.region.steering.advance(20_000);
    expect((await get(test.admin, id)).reply.status).toEqual({
      state: 'FAILED',
      message: 'A load balancer is still attached.',
    });
  });
});

describe('who may see and change clusters', () => {
  it('refuses those without any right on clusters, naming the permission', async () => {
    const stranger = await test.account({ spaceId });
    for (const { status, problem } of [await list(stranger), await create(stranger)]) {
      expect(status).toBe(403);
      expect(problem.detail).toMatch(/kubernetes\.cluster\.(get|create)/);
    }
  });

  it('lets a viewer read everything and change nothing', async () => {
    const viewer = await test.account({ spaceId, roles: ['Kubernetes Viewer'] });
    const { reply } = await list(viewer);
    expect(reply.totalSize).toBe(3);
    expect((await create(viewer)).status).toBe(403);
    expect((await remove(viewer, reply.items[0]?.id ?? '')).status).toBe(403);
  });

  it('gives the creator every right on his cluster, and only on his', async () => {
    const creator = await test.account({ spaceId, permissions: ['kubernetes.cluster.create'] });
    expect((await list(creator)).status).toBe(403);
    const id = await createReady(creator);
    expect((await list(creator)).reply).toMatchObject({ totalSize: 1, items: [{ id }] });
    expect((await remove(creator, id)).status).toBe(202);
  });

  it('drops the rights on a cluster with the cluster', async () => {
    const creator = await test.account({ spaceId, permissions: ['kubernetes.cluster.create'] });
    const id = await createReady(creator);
    const reader = await test.account({ spaceId, acls: [['kubernetes.cluster.get', id]] });
    expect((await get(reader, id)).status).toBe(200);
    await remove(creator, id);
    await test.region.steering.advance(20_000);
    expect((await get(reader, id)).status).toBe(403);
    expect((await get(creator, id)).status).toBe(403);
  });

  it('narrows lists of clusters and operations to what an ACL opens', async () => {
    const [one, other] = (await list(test.admin)).reply.items;
    const reader = await test.account({ spaceId, acls: [['kubernetes.cluster.get', one?.id ?? '']] });
    expect((await list(reader)).reply).toMatchObject({ totalSize: 1, items: [{ id: one?.id }] });
    expect((await get(reader, other?.id ?? '')).status).toBe(403);
    const { reply } = await reader('ListOperations', { path: { spaceId } });
    expect(reply.items.length).toBeGreaterThan(0);
    expect(reply.items.every(({ targetLink }) => targetLink?.endsWith(one?.id ?? ''))).toBe(true);
    const ofOther = await test.admin('ListOperations', { path: { spaceId }, query: { clusterId: other?.id } });
    expect((await operation(reader, reply.items[0]?.id ?? '')).status).toBe(200);
    expect((await operation(reader, ofOther.reply.items[0]?.id ?? '')).status).toBe(404);
  });
});

describe('listing clusters', () => {
  it('walks the pages newest first, with nextToken until the last', async () => {
    for (const name of ['one', 'two', 'three']) {
      await create(test.admin, { name });
      test.clock.advance(1);
    }
    const names: string[] = [];
    let nextToken: string | undefined;
    do {
      const { reply } = await test.admin('ListClusters', { path: { spaceId }, page: { size: 2, nextToken } });
      expect(reply.totalSize).toBe(6);
      names.push(...reply.items.map(({ name }) => name));
      nextToken = reply.nextToken;
    } while (nextToken !== undefined);
    expect(names.slice(0, 3)).toEqual(['three', 'two', 'one']);
    expect(new Set(names).size).toBe(6);
  });
});

describe('what clusters can be made of', () => {
  it('is told to anyone with a token', async () => {
    const stranger = await test.account({ spaceId });
    const profiles = await stranger('ListNodeProfiles');
    expect(profiles.reply.nodesProfiles).toEqual(['SMALL', 'MEDIUM', 'LARGE', 'VERY_LARGE']);
    expect(profiles.reply.details?.[3]).toEqual({ name: 'VERY_LARGE', cpu: 16, memory: 64 });
    const { reply } = await stranger('ListKubernetesVersions');
    expect(reply.versions).toEqual(['1.27.12', '1.27.14', '1.28.8', '1.28.10', '1.29.3', '1.29.5', '1.30.1']);
  });
});
