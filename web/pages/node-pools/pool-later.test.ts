import { describe, expect, it } from 'vitest';
import { refuseDeletion, refuseNewPool, refuseRemoval, refuseResize, refuseWorkers } from './pool-later.ts';

const first = { name: 'first', nodeCount: 3, nodeProfile: 'SMALL' };
const second = { name: 'second', nodeCount: 1, nodeProfile: 'LARGE' };
const third = { name: 'third', nodeCount: 2, nodeProfile: 'SMALL' };
const cluster = { nodePools: [first, second, third] };
const none = { nodePools: [] };

describe('a pool to be added', () => {
  it('needs a name that is still free', () => {
    expect(refuseNewPool(cluster, 'fourth')).toBeUndefined();
    expect(refuseNewPool({}, 'first')).toBeUndefined();
    expect(refuseNewPool(cluster, 'first')).toEqual({ why: 'nameTaken', name: 'first' });
  });
});

describe('a pool to be resized', () => {
  it('must be there, with another number of nodes', () => {
    expect(refuseResize(cluster, 'first', 4)).toBeUndefined();
    expect(refuseResize(cluster, 'first', 3)).toEqual({ why: 'poolHasCount', name: 'first', count: 3 });
    expect(refuseResize(none, 'first', 3)).toEqual({ why: 'poolGone', name: 'first' });
  });
});

describe('a pool to be deleted', () => {
  it('must be there', () => {
    expect(refuseDeletion(cluster, 'first', false)).toBeUndefined();
    expect(refuseDeletion(none, 'first', true)).toEqual({ why: 'poolGone', name: 'first' });
  });

  it('is not the last one, unless that was agreed to', () => {
    const last = { nodePools: [first] };
    expect(refuseDeletion(last, 'first', false)).toEqual({ why: 'poolIsLast', name: 'first' });
    expect(refuseDeletion(last, 'first', true)).toBeUndefined();
  });
});

describe('workers to be added', () => {
  it('join the pool that was named', () => {
    expect(refuseWorkers(cluster, { profile: 'SMALL', pool: 'first' })).toBeUndefined();
    expect(refuseWorkers({ nodePools: [second, third] }, { profile: 'SMALL', pool: 'first' })).toEqual({
      why: 'otherPool',
      profile: 'SMALL',
      name: 'third',
    });
    expect(refuseWorkers(cluster, { profile: 'MEDIUM', pool: 'first' })).toEqual({
      why: 'profileGone',
      profile: 'MEDIUM',
    });
  });
});

describe('a worker to be removed', () => {
  const agreed = { profile: 'LARGE', pool: 'second', lastWorker: true, lastPool: false };

  it('leaves the pool that was named', () => {
    const one = { ...agreed, profile: 'SMALL', pool: 'first', lastWorker: false };
    expect(refuseRemoval(cluster, one)).toBeUndefined();
    expect(refuseRemoval({ nodePools: [second, third] }, one)?.why).toBe('otherPool');
    expect(refuseRemoval({ nodePools: [second] }, one)?.why).toBe('profileGone');
  });

  it('takes its pool along only when that was agreed to', () => {
    expect(refuseRemoval(cluster, agreed)).toBeUndefined();
    expect(refuseRemoval(cluster, { ...agreed, lastWorker: false })).toEqual({ why: 'lastWorker', name: 'second' });
  });

  it('leaves the cluster without workers only when that was agreed to', () => {
    const last = { nodePools: [second] };
    expect(refuseRemoval(last, agreed)).toEqual({ why: 'poolIsLast', name: 'second' });
    expect(refuseRemoval(last, { ...agreed, lastPool: true })).toBeUndefined();
  });
});
