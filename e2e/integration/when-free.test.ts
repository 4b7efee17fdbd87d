/**
 * One operation that waits until its cluster is free, against a real region: it is sent once and for the cluster as it is by
 * then, whatever becomes of answers and processes, or it is said why it was not.
 */
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { patience, runs as cases } from '#testing/property-runs.ts';
import type { Agreed, AgreedOperation } from '#shared/agreed-work.ts';
import { cannotTell } from '#shared/run.ts';
import { RunBench, Upstream, workTakes, type Fault } from './run-bench.ts';

const bench = new RunBench();
beforeAll(() => bench.open());
afterAll(() => bench.close());
beforeEach(() => bench.openStores());
afterEach(() => bench.closeStores());

const pathOf = (clusterId: string) => ({ ...bench.space, clusterId });
const workers = (clusterId: string) => ({ ...pathOf(clusterId), nodePoolName: 'workers' });

/** A cluster of one worker that something keeps busy, and what does. */
async function busyCluster(error?: string): Promise<{ readonly clusterId: string; readonly after: string }> {
  const clusterId = await bench.createCluster('1.29.5');
  if (error !== undefined) bench.region.region.steering.failNext({ clusterId, error });
  const { reply } = await bench.region.admin('UpdateWorkersOs', { path: pathOf(clusterId) });
  return { clusterId, after: reply.id };
}

/** Chosen while that runs: two more workers, unless it is something else. */
function chosen(
  { clusterId, after }: { clusterId: string; after: string },
  operation: AgreedOperation = 'UpdateNodePoolCount',
  body: object | undefined = { count: 3 },
  agreed: Agreed = {},
): Promise<string> {
  const path = operation === 'UpdateNodePoolCount' ? workers(clusterId) : pathOf(clusterId);
  return bench.planned('whenFree', [{ operation, path, body, agreed: { after, ...agreed } }], true);
}

/** What its region was asked for after the first two operations, the oldest first. */
async function worksSince(clusterId: string): Promise<readonly string[]> {
  const kinds = (await bench.operationsOf(clusterId)).map(({ kind }) => kind);
  return kinds.toReversed().slice(2);
}

async function poolsOf(clusterId: string) {
  return (await bench.region.admin('GetCluster', { path: pathOf(clusterId) })).reply.nodePools;
}

const advance = async () => {
  await bench.region.region.steering.advance(workTakes);
  bench.clock.advance(workTakes);
};

/** Calls to the region: a look is two, operations and cluster. Checked, looked at, sent. */
const callThatSends = 7;

describe('an operation that waits until its cluster is free', () => {
  it('is confirmed as it was asked for, waits, and is sent once when that has ended', async () => {
    const cluster = await busyCluster();
    const upstream = new Upstream(bench);
    const id = await chosen(cluster);
    await bench.work(id, upstream);
    const waiting = { state: 'waiting', waitsFor: 'operation', isConfirmed: true };
    expect((await bench.load(id)).standing).toMatchObject(waiting);
    expect(await bench.answerOf(id)).toMatchObject({ operation: { id: cluster.after, kind: 'UpdateWorker' } });
    expect(upstream.statuses).toEqual([]);
    await advance();
    await bench.work(id, upstream);
    expect(await bench.statesOf(id)).toEqual(['accepted']);
    expect(await bench.workThrough(id, upstream)).toMatchObject({ state: 'done' });
    expect(await bench.statesOf(id)).toEqual(['done']);
    expect(await worksSince(cluster.clusterId)).toEqual(['AddWorker']);
  });

  it('is sent once, however often the process dies and answers are lost', { timeout: patience(60_000) }, async () => {
    const fault = fc.record({
      at: fc.integer({ min: 1, max: 24 }),
      what: fc.constantFrom<Fault['what']>('killBefore', 'killAfter', 'lostBefore', 'lostAfter'),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom<AgreedOperation>('UpdateNodePoolCount', 'UpdateWorkersOs', 'AddWorkers'),
        fc.array(fault, { maxLength: 5 }),
        async (operation, faults) => {
          const cluster = await busyCluster();
          const body = {
            UpdateNodePoolCount: { count: 3 },
            AddWorkers: { nodeProfile: 'SMALL', nodeCount: 1, version: '1.29.5' },
          }[operation as string];
          const upstream = new Upstream(bench, faults);
          const id = await chosen(cluster, operation, body, { pool: 'workers' });
          const { state } = await bench.workThrough(id, upstream);
          const works = await worksSince(cluster.clusterId);
          // Workers that were added may be a colleague's: then somebody is asked.
          if (operation === 'AddWorkers' && state === 'paused') {
            expect(await bench.statesOf(id)).toEqual(['unknown']);
            expect(works.length).toBeLessThanOrEqual(1);
          } else {
            expect(state).toBe('done');
            expect(works).toHaveLength(1);
          }
        },
      ),
      { numRuns: cases(12) },
    );
  });

  it('waits for somebody to confirm it where reading tells nothing', async () => {
    const id = await chosen({ clusterId: 'no id', after: '' });
    await bench.work(id, new Upstream(bench));
    expect((await bench.load(id)).standing).toMatchObject({ state: 'ready', isConfirmed: false });
  });

  it('adds workers of the version that the cluster has by then', async () => {
    const clusterId = await bench.createCluster('1.29.3');
    const asked = { path: pathOf(clusterId), body: { version: '1.29.5' } };
    await bench.region.admin('UpgradeControlPlane', asked);
    await advance();
    const { reply } = await bench.region.admin('UpgradeWorkers', asked);
    const body = { nodeProfile: 'SMALL', nodeCount: 1, version: '1.29.3' };
    const id = await chosen({ clusterId, after: reply.id }, 'AddWorkers', body, { pool: 'workers' });
    expect(await bench.workThrough(id, new Upstream(bench))).toMatchObject({ state: 'done' });
    expect(await poolsOf(clusterId)).toMatchObject([{ nodeCount: 2 }]);
  });
});

describe('what is not sent', () => {
  async function restsWith(id: string, upstream: Upstream, why: string): Promise<void> {
    expect(await bench.workThrough(id, upstream)).toMatchObject({ state: 'paused', reason: 'failures' });
    expect(await bench.answerOf(id)).toMatchObject({ notSent: { why } });
    expect(upstream.statuses).toEqual([]);
  }

  it('follows a failure, until somebody wants it all the same; a deletion is sent whatever has failed', async () => {
    const cluster = await busyCluster('no image');
    const upstream = new Upstream(bench);
    const id = await chosen(cluster);
    await restsWith(id, upstream, 'operationFailed');
    expect(await bench.answerOf(id)).toMatchObject({ operation: { id: cluster.after } });
    await bench.act(id, 'retry');
    expect(await bench.workThrough(id, upstream)).toMatchObject({ state: 'done' });
    expect(upstream.statuses).toEqual([202]);

    const doomed = await busyCluster('no image');
    const deletion = await chosen(doomed, 'DeleteCluster', undefined);
    expect(await bench.workThrough(deletion, upstream)).toMatchObject({ state: 'done' });
    expect(upstream.statuses).toEqual([202, 202]);
  });

  it('comes after another operation that was faster, and waits for that when asked to', async () => {
    const cluster = await busyCluster();
    const upstream = new Upstream(bench);
    const id = await chosen(cluster);
    await bench.work(id, upstream);
    await advance();
    await bench.region.admin('UpdateWorkersOs', { path: pathOf(cluster.clusterId) });
    await bench.work(id, upstream);
    expect((await bench.load(id)).standing).toMatchObject({ state: 'paused', reason: 'failures' });
    expect(await bench.answerOf(id)).toMatchObject({ notSent: { why: 'busyAgain' } });
    await bench.act(id, 'retry');
    await bench.work(id, upstream);
    expect((await bench.load(id)).standing).toMatchObject({ state: 'waiting', waitsFor: 'operation' });
    expect(await bench.workThrough(id, upstream)).toMatchObject({ state: 'done' });
    expect(upstream.statuses).toEqual([202]);
  });

  it('is refused because another operation was faster by a moment', async () => {
    const cluster = await busyCluster();
    const upstream = new Upstream(bench);
    const id = await chosen(cluster);
    await bench.work(id, upstream);
    await advance();
    upstream.onAsk = async (asked) => {
      if (asked !== 'UpdateNodePoolCount') return;
      await bench.region.admin('UpdateWorkersOs', { path: pathOf(cluster.clusterId) });
    };
    await bench.work(id, upstream);
    expect(upstream.statuses).toEqual([409]);
    expect(await bench.answerOf(id)).toMatchObject({ notSent: { why: 'busyAgain' } });
  });

  it('is about a cluster that is gone, or makes no sense any more', async () => {
    const clusterId = await bench.createCluster('1.29.5');
    const { reply } = await bench.region.admin('DeleteCluster', { path: pathOf(clusterId) });
    const after = reply?.operation.id ?? '';
    await restsWith(await chosen({ clusterId, after }), new Upstream(bench), 'clusterGone');
    const alone = await busyCluster();
    const agreed = { pool: 'workers', lastWorker: false, lastPool: false };
    const removal = await chosen(alone, 'RemoveWorkers', { nodeProfile: 'SMALL' }, agreed);
    await restsWith(removal, new Upstream(bench), 'lastWorker');
  });

  it('was so already', async () => {
    const cluster = await busyCluster();
    const upstream = new Upstream(bench);
    const id = await chosen(cluster, 'UpdateNodePoolCount', { count: 1 });
    expect(await bench.workThrough(id, upstream)).toMatchObject({ state: 'done' });
    expect(await bench.statesOf(id)).toEqual(['skipped']);
    expect(upstream.statuses).toEqual([]);
  });

  it('was cancelled while the cluster was looked at', async () => {
    const cluster = await busyCluster();
    const upstream = new Upstream(bench);
    const id = await chosen(cluster);
    await bench.work(id, upstream);
    await advance();
    upstream.onAsk = async (asked) => {
      if (asked === 'GetCluster') await bench.act(id, 'stop');
    };
    await bench.work(id, upstream);
    expect((await bench.load(id)).standing).toMatchObject({ state: 'paused', reason: 'asked' });
    await bench.act(id, 'stop');
    expect(await bench.statesOf(id)).toEqual(['todo']);
    expect(upstream.statuses).toEqual([]);
  });
});

describe('an answer that was lost', () => {
  const more = { nodeProfile: 'SMALL', nodeCount: 1, version: '1.29.5' };

  it('leaves to whoever asked whether workers are theirs or a colleague’s', async () => {
    const cluster = await busyCluster();
    const upstream = new Upstream(bench, [{ at: callThatSends, what: 'lostAfter' }]);
    const id = await chosen(cluster, 'AddWorkers', more, { pool: 'workers' });
    expect(await bench.workThrough(id, upstream)).toMatchObject({ state: 'paused', reason: 'failures' });
    expect(await bench.statesOf(id)).toEqual(['unknown']);
    expect(await bench.answerOf(id)).toMatchObject({ problem: { type: cannotTell } });
    expect(upstream.statuses).toEqual([202]);
    // Looking once more tells no more, and sends nothing.
    await bench.act(id, 'retry');
    expect(await bench.workThrough(id, upstream)).toMatchObject({ state: 'paused' });
    expect(upstream.statuses).toHaveLength(1);
  });

  it('is sent again once it is believed that nothing was carried out', async () => {
    const cluster = await busyCluster();
    const upstream = new Upstream(bench, [{ at: callThatSends, what: 'lostBefore' }]);
    const id = await chosen(cluster, 'AddWorkers', more, { pool: 'workers' });
    expect(await bench.workThrough(id, upstream)).toMatchObject({ state: 'done' });
    expect([upstream.lost, upstream.statuses]).toEqual([1, [202]]);
    expect(await worksSince(cluster.clusterId)).toEqual(['AddWorker']);
  });
});
