import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { callAs } from '#region/testing/contract-call.ts';
import { startTestRegion, type TestRegion } from '#region/testing/test-region.ts';

let test: TestRegion;
let spaceId: string;
beforeEach(async () => {
  test = await startTestRegion();
  ({ spaceId } = test.seeded);
});
afterEach(() => test.close());

async function startCreation(name = 'atlas') {
  const body = { name, cidr: '10.64.0.0/16', version: '1.29.5', nodePools: [] };
  const { reply } = await test.admin('CreateCluster', { path: { spaceId }, body });
  return { clusterId: reply.id, id: reply.operation.id };
}
const get = async (id: string) => (await test.admin('GetOperation', { path: { spaceId, id } })).reply;
const list = async (query: object = {}, page: object = {}) =>
  (await test.admin('ListOperations', { path: { spaceId }, query, page })).reply;

describe('the life of an operation', () => {
  it('tells when it was accepted, started and ended, each once it happened', async () => {
    const { id } = await startCreation();
    const createTime = '2026-01-15T09:30:00.000Z';
    const startTime = '2026-01-15T09:30:02.000Z';
    const pending = await get(id);
    expect(pending).toMatchObject({ status: 'PENDING', progress: '0%', createTime });
    expect(pending).not.toHaveProperty('startTime');
    await test.region.steering.advance(2_000);
    const running = await get(id);
    expect(running).toMatchObject({ status: 'RUNNING', progress: '0%', createTime, startTime });
    expect(running).not.toHaveProperty('endTime');
    expect(running).not.toHaveProperty('result');
    await test.region.steering.advance(15_000);
    const endTime = '2026-01-15T09:30:17.000Z';
    expect(await get(id)).toMatchObject({ status: 'DONE', progress: '100%', createTime, startTime, endTime });
  });

  it('shows five to ten steps of progress on the way', async () => {
    const { id } = await startCreation();
    const seen = new Set<string | undefined>();
    for (let second = 0; second < 20; second += 0.5) {
      seen.add((await get(id)).progress);
      test.clock.advance(500);
    }
    const steps = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100];
    expect([...seen]).toEqual(['0%', ...steps.map((percent) => `${percent}%`)]);
  });

  it('is never behind the clock, whoever moved it, and agrees with its cluster', async () => {
    const { id, clusterId } = await startCreation();
    for (let second = 0; second < 20; second += 1) {
      test.clock.advance(1_000);
      const { status } = await get(id);
      const cluster = await test.admin('GetCluster', { path: { spaceId, clusterId } });
      expect(status === 'DONE').toBe(second >= 16);
      expect(cluster.reply.status?.state).toBe(second >= 16 ? 'RUNNING' : 'CREATING');
    }
  });

  it('ends with a short result, or with a sentence about the failure', async () => {
    const { id, clusterId } = await startCreation('good');
    test.region.steering.failNext({ spaceId, error: 'The image registry did not answer.' });
    const failing = await startCreation('bad');
    await test.region.steering.advance(20_000);
    expect(JSON.parse((await get(id)).result ?? '')).toEqual({ clusterId });
    const failed = await get(failing.id);
    expect(failed).toMatchObject({ status: 'FAILED', progress: '60%', error: 'The image registry did not answer.' });
    expect(failed).not.toHaveProperty('result');
  });

  it('links to itself and to its cluster on the region that holds them', async () => {
    const { id, clusterId } = await startCreation();
    const base = `https://api.eu-std-1.example/kubernetes/spaces/${spaceId}`;
    expect(await get(id)).toMatchObject({
      selfLink: `${base}/operations/${id}`,
      targetLink: `${base}/clusters/${clusterId}`,
    });
  });

  it('is unknown in another space', async () => {
    const { id } = await startCreation();
    const { reply } = await test.admin('ListMySpaces', { path: { organisationId: test.seeded.organisationId } });
    const other = reply.items.find((space) => space.id !== spaceId && space.status === 'READY');
    const answer = await test.admin('GetOperation', { path: { spaceId: other?.id ?? '', id } });
    expect(answer.status).toBe(404);
  });
});

describe('listing operations', () => {
  it('filters by any of several statuses and by cluster, together', async () => {
    test.region.steering.failNext({ clusterName: 'bad' });
    const bad = await startCreation('bad');
    await test.region.steering.advance(20_000);
    const running = await startCreation('running');
    test.clock.advance(5_000);
    const pending = await startCreation('pending');

    const ids = async (query: object) => (await list(query)).items.map(({ id }) => id);
    expect(await ids({ status: ['PENDING'] })).toEqual([pending.id]);
    expect((await ids({ status: ['PENDING', 'RUNNING'] })).slice(0, 2)).toEqual([pending.id, running.id]);
    expect((await ids({ status: ['FAILED'] }))[0]).toBe(bad.id);
    expect(await ids({ clusterId: bad.clusterId, status: ['FAILED', 'DONE'] })).toEqual([bad.id]);
    expect(await ids({ clusterId: bad.clusterId, status: ['RUNNING'] })).toEqual([]);
    const { items, totalSize } = await list({ status: ['DONE'] });
    expect(totalSize).toBe(items.length);
    expect(items.every(({ status }) => status === 'DONE')).toBe(true);
  });

  it('refuses a status that does not exist', async () => {
    const { status, problem } = await callAs(test, 'ListOperations', {
      path: { spaceId },
      query: { status: ['SLEEPING'] },
    });
    expect(status).toBe(400);
    expect(problem.violations?.[0]?.field).toMatch(/^status/);
  });

  it('answers the newest 1,000 without page parameters, and a token only when more exist', async () => {
    const seeded = (await list()).totalSize ?? 0;
    const add = async (count: number) =>
      test.database.write(async (connection) => {
        const [template] = await connection.selectFrom('operations').selectAll().where('settled', '=', 1).execute();
        if (template === undefined) throw new Error('nothing seeded');
        const rows = Array.from({ length: count }, () => ({ ...template, id: crypto.randomUUID(), space_id: spaceId }));
        for (const row of rows) await connection.insertInto('operations').values(row).execute();
      });
    await add(1_000 - seeded);
    const full = await list();
    expect([full.items.length, full.totalSize, full.nextToken]).toEqual([1_000, 1_000, undefined]);
    await add(1);
    const more = await list();
    expect([more.items.length, more.totalSize]).toEqual([1_000, 1_001]);
    expect((await list({}, { nextToken: more.nextToken })).items).toHaveLength(1);
    expect((await list({}, { size: 70 })).items).toHaveLength(50);
  });

  it('continues from nextToken in either spelling', async () => {
    const first = await list({}, { size: 2 });
    const next = await list({}, { size: 2, nextToken: first.nextToken });
    const address = `${test.baseUrl}/kubernetes/spaces/${spaceId}/operations?page%5Bsize%5D=2&nextToken=${first.nextToken}`;
    const response = await fetch(address, { headers: { Authorization: `Bearer ${test.adminToken}` } });
    expect(await response.json()).toEqual(next);
  });
});
