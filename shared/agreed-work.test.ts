import { describe, expect, it } from 'vitest';
import type { PlannedStep } from '#shared/run.ts';
import { isAgreedSo, poolOfProfile, refuseAgreed, type Agreed, type AgreedOperation } from './agreed-work.ts';

const first = { name: 'first', nodeCount: 3, nodeProfile: 'SMALL' };
const second = { name: 'second', nodeCount: 1, nodeProfile: 'LARGE' };
const third = { name: 'third', nodeCount: 2, nodeProfile: 'SMALL' };
const cluster = { nodePools: [first, second, third] };
const none = { nodePools: [] };

const step = (operation: AgreedOperation, body?: object, agreed: Agreed = {}, name = 'first'): PlannedStep => ({
  operation,
  path: { nodePoolName: name },
  body,
  agreed,
});
const newPool = step('CreateNodePool', first);
const resize = (count: number) => step('UpdateNodePoolCount', { count });
const deletion = (lastPool: boolean) => step('DeleteNodePool', undefined, { lastPool });
const workers = (operation: 'AddWorkers' | 'RemoveWorkers', nodeProfile: string, agreed: Agreed) =>
  step(operation, { nodeProfile, nodeCount: 1 }, agreed);

it('takes workers to be in the oldest pool of their size', () => {
  expect(poolOfProfile(cluster.nodePools, 'SMALL')?.name).toBe('first');
  expect(poolOfProfile(cluster.nodePools, 'VERY_LARGE')).toBeUndefined();
});

describe('a pool to be added', () => {
  it('needs a name that is still free', () => {
    expect(refuseAgreed(newPool, { nodePools: [second] })).toBeUndefined();
    expect(refuseAgreed(newPool, {})).toBeUndefined();
    expect(refuseAgreed(newPool, cluster)).toEqual({ why: 'nameTaken', name: 'first' });
  });
});

describe('a pool to be resized', () => {
  it('must be there, with another number of nodes', () => {
    expect(refuseAgreed(resize(4), cluster)).toBeUndefined();
    expect(refuseAgreed(resize(3), cluster)).toEqual({ why: 'poolHasCount', name: 'first', count: 3 });
    expect(refuseAgreed(resize(3), none)).toEqual({ why: 'poolGone', name: 'first' });
  });
});

describe('a pool to be deleted', () => {
  it('must be there', () => {
    expect(refuseAgreed(deletion(false), cluster)).toBeUndefined();
    expect(refuseAgreed(deletion(true), none)).toEqual({ why: 'poolGone', name: 'first' });
  });

  it('is not the last one, unless that was agreed to', () => {
    const last = { nodePools: [first] };
    expect(refuseAgreed(deletion(false), last)).toEqual({ why: 'poolIsLast', name: 'first' });
    expect(refuseAgreed(deletion(true), last)).toBeUndefined();
  });
});

describe('workers to be added', () => {
  it('join the pool that was named', () => {
    const more = workers('AddWorkers', 'SMALL', { pool: 'first' });
    expect(refuseAgreed(more, cluster)).toBeUndefined();
    expect(refuseAgreed(more, { nodePools: [second, third] })).toEqual({
      why: 'otherPool',
      profile: 'SMALL',
      name: 'third',
    });
    expect(refuseAgreed(workers('AddWorkers', 'MEDIUM', { pool: 'first' }), cluster)).toEqual({
      why: 'profileGone',
      profile: 'MEDIUM',
    });
  });
});

describe('a worker to be removed', () => {
  const removal = (agreed: Agreed, nodeProfile = 'LARGE') =>
    workers('RemoveWorkers', nodeProfile, { pool: 'second', lastWorker: true, ...agreed });

  it('leaves the pool that was named', () => {
    const one = removal({ pool: 'first', lastWorker: false }, 'SMALL');
    expect(refuseAgreed(one, cluster)).toBeUndefined();
    expect(refuseAgreed(one, { nodePools: [second, third] })?.why).toBe('otherPool');
    expect(refuseAgreed(one, { nodePools: [second] })?.why).toBe('profileGone');
  });

  it('takes its pool along only when that was agreed to', () => {
    expect(refuseAgreed(removal({}), cluster)).toBeUndefined();
    expect(refuseAgreed(removal({ lastWorker: false }), cluster)).toEqual({ why: 'lastWorker', name: 'second' });
  });

  it('leaves the cluster without workers only when that was agreed to', () => {
    const last = { nodePools: [second] };
    expect(refuseAgreed(removal({}), last)).toEqual({ why: 'poolIsLast', name: 'second' });
    expect(refuseAgreed(removal({ lastPool: true }), last)).toBeUndefined();
  });
});

describe('what was asked for', () => {
  it('is told by the cluster where nobody else can have added to it', () => {
    expect(isAgreedSo(newPool, cluster)).toBe(true);
    expect(isAgreedSo(newPool, { nodePools: [{ ...first, nodeCount: 2 }] })).toBe(false);
    expect([isAgreedSo(resize(3), cluster), isAgreedSo(resize(4), cluster)]).toEqual([true, false]);
    expect([isAgreedSo(deletion(false), cluster), isAgreedSo(deletion(false), none)]).toEqual([false, true]);
    expect([isAgreedSo(step('DeleteCluster'), cluster), isAgreedSo(step('DeleteCluster'), undefined)]).toEqual([
      false,
      true,
    ]);
  });

  it('is not told where that might be the work of a colleague', () => {
    for (const operation of ['AddWorkers', 'RemoveWorkers'] as const)
      expect(isAgreedSo(workers(operation, 'SMALL', { pool: 'first' }), cluster)).toBeUndefined();
    expect(isAgreedSo(step('UpdateWorkersOs'), cluster)).toBeUndefined();
  });
});
